import { describe, expect, test } from 'vitest'
import { byFormula, byProfile, byRule, byWords } from '#advisor/grounding/figures.ts'
import { FigureBook } from './figure-book.ts'
import { judgeSentence } from './judge.ts'
import { findEntry } from './rule-figure.ts'

const book = new FigureBook([])
const { sheet } = book
const formula = byFormula('worked out', [])
book.topic = 'we want to buy a house, can we retire at 64'
for (const id of [
  'car-down',
  'down-full',
  'emergency-ira',
  'starter-cushion',
  'self-employment-rate',
  'tax-day',
])
  findEntry(book, `rule.${id}`)
book.add('s1.gap', sheet.money('Short a month', 560_000, formula), 'result')
book.add('s1.inflation', sheet.percent('Inflation a year', 3, byRule('Assumption', 'taken')), 'input')
book.add('s2.total', sheet.money('Both accounts together', 61_700_000, formula), 'result')
book.add('s3.paid', sheet.money('Put in by then', 61_700_000, formula), 'result')
book.add(
  's3.median',
  sheet.money('Median of savers from 55 to 64', 18_500_000, byRule('Survey', 'x')),
  'rule',
)
book.add(
  'profile.expenses',
  sheet.money('Expenses a month', 560_000, byProfile('expenses')),
  'stored',
  'month',
)
const said = (text: string, value: number, around: string) =>
  book.add('said', sheet.number('As you said', 'count', value, byWords(text)), 'before', null, around)
said('Two', 2, 'Two kids in school')
said('55', 55, 'my wife is 55')
said('60', 60, 'food 480, phone 60 a month')
book.add('s0.left', sheet.money('Taken out of the plan', 375_000, formula), 'ledger')

const judge = (text: string, kind: 'paragraph' | 'table' = 'paragraph', block = 0) =>
  judgeSentence({ text, block, item: 0, kind }, book)
const labels = (text: string) => judge(text).figures.map(({ label }) => label)

describe('of equal figures the one that the words name', () => {
  test.each([
    ['You spend $5,600 a month.', ['Expenses a month']],
    ['You would be $5,600 short a month.', ['Short a month']],
    ['Both accounts together hold $617,000.', ['Both accounts together']],
    ['By then you will have put in $617,000.', ['Put in by then']],
    [
      'With 20% down on the house there is no mortgage insurance.',
      ['Down payment that avoids mortgage insurance'],
    ],
    ['For a car, 20% down is the rule.', ['Down payment of the 20/4/10 rule for cars']],
    ['Keep $1,000 as a first cushion.', ['First small cushion while debts are paid off']],
    // Looked up for something else; what the sentence names was not.
    [
      'A cushion of 3 months of spending is the least.',
      ['Smallest full emergency fund, in months of expenses'],
    ],
  ])('%s', (text, wanted) => expect(labels(text)).toEqual(wanted))

  test('is chosen by the head of its column and the name of its row', () => {
    judge('| | Spent | Short |', 'table', 7)
    const cells = judge('| A month | $5,600 | $5,600 |', 'table', 7)
    expect(cells.figures.map(({ label }) => label)).toEqual(['Expenses a month', 'Short a month'])
  })
})

describe('a number that is no such figure', () => {
  test.each([
    ['She works 3 days.', '3'],
    ['You are two months late.', 'two months'],
    ['Some $3,750 more comes in with him.', '$3,750'],
    ['It is due on March 9.', '9'],
  ])('%s', (text, words) => expect(judge(text).untraced).toEqual([words]))
})

describe('a number that is known', () => {
  test.each([
    ['The return is due on April 15.', 'Day the return is due, or the next business day'],
    ['Pay the second part on June 15.', 'Due dates of estimated payments, or the next business day'],
    ['Prices rise by 3% of inflation a year.', 'Inflation a year'],
    // Beside a figure whose label holds it.
    ['The median saver between 55 and 64 has $185,000.', 'Median of savers from 55 to 64'],
    // A public rule that nobody has looked up, where its own words stand there.
    ['You have 60 days to choose COBRA.', 'Days to choose COBRA'],
    ['Medicare begins at age 65.', 'Age at which Medicare begins'],
  ])('%s', (text, label) => {
    const { untraced, figures } = judge(text)
    expect(untraced).toEqual([])
    expect(figures[0]?.label).toBe(label)
  })
})
