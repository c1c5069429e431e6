import { expect, test } from 'vitest'
import { readPayBasis } from './pay-basis.ts'

test.each([
  ['we bring home 6,200 a month', 'net'],
  ['my take-home is 5,100', 'net'],
  ['I take home about 4k', 'net'],
  ['5,000 a month after taxes', 'net'],
  ['I net 3,900', 'net'],
  ['im 29, nurse, take home about 4,350 a month', 'net'],
  ['I clear about $4,200 a month', 'net'],
  ['82k gross', 'gross'],
  ['90,000 before tax', 'gross'],
  ['we make 120k pre-tax', 'gross'],
  ['I make 82k a year', null],
  ['my net worth is 90k and I earn 50k', null],
  ['6,000 gross, 4,400 take-home', null],
  ['84k a year, bring home 5,100 a month', null],
  ['I make 4k, want to clear my debt', null],
] as const)('%s: %s', (words, basis) => {
  expect(readPayBasis(words)).toBe(basis)
})
