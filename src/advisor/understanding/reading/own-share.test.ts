import { expect, test } from 'vitest'
import { readMessage } from './reading.ts'
import { talk } from '#advisor/testing/memory.ts'

const costsOf = (text: string) =>
  talk([text]).snapshot.expenses.map(({ category, amount }) => [category, amount / 100])

test.each([
  ['my rent is 1,460 with a roommate so 730 is mine', 'Rent', 730],
  ['electric is 180 a month, my half is 90', 'Electric', 90],
  ['My car insurance is 240 a month. My part is 110.', 'Car insurance', 110],
  ['my rent is 1,700 split with my cousin, i pay 850', 'Rent', 850],
  ['rent is 1,640 but theres two of us so i only pay 820', 'Rent', 820],
  ['internet is 90, i split it with a neighbor so 45', 'Internet', 45],
  ['rent is 1,640, 2 of us so i only pay 820', 'Rent', 820],
  ['my renters insurance is 240 a year, my half is 120', 'Renters insurance', 10],
])('%s', (text, name, amount) => expect(costsOf(text)).toEqual([[name, amount]]))

test.each([
  ['rent is 1,500 and i pay 200 for electric', [1500, 200]],
  ['rent 1,200, car 300, half of it is gone by the 5th', [1200, 300]],
  ['rent 940 thats my half, phone 45', [940, 45]],
  ['rent is 940, my half of utilities 95, food 300', [940, 95]],
  ['my stipend is 2,300 a month. my share of rent 760', [2300, 760]],
  ['it is too big to share. we could sell for 540,000, we owe 118,000', [540_000, 118_000]],
  ['lost 3,900 in a weekend, 2,400 of it went on the card', [3900, 2400]],
  ['rent 940 split with a friend, phone 45 for me', [940, 45]],
  ['i owe 900, my share of stock is worth 2,000', [900, 2000]],
  ['my wife makes 4,000 and i make 3,000', [4000, 3000]],
  ['i make 2,700 so i pay 800 rent', [2700, 800]],
  ['i make 2,700, half goes to rent so 1,350', [2700, 1350]],
  ['i make 2,700, split the rent with a friend so i pay 800', [2700, 800]],
])('%s: two amounts', (text, values) =>
  expect(
    readMessage(text)
      .amounts.slice(0, 2)
      .map(({ value }) => value),
  ).toEqual(values),
)
