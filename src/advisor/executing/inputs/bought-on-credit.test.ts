import { expect, test } from 'vitest'
import { converse, type Said } from '#advisor/executing/testing/converse.ts'

const termsOf = (...said: Said) => {
  const { rate, months } = converse(said).last?.inputs ?? {}
  return [rate?.value, months?.value]
}

test('what is bought with money down is lent on like a car or a home, by its price', () => {
  expect(termsOf('19,500 and i put 2,500 down', ['loan-payment'], ['price', 'down'])).toEqual([7, 60])
  expect(termsOf('265,000 and i put 25,000 down', ['loan-payment'], ['price', 'down'])).toEqual([6.5, 360])
})

test('what is said of it stands, and a bare loan may be anything', () => {
  const said = 'it is 19,500 with 2,500 down at 9.4% over 4 years'
  expect(termsOf(said, ['loan-payment'], ['price', 'down', 'rate', 'months'])).toEqual([9.4, 48])
  expect(converse(['borrowing 19,500', ['loan-payment'], ['principal']]).last?.missing).toBe('rate')
})
