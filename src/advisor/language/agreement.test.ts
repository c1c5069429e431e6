import { describe, expect, test } from 'vitest'
import type { Change, Fact } from '#advisor/facts.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import type { Settlement } from '#advisor/writer.ts'
import { agree, type Verdict } from './agreement.ts'

const quote = 'Chase 6,240 at 27.99 and a Discover 3,870 at 24.49'
const fact = (change: Change, decision: Fact['decision'] = 'save'): Fact => ({
  change,
  decision,
  quote,
  span: { start: 0, end: quote.length },
})
const card = (name: string, amount: number, interestRate?: number): Change => ({
  kind: 'liability',
  id: null,
  name,
  amount,
  category: 'Credit Cards',
  ...(interestRate !== undefined && { interestRate }),
})
const pay: Change = { kind: 'income', id: null, name: 'My pay', amount: 591_667 }
const year = (value: number): Change => ({ kind: 'profile', field: 'income', value })
const fresh = (): Settlement => ({ save: [], ask: [], withdraw: [], decline: [] })

/** What becomes of a fact that the model states, beside one that was read and saved. */
function judged(read: Change, stated: Change) {
  const settled = fresh()
  const proven = { fact: fact(stated), isInQuestion: false, isNamed: false }
  return { verdict: agree(proven, [fact(read)], emptySnapshot(), settled), settled }
}

describe('what is saved already and said once more', () => {
  test.each([
    ['a card without its rate', card('Discover', 387_000, 24.49), card('Discover', 387_000)],
    ['a card with the rate of another', card('Discover', 387_000, 24.49), card('Discover', 387_000, 27.99)],
    ['pay by the year that is kept by the month', pay, year(7_100_000)],
    ['pay by the month that is kept by the year', year(7_100_000), pay],
  ])('%s stays as it was read', (_, read, stated) => {
    const { verdict, settled } = judged(read, stated)
    expect(verdict).toBe('agreed')
    expect(settled).toEqual(fresh())
  })

  test('as a rate of its own takes nothing away', () => {
    const snapshot = emptySnapshot()
    snapshot.liabilities = [
      {
        id: 7,
        name: 'Discover',
        amount: 387_000,
        interestRate: 24.49,
        minimumPayment: null,
        category: 'Credit Cards',
        notes: null,
        updatedAt: '2026-03-01T00:00:00.000Z',
      },
    ]
    const rate: Change = {
      kind: 'liability',
      id: 7,
      name: 'Discover',
      category: 'Credit Cards',
      interestRate: 24.49,
    }
    const settled = fresh()
    expect(agree({ fact: fact(rate), isInQuestion: false, isNamed: false }, [], snapshot, settled)).toBe(
      'agreed',
    )
    expect(settled).toEqual(fresh())
  })
})

describe('another reading of the same words', () => {
  const expense: Change = { kind: 'expense', id: null, name: 'Chase', amount: 624_000 }
  const other: [string, Change, Change][] = [
    ['another amount for the same total', year(7_100_000), year(12_500_000)],
    ['a cost in place of a debt', card('Chase', 624_000), expense],
  ]
  test.each(other)('%s changes nothing that is saved', (_, read, stated) => {
    const { verdict, settled } = judged(read, stated)
    expect(verdict).toHaveProperty('kept')
    expect(settled).toEqual(fresh())
  })

  test('is asked in place of the question of the built-in reader', () => {
    const settled = fresh()
    const unsure = fact(card('Chase', 624_000), 'ask')
    const stated = { fact: fact(expense), isInQuestion: false, isNamed: false }
    expect(agree(stated, [unsure], emptySnapshot(), settled)).toBe('asked')
    expect(settled.withdraw).toEqual([unsure])
  })

  test('is saved once the model has left the first one out', () => {
    const misread = fact(card('Chase', 624_000))
    const settled = { ...fresh(), withdraw: [misread] }
    const stated = { fact: fact(expense), isInQuestion: false, isNamed: false }
    expect(agree(stated, [misread], emptySnapshot(), settled)).toBe<Verdict>('saved')
  })
})

describe('a change of a row', () => {
  const ira: Change = { kind: 'asset', id: 3, name: 'IRA', category: 'Investments', value: 11_300_000 }
  const again: Change = { ...ira, id: null }
  const gone: Change = { kind: 'removal', from: 'asset', id: 3, name: 'IRA' }

  test('that the message names takes the place of a second row and of a removal', () => {
    const settled = fresh()
    const builtIn = [fact(again), fact(gone, 'ask')]
    const stated = { fact: fact(ira), isInQuestion: false, isNamed: true }
    expect(agree(stated, builtIn, emptySnapshot(), settled)).toBe('saved')
    expect(settled.withdraw).toEqual(builtIn)
    expect(settled.save).toEqual([fact(ira)])
  })

  test.each([
    ['that the message does not name', false, false],
    ['in a question', true, true],
  ])('%s is asked', (_, isNamed, isInQuestion) => {
    const settled = fresh()
    const snapshot = emptySnapshot()
    const verdict = agree({ fact: fact(ira), isInQuestion, isNamed }, [], snapshot, settled)
    expect(verdict).toBe('asked')
  })
})
