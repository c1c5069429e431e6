import { describe, expect, test } from 'vitest'
import type { Dialogue, Need } from '#advisor/dialogue.ts'
import type { Fact } from '#advisor/facts.ts'
import { spending } from '#advisor/planning/testing/rows.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { faultsOf } from '#advisor/talk/testing/checks.ts'
import { factOf, newTurn, seen, unknownPerson } from '#advisor/talk/testing/turns.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { respond } from '#advisor/talk/respond.ts'

interface Said {
  intent?: string
  snapshot?: Partial<Snapshot>
  dialogue?: Partial<Dialogue>
  facts?: Fact[]
  topics?: { id: string; score: number }[]
}

function say(text: string, { intent = 'know', topics = [], ...rest }: Said = {}) {
  const reply = respond({ ...newTurn(text, rest), minded: mindedAs(text, [intent], [], { topics }) })
  expect(faultsOf(reply)).toEqual([])
  return { ...reply, said: seen(reply.content), more: seen(reply.details ?? '') }
}

const profile = (known: Partial<Snapshot['profile']>): Partial<Snapshot> => ({
  profile: { ...unknownPerson.profile, ...known },
})
const household = profile({ income: 9_120_000, expenses: 606_000 })
const child: Need = { kind: 'child', thing: 'a second kid' }

describe('a decision', () => {
  test.each(['can we afford a second kid', 'trying to figure out if we can swing another baby'])(
    'opens with what it turns on, and asks for the first thing that is missing: %s',
    (text) => {
      const { said, dialogue } = say(text, { topics: [{ id: 'how-much-house', score: 0.44 }] })
      expect(said).toMatch(/childcare .*What do you bring home a month/)
      expect(dialogue.need).toMatchObject({ kind: 'child' })
    },
  )

  test('whose subject is explained keeps its explanation, and is remembered', () => {
    const { said, dialogue } = say('is it smart to get a dog', { topics: [{ id: 'pet-costs', score: 0.7 }] })
    expect(said).toMatch(/vet/)
    expect(dialogue.need).toMatchObject({ kind: 'pet' })
  })

  test('goes on with what is still missing after a fact', () => {
    const facts = [factOf({ kind: 'profile', field: 'income', value: 9_120_000 }, '7,600 a month')]
    const told = {
      facts,
      snapshot: profile({ income: 9_120_000 }),
      dialogue: { need: child },
      intent: 'tell',
    }
    expect(say('we bring home 7,600 a month', told).said).toMatch(/^Saved: .* goes out each month/)
  })

  test('asks for its cost last, and is settled by it', () => {
    const facts = [factOf({ kind: 'profile', field: 'expenses', value: 606_000 }, '6,060')]
    const asked = say('6,060 goes out', {
      facts,
      snapshot: household,
      dialogue: { need: child },
      intent: 'tell',
    })
    expect(asked.said).toMatch(/That leaves \$1,540 a month.* childcare .*\?$/)
    const settled = say('about 1,250', { snapshot: household, dialogue: asked.dialogue, intent: 'tell' })
    expect(settled.said).toMatch(/only \$290 would be left each month/)
    expect(settled.dialogue.need).toBeNull()
    expect(settled.dialogue.sums.at(-1)).toMatchObject({ kind: 'afford-monthly' })
  })

  test('counts childcare for one more as it is now until the real price is told', () => {
    const rows = [spending(1, 'Mortgage', 2100), spending(2, 'Daycare', 1350), spending(3, 'Food', 2610)]
    const snapshot = { ...profile({ income: 9_120_000 }), expenses: rows }
    const { said, dialogue } = say('so can we do it or not', { snapshot, dialogue: { need: child } })
    expect(said).toMatch(/costs what it does now, barely: only \$190/)
    const real = say('a second spot is 1,250', { snapshot, dialogue, intent: 'tell' })
    expect(real.said).toMatch(/\$290/)
  })

  test('is asked about again whatever was worked out since, and what costs something else is no cost of it', () => {
    const rows = [spending(1, 'Mortgage', 2100), spending(2, 'Daycare', 1350), spending(3, 'Food', 2610)]
    const snapshot = { ...profile({ income: 9_120_000 }), expenses: rows }
    const sums = say('500 a month for 20 years', { intent: 'growth' }).dialogue.sums
    expect(say('so can we?', { snapshot, dialogue: { need: child, sums } }).said).toMatch(/only \$190/)
    expect(say('can we see it again', { snapshot, dialogue: { need: child, sums } }).said).not.toMatch(
      /\$190/,
    )
    const asked = say('can we have another kid?', { snapshot, intent: 'afford-monthly' })
    expect(asked.dialogue.sums.at(-1)?.inputs['amount']?.source).toMatchObject({ kind: 'row' })
  })

  test('keeps a price that was put with it', () => {
    const opened = say('should i pay for my moms roof. its 9k')
    expect(opened.said).toMatch(/savings/)
    const known = profile({ savings: 1_400_000, expenses: 350_000 })
    const facts = [factOf({ kind: 'profile', field: 'savings', value: 1_400_000 }, '14k')]
    const told = { snapshot: known, facts, dialogue: opened.dialogue, intent: 'tell' }
    expect(say('14k in savings', told).said).toMatch(/\$5,000 would be left/)
  })

  test('is not asked for in trouble', () => {
    const { said } = say('should i keep the house, my husband died in march', { intent: 'hear:death' })
    expect(said).not.toMatch(/bring home/)
  })
})

describe('what was to be decided steps back', () => {
  const facts = [factOf({ kind: 'profile', field: 'income', value: 9_480_000 }, '7,900 a month')]
  const told = { facts, snapshot: profile({ income: 9_480_000 }), dialogue: { need: child } }

  test.each([
    ['i cry in the car every day on 7,900 a month', 'hear:overwhelmed'],
    ['7,900 a month. my husband died in march', 'hear:death'],
  ])('before what is felt: %s', (text, intent) =>
    expect(say(text, { ...told, intent }).said).not.toMatch(
      /goes out each month|spend in a month, everything together/,
    ),
  )

  test('before what is asked', () => {
    const text = 'we bring home 7,600 a month, whats left'
    const known = { ...told, snapshot: household, intent: 'budget-summary' }
    expect(say(text, known).said).toMatch(/\$1,540/)
    expect(say(text, known).said).not.toMatch(/childcare/)
  })

  test('in trouble nothing is remembered', () =>
    expect(
      say('we are divorcing, i want to keep the house', { intent: 'hear:divorce' }).dialogue.need,
    ).toBeNull())
})

test('one cost is no budget', () => {
  const snapshot = { ...profile({ income: 6_240_000 }), expenses: [spending(1, 'House', 1850)] }
  const { said } = say('can i afford to keep the house by myself', { snapshot })
  expect(said).toMatch(/\$3,350 a month for everything else\. .*\?$/)
})
