import { describe, expect, test } from 'vitest'
import { byFormula, byRow, byRule, byWords } from '#advisor/grounding/figures.ts'
import { FigureBook } from './figure-book.ts'
import { judgeSentence } from './judge.ts'

const book = new FigureBook([])
const { sheet } = book
const formula = byFormula('worked out', [])
book.add('s1.payment', sheet.money('Payment a month', 214_512, formula), 'result')
book.add('s1.value', sheet.money('Worth then', 44_691_230, formula), 'result')
book.add('s1.months', sheet.months('Months', 35, formula), 'result')
book.add('s1.share', sheet.percent('Share', 27.46, formula), 'result')
book.add('s1.term', sheet.months('Term', 360, byWords('30 years')), 'input')
book.add(
  'debt1.rate',
  sheet.percent('Visa: interest', 24.99, byRow('liabilities', { id: 1, name: 'Visa 4521' })),
  'stored',
)
book.add('said', sheet.number('As you said', 'count', 45, byWords('45')), 'said')
book.add('said', sheet.number('As you said', 'year', 2031, byWords('2031')), 'said')
book.add('s0.months', sheet.months('Months', 47, formula), 'ledger')
book.add('s0.paid', sheet.money('Paid', 881_396, formula), 'ledger')
book.add('said', sheet.months('As you said', (10 / 52) * 12, byWords('10 weeks')), 'said')
book.add('printed', sheet.percent('Share of pay', 74.4, formula, 1), 'printed')
book.add('printed', sheet.months('Months until debt-free', 25, formula), 'printed')
book.add('printed', sheet.percent('Share for housing', 28, byRule('28/36', 'a rule')), 'printed')
book.shares.add('half')
book.names.add('Visa 4521')

const judge = (text: string) => judgeSentence({ text, block: 0, item: 0, kind: 'paragraph' }, book)

describe('a number that stands on a figure', () => {
  test.each([
    ['It is $2,145.12 a month.', '$2,145.12'],
    ['It is $2,145 a month.', '$2,145'],
    ['It is about $2,150 or so.', '$2,150'],
    ['About **$447,000** then.', '$447,000'],
    ['About $447k then.', '$447k'],
    ['It takes 35 months.', '35 months'],
    ['It takes 2 years and 11 months.', '2 years and 11 months'],
    ['It takes 2.9 years.', '2.9 years'],
    ['A loan of 30 years.', '30 years'],
    ['That is 27.5% of it.', '27.5%'],
    ['That is 27 percent.', '27 percent'],
    ['At 24.99% it hurts.', '24.99%'],
    ['The $45 of the gym.', '$45'],
    ['By 2031 it is done.', '2031'],
    ['You paid $8,814 then.', '$8,814'],
    ['It takes thirty-five months.', 'thirty-five months'],
    ['Notice of 10 weeks is common.', '10 weeks'],
    // Told in an earlier reply, in the same words.
    ['You are at 74.4% now.', '74.4%'],
    ['It was 25 months before.', '25 months'],
    ['The share for housing is 28%.', '28%'],
    // Rules are known without being looked up again.
    ['Keep [[rule.cushion-low]] of bills.', '3 months'],
  ])('%s', (text, printed) => {
    const { untraced, figures } = judge(text)
    expect(untraced).toEqual([])
    expect(figures.map((figure) => figure.text)).toEqual([printed])
  })

  test('keeps its exact value and its source under the words of the answer', () => {
    const { html, figures } = judge('About **$447,000** then.')
    expect(html).toBe(`About <strong><data value="${figures[0]?.id}">$447,000</data></strong> then.`)
    expect(figures[0]).toMatchObject({ value: 44_691_230, source: formula })
  })
})

describe('a number that nothing stands behind', () => {
  test.each([
    ['It is $2,146 a month.', '$2,146'],
    ['It is $400,000 then.', '$400,000'],
    ['It takes 36 months.', '36 months'],
    ['About 3 years.', '3 years'],
    ['That is 28% of it.', '28%'],
    ['It is 35 dollars.', '35'],
    ['From 47 months before.', '47 months'],
    ['You owe five thousand dollars.', 'five thousand'],
    ['It takes four to seven months.', 'four'],
    ['Pay F35 or so.', '35'],
    ['Save $fi**ve** hundred.', 'five hundred'],
    ['You own ５００ now.', '500'],
    ['It is [[s9.payment]].', '[[s9.payment]]'],
    ['It is [[s1.payment]]k.', '[[s1.payment]]k'],
    ['It is <b>999</b>.', '999'],
  ])('%s', (text, words) => expect(judge(text).untraced[0]).toContain(words))
})

test.each([
  'There are two ways and three steps.',
  'File a W-4, fill the 401(k), take a 15-year mortgage or think of Chapter 7.',
  'Your Visa 4521 comes first.',
  'Half of it, paid every two weeks, will be gone one day.',
  'From 59½ on nothing is lost, for every $100 that you take.',
  'It takes [[s0.months]] months.',
  'You pay nothing from age 59½ on.',
])('passes: %s', (text) => expect(judge(text).untraced).toEqual([]))

test('cells of a table are judged one by one', () => {
  const row = judgeSentence({ text: '| Fast | $2,145 | $9 |', block: 0, item: 0, kind: 'table' }, book)
  expect(row.untraced).toEqual(['$9'])
  expect(row.html.split('\t')).toHaveLength(3)
})

test.each([
  ['It is about [[s1.payment]] a month.', 'It is about $2,145 a month.'],
  ['It is [[s1.payment]] a month.', 'It is $2,145.12 a month.'],
  ['From age 59½ on.', 'From age 59½ on.'],
])('%s reads: %s', (text, visible) => expect(judge(text).visible).toBe(visible))
