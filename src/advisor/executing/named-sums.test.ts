import { expect, test } from 'vitest'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { namedPair, namedSums } from './named-sums.ts'

const loan = (id: string, months: number) =>
  sumRecord(
    'loan-payment',
    { principal: ['money', 2_000_000], months: ['months', months] },
    { payment: ['money', 100] },
    { id },
  )
const ready = [loan('s1', 60), loan('s2', 72), loan('s3', 84)]
const idsOf = (sums: readonly { id: string }[] | null) => sums?.map(({ id }) => id)

test.each([
  ['whats the payment on the 60 month one', ['s1']],
  ['and the 72', ['s2']],
  ['on the 7 year one', ['s3']],
  ['what is the payment on the 20,000', []],
  ['and the 48', []],
])('%s names %s', (text, ids) => {
  expect(idsOf(namedSums(readNumbers(text), ready))).toEqual(ids)
})

test('a difference is between the newest sum and the one that is named', () => {
  expect(idsOf(namedPair(readNumbers('how much more interest than the 60'), ready))).toEqual(['s1', 's3'])
  expect(idsOf(namedPair(readNumbers('what does the 60 save over the 72'), ready))).toEqual(['s1', 's2'])
  expect(namedPair(readNumbers('how much more is that'), ready)).toBeNull()
})
