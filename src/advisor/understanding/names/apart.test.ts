import { expect, test } from 'vitest'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { freshDialogue } from '#advisor/dialogue.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { understand } from '#advisor/understanding/understand.ts'

/** Rows that a message makes, with their amounts. */
const rowsOf = (text: string) =>
  understand({
    text,
    snapshot: emptySnapshot(),
    dialogue: freshDialogue,
    minded: mindedAs(text, []),
  }).facts.flatMap(({ change }) =>
    'name' in change && 'amount' in change ? [[change.name, (change.amount ?? 0) / 100]] : [],
  )

test('what has no name of its own is called by the words before it', () => {
  expect(rowsOf('rent 980, food 390, phone 55, going out 240')).toContainEqual(['Going out', 240])
  expect(rowsOf('rent 1,050 car 290 food 410 rest 500')).toContainEqual(['Rest', 500])
})

test('the second of two of a kind is not called by the words between', () => {
  expect(rowsOf('a credit card with 4,000 on it and a credit card with 1,200')).toEqual([
    ['Credit card', 4000],
    ['Credit card 2', 1200],
  ])
})

test.each([
  ['rent is 1,150. wait, rent is 1,250', 'Rent', 1250],
  ['groceries are 500, sorry groceries are 560', 'Groceries', 560],
  ['I owe 8,900 on the truck. oops I owe 9,800 on the truck', 'Truck', 9800],
])('set right at once, it is one row: %s', (text, name, amount) =>
  expect(rowsOf(text)).toEqual([[name, amount]]),
)

test('what two people bring home is called after them', () => {
  const rows = rowsOf('our budget: i bring home 3,300 a month and he brings home 2,800')
  expect(rows).toEqual([
    ['My pay', 3300],
    ['His pay', 2800],
  ])
})
