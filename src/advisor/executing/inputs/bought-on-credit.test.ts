import { expect, test } from 'vitest'
import { converse, type Said } from '#advisor/executing/testing/converse.ts'

const termsOf = (...said: Said) => {
  const { rate, months } = converse(said).last?.inputs ?? {}
  return [rate?.value, months?.value]
}

test('what is said of it stands, and a bare loan may be anything', () => {
  const said = 'it is 19,500 with 2,500 down at 9.4% over 4 years'
  expect(termsOf(said, ['loan-payment'], ['price', 'down', 'rate', 'months'])).toEqual([9.4, 48])
  expect(converse(['borrowing 19,500', ['loan-payment'], ['principal']]).last?.missing).toBe('rate')
})
