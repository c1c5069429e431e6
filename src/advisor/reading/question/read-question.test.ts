import { describe, expect, test } from 'vitest'
import { readQuestion } from './read-question.ts'
import { correctSpelling } from './spelling.ts'

const numbers = (text: string) =>
  readQuestion(text).said.map(({ kind, value, period }) => [
    kind,
    Math.round(value * 100) / 100,
    ...(period ? [period] : []),
  ])

describe('numbers of a question', () => {
  test.each([
    ['$690 a month in total', [['money', 690, 'month']]],
    ['a monthly payment of about $350', [['money', 350, 'month']]],
    ['the monthly payment on a $340,000 mortgage', [['money', 340_000]]],
    ['a $28,500 car loan cost me per month', [['money', 28_500]]],
    ['60 equal monthly payments left', [['months', 60]]],
    ['over 2 years and 6 months', [['months', 30]]],
    ['a 30-year loan', [['months', 360]]],
    ['two and a half years', [['months', 30]]],
    ['$300 every two weeks', [['money', 300, 'two-weeks']]],
    ['$6,000 at the end of every year', [['money', 6000, 'year']]],
    [
      'from 7.1% to 5.9%',
      [
        ['percent', 7.1],
        ['percent', 5.9],
      ],
    ],
    [
      'from $2,400 to $13,000',
      [
        ['money', 2400],
        ['money', 13_000],
      ],
    ],
    ['the next one, to one decimal, one twelfth of the rate', []],
    ['my 401(k), the 4% rule and 28/36', []],
    ['three debts', []],
    [
      'I am 35 and retire at 65',
      [
        ['age', 35],
        ['age', 65],
      ],
    ],
    ['99999999999999999 dollars', []],
  ])('%s', (text, expected) => expect(numbers(text)).toEqual(expected))

  test('words around a number are told without other numbers', () => {
    const [, second] = readQuestion('I owe $500 on my Visa at 20%, min. $25').said
    expect(second?.context).toBe('i owe $ on my visa at #, min $')
  })

  test('a quote is what the user wrote', () => {
    expect(readQuestion('It earns 5% for a decade').said[1]?.quote).toBe('a decade')
  })
})

describe('spelling', () => {
  test.each([
    ['morgage', 'mortgage'],
    ['retirment', 'retirement'],
    ['avalance', 'avalanche'],
    ['liabilites', 'liabilities'],
    ['financially', 'financially'],
    ['assess', 'assess'],
    ['contributions', 'contributions'],
    ['elephant', 'elephant'],
  ])('%s', (written, meant) => expect(correctSpelling(written)).toBe(meant))
})

test('rates and times that nobody has are not read', () => {
  expect(numbers('biweekly payments on a -377515774-year mortgage at 377515774%')).toEqual([])
})
