import { expect, test } from 'vitest'
import type { Turn } from '#advisor/advisor.ts'
import { freshDialogue } from '#advisor/dialogue.ts'
import { debtPayoff } from '#advisor/planning/sums/debt-plan.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { FigureBook } from './figure-book.ts'
import { SaidNumbers } from './said.ts'
import { callSum } from './sum-tools.ts'
import { Workbench } from './workbench.ts'

const text =
  'Chase 6,240 at 27.99, minimum 190, and Discover 3,870 at 24.49, minimum 110. I can pay 650 a month.'
const turn = {
  text,
  snapshot: emptySnapshot(),
  dialogue: freshDialogue,
  minded: null,
  understood: { facts: [] },
} as Turn

function payOff(debts: unknown) {
  const bench = new Workbench(turn, new FigureBook([]), new SaidNumbers([{ id: null, at: null, text }]))
  return { answer: callSum(debtPayoff, { total: '650', debts, words: 'avalanche' }, bench), bench }
}

const chase = { name: 'Chase', balance: 'said"6,240"', rate: 'said"27.99"', minimum: 'said"190"' }
const discover = { name: 'Discover', balance: 'said"3,870"', rate: 'said"24.49"', minimum: 'said"110"' }

test('debts given with the call are paid off with their minimums', () => {
  const { answer, bench } = payOff([chase, discover])
  expect(answer).toMatchObject({ results: { 's1.months': '20 months' } })
  expect(answer).not.toHaveProperty('beware')
  expect(JSON.stringify(answer)).toContain('“Chase”: $6,240 at 27.99%, minimum $190')
  // What went in stays with the sum, each number with its source.
  expect(bench.book.find('s1.minimum2')?.figure).toMatchObject({
    value: 11_000,
    source: { kind: 'words', quote: '110' },
  })
})

test('a debt without a minimum is said to be counted with none', () => {
  const { minimum: _, ...without } = discover
  expect(payOff([chase, without]).answer).toHaveProperty('beware')
})

test.each([
  [[{ ...chase, balance: '6,241' }], 'debts, Chase, balance: nothing stands behind 6241'],
  [[{ ...chase, rate: '' }], 'debts, Chase: it needs a balance and a rate.'],
  [[{ balance: '6,240' }], 'debts: the debt in place 1 needs a name.'],
  ['all', 'debts: a list of debts'],
])('what is wrong in %j is named', (debts, error) => {
  expect(payOff(debts).answer).toEqual({ error: expect.stringContaining(error) as string })
})
