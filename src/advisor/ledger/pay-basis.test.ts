import { expect, test } from 'vitest'
import { toCents } from '#finance/money.ts'
import { readPayBasis } from './pay-basis.ts'

test.each([
  ['we bring home 6,200 a month', 'net'],
  ['my take-home is 5,100', 'net'],
  ['I take home about 4k', 'net'],
  ['5,000 a month after taxes', 'net'],
  ['I net 3,900', 'net'],
  ['im 29, nurse, take home about 4,350 a month', 'net'],
  ['I clear about $4,200 a month', 'net'],
  ['i get paid once a month, about 3,650 after everything', 'net'],
  ['every other friday, 1,420 clear', 'net'],
  ['my check is 1,830 every two weeks', 'net'],
  ['2,400 twice a month after they take out insurance', 'net'],
  ['82k gross', 'gross'],
  ['90,000 before tax', 'gross'],
  ['we make 120k pre-tax', 'gross'],
  ['about 3,900 lands in checking each month', 'net'],
  ['I make 82k a year', null],
  ['we own some land and I make 82k', null],
  ['I make 4k a month, the deposit comes due in May', null],
  ['my net worth is 90k and I earn 50k', null],
  ['6,000 gross, 4,400 take-home', null],
  ['84k a year, bring home 5,100 a month', null],
  ['I make 4k and have 300 left after everything', null],
  ['I make 4k, want to clear my debt', null],
] as const)('%s: %s', (words, basis) => {
  expect(readPayBasis(words)).toBe(basis)
})

test.each([
  ['i bring home about 3,400 a month, rent is 1,250 and food like 500', 40_800, 'net'],
  ['take home 1,900 every two weeks, car 365', 49_400, 'net'],
  ['i make 61k, rent 1,400 and i bring home 3,900', 61_000, null],
  ['6,000 gross, 4,400 take-home', 72_000, null],
] as const)('beside other amounts: %s', (words, pay, basis) => {
  expect(readPayBasis(words, toCents(pay))).toBe(basis)
})
