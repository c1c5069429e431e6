import { expect, test } from 'vitest'
import { freshDialogue } from '#advisor/dialogue.ts'
import { snapshotWith } from '#advisor/planning/testing/rows.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { listTerms } from './listed-terms.ts'

const terms = (text: string) => {
  const minded = mindedAs(text, ['tell'], [])
  const { numbers } = listTerms({ text, snapshot: snapshotWith({}), dialogue: freshDialogue, minded })
  return numbers.flatMap(({ what, value }) => (what === 'minimum' || what === 'rate' ? [[what, value]] : []))
}

test.each([
  'amex 2,300, citi 5,100 and sears 700. minimums are about 70 160 and 30',
  'amex 2,300, citi 5,100, sears 700, payments 70/160/30',
  'amex 2,300, citi 5,100, sears 700, min payments of $70, $160 and $30',
])('a list of what is due: %s', (text) => {
  expect(terms(text)).toEqual([
    ['minimum', 70],
    ['minimum', 160],
    ['minimum', 30],
  ])
})

test('a list of rates and one of payments', () => {
  expect(terms('two loans, 8,200 and 3,600, payments 215 and 90, rates are 9.5 and 14')).toEqual([
    ['minimum', 215],
    ['minimum', 90],
    ['rate', 9.5],
    ['rate', 14],
  ])
})

test.each([
  'the car payments are 410',
  'payments are 310 and 2 kids',
  'rates are 22 at my bank',
  'rent 1,200, gas 150 and phone 60',
])('one payment, one rate and a list of bills are none: %s', (text) => {
  expect(terms(text)).toEqual([])
})

test('payments for cars are bills, however many', () =>
  expect(terms('mortgage 2,150, two car payments 380 and 265, food 700')).toEqual([]))
