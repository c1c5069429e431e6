import { describe, expect, test } from 'vitest'
import type { Turn } from '#advisor/advisor.ts'
import { freshDialogue } from '#advisor/dialogue.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { addTotals } from './book-data.ts'
import { callCalc } from './calc-tool.ts'
import { FigureBook } from './figure-book.ts'
import { SaidNumbers } from './said.ts'
import { Workbench } from './workbench.ts'

function calc(text: string, input: object): Record<string, unknown> {
  const snapshot = emptySnapshot()
  snapshot.profile.income = 6_000_000
  const turn = { text, snapshot, dialogue: freshDialogue, minded: null, understood: { facts: [] } } as Turn
  const book = new FigureBook([])
  addTotals(book, snapshot)
  const said = new SaidNumbers([{ id: null, at: null, text }])
  return callCalc(input, new Workbench(turn, book, said)) as Record<string, unknown>
}

describe('calc', () => {
  test.each([
    ['a share of a bare amount', 'Savings 150', 'said"Savings 150" / total.income', 'percent', '3.0%'],
    ['a share that is multiplied out', 'I put 150 away', 'said"150" / total.income * 100', 'percent', '3.0%'],
    ['a fee for each hundred', 'It costs 0.85% a year', 'said"0.85%" of 100', 'money', '$0.85'],
    [
      'weeks by their number',
      '84,000 a year, 8 weeks off',
      'said"84,000" / 52 * said"8"',
      'money',
      '$12,923.08',
    ],
  ])('counts %s', (_, text, expression, as, result) => {
    expect(calc(text, { expression, as, label: 'What it is' })).toMatchObject({
      results: { 's1.value': result },
    })
  })

  test.each([
    ['Half of the subscriptions', true],
    ['All four cuts together', true],
    ['A third of pay', true],
    ['Interest on 100 dollars', false],
    ['Five thousand dollars', false],
  ])('takes the label %s: %s', (label, isTaken) => {
    const answer = calc('I pay 96', { expression: 'said"96" / 2', label })
    expect('error' in answer).toBe(!isTaken)
  })
})
