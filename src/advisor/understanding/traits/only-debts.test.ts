import { expect, test } from 'vitest'
import { readOnlyDebts } from './only-debts.ts'
import { readMessage } from '#advisor/understanding/reading/reading.ts'

test.each([
  ["9,900 on my student loan and that's all i owe", true],
  ['Visa 3k and a car loan of 8k. Those are my only debts.', true],
  ['I owe 4k on the truck, otherwise debt free', true],
  ['no debt besides 3k on the Visa', true],
  ["Visa 3,420, Lowe's store card 1,180, nothing else.", true],
  ['Debt: just the mortgage, 120k', true],
  ["i owe 6 grand on the skid steer and that's the only note i got", true],
  ['Visa 3,000. Sallie Mae loan 8,000. And that is all of them.', true],
  ['We owe 88,000 on the house and nothing else in the world.', true],
  ["That's the full list, every cent I owe.", true],
  ['I have one debt in the world, a 1,775 balance with Klarna.', true],
  ['Only two debts to my name: 6,200 on a card and 14,900 on the Tacoma.', true],
  ['I owe Sallie Mae 3,300. And 940 to the ER. End of list.', true],
  ["I don't have debts except $1,700 on the Visa", true],
  ['We paid off the cards. What is left is the mortgage, 203,500.', true],
  ['I owe 3k on the Visa', false],
  ['My sister says that is all I owe', false],
  ['In all I owe $31,900.', false],
  ['I sold the condo, so only the house is left', false],
  ['I pay ground rent of $96 and nothing else', false],
  ['After that I clear 3,600 a month', false],
  ["My sister owes 3k and that's all she owes", false],
  ["Three things I want: pay off the Visa, fix the bath. That's it.", false],
])('%s: %s', (text, expected) => expect(readOnlyDebts(readMessage(text))).toBe(expected))

test('a short message may end the list of the one before', () => {
  const isOnly = (text: string, heard: string) => readOnlyDebts(readMessage(text), heard)
  expect(isOnly("that's the only one", 'debt? a Kia, 4,400')).toBe(true)
  expect(isOnly("that's the lot, no others", 'Wells Fargo card 2,700, Amazon card 940')).toBe(true)
  expect(isOnly("that's all of them", 'Rent 900, phone 40')).toBe(false)
})
