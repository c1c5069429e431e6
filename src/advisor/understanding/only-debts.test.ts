import { expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'

const owed = (...turns: string[]) => talk(turns).snapshot.profile.debt

test.each([
  ["9,900 on my student loan and that's all i owe", 9_900],
  ['Visa 3k and a car loan of 8k. Those are my only debts.', 11_000],
  ['I owe 4k on the truck, otherwise debt free', 4_000],
  ["Visa 3,420, Lowe's store card 1,180, nothing else.", 4_600],
  ['We owe 88,000 on the house and nothing else in the world.', 88_000],
  ['Only two debts to my name: 6,200 on a card and 14,900 on the Tacoma.', 21_100],
  ['I owe 3k on the Visa', null],
  ['My sister owes 3k on her Visa and says that is all she owes', null],
  ['I owe 900 to the vet. I pay ground rent of $96 and nothing else', null],
])('%s: %s', (text, total) => expect(owed(text)).toBe(total === null ? null : total * 100))

test('a short message may end the list of the one before', () => {
  expect(owed('Wells Fargo card 2,700, Amazon card 940', "that's the lot, no others")).toBe(364_000)
})
