import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_REPLY_LENGTH } from '#contract/chat.ts'
import type { AssetInput, LiabilityInput } from '#contract/balance-sheet.ts'
import { checkDraft } from '#advisor/grounding/check.ts'
import { figuresOf, readText } from '#advisor/grounding/print.ts'
import { answerQuestion } from '#advisor/planning/answer.ts'
import { snapshotOf, turnOf } from '#advisor/planning/testing/scenarios.ts'

// As scenarios tell it, in dollars.
const house: AssetInput = { name: 'House', value: 300_000, category: 'Real Estate' }
const cash = (name: string, value: number): AssetInput => ({ name, value, category: 'Cash and Equivalents' })
const visa: LiabilityInput = { name: 'Visa', amount: 2000, interestRate: 20, category: 'Credit Cards' }

function ask(
  profile: { savings?: number; debt?: number },
  assets: AssetInput[] = [],
  liabilities: LiabilityInput[] = [],
) {
  const snapshot = snapshotOf({ profile, assets, liabilities })
  const draft = answerQuestion(turnOf('What is my net worth?', snapshot))!.draft
  return { said: readText(draft.content), draft, texts: figuresOf(draft).map(({ text }) => text) }
}

const NET = 'Your net worth is $300,000: $300,000 of assets less $0 of liabilities.'

const worth = (...told: Parameters<typeof ask>) => ask(...told).said.match(/-?\$[\d,]+/)?.[0]

test('what is only in the profile counts, once, as on the balance sheet', () => {
  expect(ask({ savings: 12_000 }, [house]).said).toBe(
    'Your net worth is $312,000: $312,000 of assets less $0 of liabilities.',
  )
  expect(worth({ debt: 5000 }, [house])).toBe('$295,000')
  expect(worth({ savings: 12_000, debt: 5000 }, [house])).toBe('$307,000')
  expect(worth({ savings: 12_000 }, [], [visa])).toBe('$10,000')
  // A stated debt holds what is listed of it.
  expect(worth({ debt: 5000 }, [house], [visa])).toBe('$295,000')
})

test.each([
  ['a savings account, whatever it holds', cash('Emergency fund', 9000), '$307,000'],
  [
    'the same amount under another name',
    { ...cash('Rainy', 12_000), category: 'Investments' as const },
    '$310,000',
  ],
  ['cash that may be part of it', cash('Ally', 15_000), '$313,000'],
])('nothing counts twice when the balance sheet has %s', (_, row, net) => {
  expect(worth({ savings: 12_000, debt: 2000 }, [house, row], [visa])).toBe(net)
})

test('a small checking account cannot be the savings', () => {
  expect(ask({ savings: 12_000 }, [house, cash('Checking', 500)]).texts).toContain('$312,500')
})

test('nothing in the profile changes nothing', () => {
  expect(ask({}, [house]).said).toBe(NET)
  expect(ask({ savings: 0, debt: 0 }, [house]).said).toBe(NET)
})

test('with an empty balance sheet the profile is what counts', () => {
  expect(ask({ savings: 12_000, debt: 5000 }).said).toBe(
    'Your net worth is $7,000: $12,000 of assets less $5,000 of liabilities.',
  )
})

test('whatever is stored: every figure is traced, and the short answer is short', () => {
  const dollars = fc.integer({ min: 0, max: 999_999_999_999 })
  fc.assert(
    fc.property(
      fc.option(dollars),
      fc.option(dollars),
      dollars,
      fc.boolean(),
      (savings, debt, value, owes) => {
        const profile = { ...(savings !== null && { savings }), ...(debt !== null && { debt }) }
        const { draft, said } = ask(profile, [{ ...house, value }], owes ? [visa] : [])
        expect(checkDraft(draft)).toEqual([])
        expect(said.length).toBeLessThanOrEqual(MAX_REPLY_LENGTH)
        expect(said).toMatch(/^Your net worth is/)
      },
    ),
  )
})
