import { expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'
import { toDollars } from '#finance/money.ts'

const stored = (text: string) => {
  const { profile, income, expenses } = talk([text]).snapshot
  return {
    income: profile.income === null ? null : toDollars(profile.income),
    rents: income.map(({ amount }) => toDollars(amount)).toSorted((one, other) => one - other),
    costs: expenses.map(({ amount }) => toDollars(amount)),
  }
}

test.each([
  ['i own a triplex. the units rent for 900, 925 and 1,050', 34_500, [900, 925, 1050], []],
  ['I own a fourplex and rent out two units, 800 and 800. mortgage 1,500', 19_200, [800, 800], [1500]],
  ['My duplex: unit A rents 1,150 and B 1,225', 28_500, [1150, 1225], []],
  ['we rent out the other side of the duplex for 1,100 and the mortgage is 1,820', 13_200, [], [1820]],
  ['i rent a room to my cousin for 400', 4800, [], []],
  ['live in half of my duplex, rent the other for 1,475. the mortgage is 2,260', 17_700, [], [2260]],
])('rent that comes in is pay: %s', (text, income, rents, costs) =>
  expect(stored(text)).toEqual({ income, rents, costs }),
)

test('what each side brings is not the whole', () =>
  expect(stored('both sides of my duplex rent for 1,325 each').income).toBeNull())

test.each([
  ['we rent a house for 1,800 a month and pay 220 for electric', [1800, 220]],
  ['I rent one side of a duplex for 950', [950]],
  ['rent for my unit is 1,100 and parking is 90', [1100, 90]],
  ['our apartment rent is 1,380', [1380]],
  ['my unit rent is 1,240 and parking is 60', [1240, 60]],
])('rent that goes out is a cost: %s', (text, costs) => {
  const { income, costs: found } = stored(text)
  expect(income).toBeNull()
  expect(found.toSorted((one, other) => other - one)).toEqual(costs)
})
