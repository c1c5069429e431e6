import { expect, test } from 'vitest'
import { inCurrency } from '#advisor/in-currency.ts'
import type { Currency } from '#finance/currency.ts'
import { byWords } from '#advisor/grounding/figures.ts'
import { FigureBook } from './figure-book.ts'
import { judgeSentence } from './judge.ts'

/** A sentence of a model beside one debt of 1,200 and one rule of 7,500 dollars. */
function judge(text: string, currency: Currency) {
  return inCurrency(currency, () => {
    const book = new FigureBook([])
    book.add('debt1.amount', book.sheet.money('Visa', 120_000, byWords('')), 'stored')
    book.add('rule.ira', book.sheet.dollars('IRA limit', 750_000, byWords('')), 'rule')
    const { visible, untraced } = judgeSentence({ kind: 'paragraph', block: 0, item: 0, text }, book)
    return { visible, untraced }
  })
}

test.each([
  ['EUR', 'You owe €1,200.', 'You owe €1,200.'],
  ['EUR', 'You owe 1,200 €.', 'You owe 1,200 €.'],
  ['EUR', 'You owe 1,200 euros.', 'You owe 1,200 euros.'],
  ['EUR', 'You owe €[[debt1.amount]].', 'You owe €1,200.'],
  ['EUR', 'You owe [[debt1.amount]] euros.', 'You owe €1,200.'],
  ['EUR', 'The limit is $7,500.', 'The limit is $7,500.'],
  ['CHF', 'You owe CHF 1,200.', 'You owe CHF 1,200.'],
  ['USD', 'You owe $[[debt1.amount]] dollars.', 'You owe $1,200.'],
  ['USD', 'You owe US$1,200.', 'You owe US$1,200.'],
] as const)('%s: %s', (currency, text, visible) => {
  expect(judge(text, currency)).toEqual({ visible, untraced: [] })
})

test('an amount that nothing stands behind is none in any currency', () => {
  expect(judge('You owe €1,300.', 'EUR').untraced).toEqual(['€1,300'])
  expect(judge('You owe $1,300.', 'USD').untraced).toEqual(['$1,300'])
})
