import { expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'

const costs = (...turns: string[]) =>
  Object.fromEntries(
    talk(turns)
      .snapshot.expenses.toReversed()
      .map(({ category, amount }) => [category, amount / 100]),
  )

test.each([
  [
    'Taxes on the house are 3,900 a year and insurance 1,800',
    { 'Property tax': 325, 'House insurance': 150 },
  ],
  ['Rent 1,400, car 320, insurance 140', { Rent: 1400, Car: 320, 'Car insurance': 140 }],
  [
    'mortgage 1,650, taxes 380, insurance 130, phone 90',
    { Mortgage: 1650, 'Property tax': 380, 'House insurance': 130, Phone: 90 },
  ],
  ['my insurance is 140 for the car', { 'Car insurance': 140 }],
  [
    'truck payment 480, insurance 155, house payment 1,900, insurance 160',
    { 'Truck payment': 480, 'Car insurance': 155, 'House payment': 1900, 'House insurance': 160 },
  ],
  ['rent 1,200, insurance 30, phone 60', { Rent: 1200, Insurance: 30, Phone: 60 }],
  [
    'property taxes run 4,200 a year and insurance is 1,500',
    { 'Property taxes': 350, 'House insurance': 125 },
  ],
])('%s', (text, rows) => expect(costs(text)).toEqual(rows))

test('insurance of another thing is another row', () =>
  expect(
    costs('Taxes on the house are 3,900 a year and insurance 1,800', 'car insurance 95 and church 100'),
  ).toEqual({ 'Property tax': 325, 'House insurance': 150, 'Car insurance': 95, Church: 100 }))
