import { expect, test } from 'vitest'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { namedResult } from './named-result.ts'

const labelled = (record: SumRecord, labels: Readonly<Record<string, string>>): SumRecord => ({
  ...record,
  results: Object.fromEntries(
    Object.entries(record.results).map(([name, figure]) => [name, { ...figure, label: labels[name] ?? '' }]),
  ),
})

const taxes = labelled(
  sumRecord(
    'self-employment-tax',
    {},
    { tax: ['money', 700_000], incomeTax: ['money', 300_000], total: ['money', 1_000_000] },
  ),
  { tax: 'Self-employment tax', incomeTax: 'Income tax', total: 'All federal tax' },
)
const invested = labelled(
  sumRecord(
    'growth',
    {},
    { value: ['money', 900_000], growth: ['money', 200_000], paidIn: ['money', 700_000] },
  ),
  { value: 'Worth then', growth: 'Growth', paidIn: 'Put in' },
)
const loan = labelled(
  sumRecord(
    'loan-payment',
    {},
    { payment: ['money', 40_000], interest: ['money', 90_000], total: ['money', 2_000_000] },
  ),
  { payment: 'Payment a month', interest: 'Interest', total: 'Paid in all' },
)

test('a figure is named by its label, or by what people call it', () => {
  expect(namedResult('what part is only the self-employment tax', taxes)).toBe('tax')
  expect(namedResult('and for medicare and so on?', taxes)).toBe('tax')
  expect(namedResult('what about normal income tax', taxes)).toBe('incomeTax')
  expect(namedResult('how much of it was money i put in', invested)).toBe('paidIn')
  expect(namedResult('and how much did i put in', invested)).toBe('paidIn')
  expect(namedResult('what does it cost all together', loan)).toBe('total')
})

test('the tax of an income is called that', () => {
  const federal = labelled(
    sumRecord('income-tax', {}, { tax: ['money', 700_000], effective: ['percent', 7.4] }),
    { tax: 'Federal income tax', effective: 'Share of income' },
  )
  expect(namedResult('so about how much federal tax', federal, 'effective')).toBe('tax')
})

test('when something is paid off is no amount that is paid', () => {
  const debt = labelled(sumRecord('payoff-time', {}, { months: ['months', 32], paid: ['money', 900_000] }), {
    months: 'Months',
    paid: 'Paid in all',
  })
  expect(namedResult('when is it paid off', debt)).toBeNull()
  expect(namedResult('how much is paid in all', debt)).toBe('paid')
})

test('however a word ends', () => {
  const owed = labelled(
    sumRecord('remaining-balance', {}, { balance: ['money', 900_000], principal: ['money', 100_000] }),
    {
      balance: 'Still owed',
      principal: 'Paid off',
    },
  )
  expect(namedResult('what would i still owe then', owed)).toBe('balance')
  expect(namedResult('and how much is paid off', owed)).toBe('principal')
})

test('a name counts for more than a word for the whole', () => {
  expect(namedResult('what is the interest in total', loan)).toBe('interest')
  expect(namedResult('what do i pay in total', loan)).toBe('total')
})

test('what the mind takes for it is believed where it is named, too', () => {
  const extra = labelled(
    sumRecord('extra-payment', {}, { saved: ['money', 400_000], interest: ['money', 900_000] }),
    {
      saved: 'Saved',
      interest: 'Interest',
    },
  )
  expect(namedResult('how much interest would that save', extra, 'saved')).toBe('saved')
})

test('nothing is named by words that fit no figure, or two', () => {
  expect(namedResult('how much is that', taxes)).toBeNull()
  expect(namedResult('and the tax?', taxes)).toBeNull()
})
