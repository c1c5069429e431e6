import { expect, test } from 'vitest'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Value } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { slotValue } from './slot-value.ts'
import type { Valued } from '#advisor/planning/to-value.ts'

const share = (id: string, amount: number) =>
  sumRecord('percent-of', { percent: ['percent', 5] }, { amount: ['money', amount] }, { id })
const own: Value = { kind: 'own', result: 'amount' }

function partsOf(values: Value[], ...sums: SumRecord[]): number | undefined {
  // What was added up before is no measure of what a sum came to.
  const before: Valued = {
    value: 448_000,
    unit: 'money',
    source: { kind: 'formula', formula: '', inputs: [] },
  }
  const parts = findSum('sum-of')?.inputs['parts']
  if (!parts) throw new Error('There is no such input')
  return slotValue(values, parts, { snapshot: emptySnapshot(), sums, before }, 0)?.value
}

test('the same result of several sums of one message is that of each of them in turn', () => {
  const sums = [share('s1', 70_000), share('s2', 1_250_000), share('s3', 480_000)]
  expect(partsOf([own, own], ...sums)).toBe(1_730_000)
  expect(partsOf([own], ...sums)).toBe(480_000)
  expect(partsOf([own, own], share('s1', 1653), share('s2', 7306))).toBe(8959)
})

test('dollars that are said are no thousands', () => {
  const said = (text: string): Value[] => readNumbers(text).map((number) => ({ kind: 'number', number }))
  expect(partsOf(said('5 dollars'))).toBe(500)
  expect(partsOf(said('$5'))).toBe(500)
})

test('what looks like an age is money beside money', () => {
  const [once, daily] = readNumbers('late at 75 + $10 a day').map((number): Value => ({
    kind: 'number',
    number,
  }))
  if (!once || !daily) throw new Error('Two numbers are expected')
  expect(partsOf([once, daily])).toBe(8500)
})

test('a part of a list was said with its thousands', () => {
  const part = findSum('debt-to-income')?.inputs['part']
  if (!part) throw new Error('There is no such input')
  const before: Valued = {
    value: 32_500_000,
    unit: 'money',
    source: { kind: 'formula', formula: '', inputs: [] },
  }
  const paid = (text: string) => {
    const values = readNumbers(text).map((number): Value => ({ kind: 'number', number }))
    return slotValue(values, part, { snapshot: emptySnapshot(), sums: [], before }, 0)?.value
  }
  expect(paid('appraises at 380')).toBe(38_000_000)
  expect(paid('1,750 rent, 480 for cars and 210 student loans')).toBe(244_000)
})
