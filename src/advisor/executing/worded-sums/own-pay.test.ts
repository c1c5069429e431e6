import { expect, test } from 'vitest'
import type { HeardNumber } from '#advisor/reading/heard.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { ownPay } from './own-pay.ts'

const heardOf = (...values: number[]): HeardNumber[] =>
  values.map((value) => ({ kind: 'number', value, period: null, quote: '', start: 0, end: 1, words: '' }))

function asked(text: string, heard: HeardNumber[] = []) {
  const empty = emptySnapshot()
  const row = (id: number, source: string, amount: number) => ({ id, source, amount, date: '2026-11-01' })
  const income = [row(1, 'Bakery', 78_000), row(2, 'Salary', 400_000)]
  const snapshot = { ...empty, profile: { ...empty.profile, income: 5_736_000 }, income }
  return ownPay({ text, minded: mindedAs(text, ['product']), snapshot, sums: [], heard })
}

test.each([
  'so what do i make a year all together',
  'how much do we bring in a month',
  'what is our combined income now?',
  'how much are we making in total',
])('%s: asks for what is stored', (text) =>
  expect(asked(text)).toMatchObject({ intent: 'per-year', inputs: [] }),
)

test.each([
  'how much do i make after rent',
  'what do i make an hour',
  'what would i make in texas',
  'how much do i need to make',
])('%s: asks for something else', (text) => expect(asked(text)).toBeNull())

test('that is the job which was just told, or both', () => {
  expect(asked('how much more is that a year', heardOf(15, 12))).toMatchObject({
    intent: 'product',
    inputs: [{ value: { row: { name: 'Bakery' } } }, { value: { value: 12 } }],
  })
  expect(asked('what is that a month', heardOf(180, 48_000))).toMatchObject({ intent: 'per-year' })
  expect(asked('how much more is that a year', heardOf(25, 12))).toBeNull()
  const [second, ...first] = heardOf(180, 48_000)
  const beside = second ? [{ ...second, words: 'i also make' }, ...first] : []
  expect(asked('what is that a month', beside)).toBeNull()
  expect(asked('what is that a month all together', beside)).toMatchObject({ intent: 'per-year' })
})
