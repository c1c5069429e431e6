import { expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'
import { toDollars } from '#finance/money.ts'

function kept(text: string) {
  const { profile, expenses } = talk([text]).snapshot
  return {
    income: profile.income === null ? null : toDollars(profile.income),
    spent: profile.expenses === null ? null : toDollars(profile.expenses),
    rows: Object.fromEntries(expenses.map(({ category, amount }) => [category, toDollars(amount)])),
  }
}

test.each([
  [
    'pay 1,240 child support and 580 alimony every month. take home 5,100',
    { 'Child support': 1240, Alimony: 580 },
    61_200,
  ],
  [
    'pay 730 child support and 390 alimony every month. take home 4,150',
    { 'Child support': 730, Alimony: 390 },
    49_800,
  ],
  ['i get 720 child support and make 2,400 a month', {}, 37_440],
])('support goes to whom it is paid: %s', (text, rows, income) => {
  expect(kept(text)).toEqual({ income, spent: null, rows })
})

test.each([
  ['We live on 96,000 a year.', null, 8000],
  ['I live on 1,840 a month from Social Security.', 22_080, null],
])('what somebody lives on: %s', (text, income, spent) => {
  expect(kept(text)).toMatchObject({ income, spent })
})

test('rent beside all that is spent is a part of it', () => {
  expect(kept('rent is 1,350 and we spend about 3,700 all in')).toEqual({
    income: null,
    spent: 3700,
    rows: { Rent: 1350 },
  })
})

test('what stands in brackets names nothing', () => {
  expect(kept('rent is 1,120 and everything else (food, phone and so on) is like 880').rows).toEqual({
    Rent: 1120,
    'Everything else': 880,
  })
})

test.each([
  'rent 1,480 groceries 590 car 310 phone 70 car insurance 112',
  'rent for the new apt 1,480, phone 70',
])('no cost of a list is a count or the number of a door: %s', (text) =>
  expect(Object.values(kept(text).rows)).toEqual(expect.arrayContaining([1480, 70])),
)

test.each([
  ['rent 1,340 and all in i spend 2,750', { Rent: 1340 }],
  ['we spend 2,750 all in and rent is 1,340', { Rent: 1340 }],
])('a cost beside all that is spent stays a cost: %s', (text, rows) => {
  expect(kept(text)).toMatchObject({ spent: 2750, rows })
})
