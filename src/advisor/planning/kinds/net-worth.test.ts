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

test('savings that are only in the profile are told beside what is listed', () => {
  const { said, draft } = ask({ savings: 12_000 }, [house])
  expect(said).toBe(
    `${NET} Savings of $12,000 in your profile are not on your balance sheet; with them it is $312,000.`,
  )
  expect(JSON.stringify(draft.details)).toContain('assumes that this is not part of a row')
})

test('so is debt, and both', () => {
  expect(ask({ debt: 5000 }, [house]).said).toBe(
    `${NET} Debt of $5,000 in your profile is not on your balance sheet; with that it is $295,000.`,
  )
  expect(ask({ savings: 12_000, debt: 5000 }, [house]).said).toBe(
    `${NET} Savings of $12,000 and debt of $5,000 in your profile are not on your balance sheet; with both it is $307,000.`,
  )
})

test('somebody who has listed only debts is not told that they own nothing', () => {
  expect(ask({ savings: 12_000 }, [], [visa]).said).toBe(
    'Your net worth is negative, -$2,000: you own $0 and owe $2,000. Savings of $12,000 in your profile are not on your balance sheet; with them it is $10,000.',
  )
})

test.each([
  ['a savings account, whatever it holds', cash('Emergency fund', 9000)],
  ['the same amount under another name', { ...cash('Rainy', 12_000), category: 'Investments' as const }],
  ['at least as much cash', cash('Checking', 15_000)],
])('nothing counts twice when the balance sheet has %s', (_, row) => {
  expect(ask({ savings: 12_000, debt: 2000 }, [house, row], [visa]).said).not.toContain('profile')
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
