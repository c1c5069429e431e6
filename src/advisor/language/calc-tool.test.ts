import { describe, expect, test } from 'vitest'
import type { Turn } from '#advisor/advisor.ts'
import { freshDialogue } from '#advisor/dialogue.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { addTotals } from './book-data.ts'
import { callCalc } from './calc-tool.ts'
import { FigureBook } from './figure-book.ts'
import { SaidNumbers } from './said.ts'
import { Workbench } from './workbench.ts'

const calc = (text: string, input: object) => work(text, input).answer

function work(text: string, input: object) {
  const snapshot = emptySnapshot()
  snapshot.profile.income = 6_000_000
  const turn = { text, snapshot, dialogue: freshDialogue, minded: null, understood: { facts: [] } } as Turn
  const book = new FigureBook([])
  addTotals(book, snapshot)
  const said = new SaidNumbers([{ id: null, at: null, text }])
  const bench = new Workbench(turn, book, said)
  return {
    answer: callCalc(input, bench) as Record<string, unknown>,
    made: bench.made,
    book,
    assumed: bench.assumed,
  }
}

describe('calc', () => {
  test.each([
    ['half of a bracket', 'I put 150 away', 'said"150" + half of (said"150" + 10)', 'money', '$230'],
    ['a share of a bare amount', 'Savings 150', 'said"Savings 150" / total.income', 'percent', '3.0%'],
    ['what a share leaves of a whole', '20% is kept', '(1 - said"20%") * total.income', 'money', '$4,000'],
    ['months by twelve', '94 months', 'said"94 months" / 12', 'years', '7.8 years'],
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

  test('takes a share that is assumed, and keeps it as such', () => {
    const { answer, assumed } = work('we paid 465k', {
      expression: 'said"465k" - assume 6% of said"465k"',
      label: 'After a sale',
    })
    expect(answer).toMatchObject({ results: { 's1.value': '$437,100' } })
    expect(assumed.get('s1')?.map(({ figure }) => figure.text)).toEqual(['6%'])
    expect(
      calc('we paid 465k', { expression: 'said"465k" - assume 600', label: 'What it is' }),
    ).toHaveProperty('error')
  })

  test('keeps what was worked out on the way', () => {
    const { book } = work('rent goes to 1,725 from 1,600', {
      expression: 'total.income - (said"1,725" - said"1,600")',
      label: 'Left',
    })
    expect(book.entries.map(({ figure }) => figure.text)).toContain('$125')
  })

  test.each([
    ['Half of the subscriptions', 'Half of the subscriptions'],
    ['All four cuts together', 'All four cuts together'],
    ['Interest on 100 dollars', 'Interest on'],
    ['Five thousand dollars', 'Worked out'],
  ])('takes the label %s as %s', (label, kept) => {
    const { made } = work('I pay 96', { expression: 'said"96" / 2', label })
    expect(made[0]?.results.value?.label).toBe(kept)
  })

  test.each([
    ['a time from one age to another', 'said"60" - said"26"', 'months', '408 months'],
    ['the same, times twelve', '(said"60" - said"26") * 12', 'months', '408 months'],
    ['an amount for each of the years', '3,600 * (said"60" - said"26")', 'money', '$122,400'],
    ['an age after some months', 'said"26" + said"18 months"', 'count', '27.5'],
  ])('counts %s', (_, expression, as, result) => {
    const text = 'I am 26 years old now, 3,600 a year until age 60, after 18 months of a break'
    expect(calc(text, { expression, as, label: 'What it is' })).toMatchObject({
      results: { 's1.value': result },
    })
  })
})
