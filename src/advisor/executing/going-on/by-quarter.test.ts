import { expect, test } from 'vitest'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { byQuarter } from './by-quarter.ts'

const taxed = sumRecord(
  'self-employment-tax',
  { net: ['money', 6_000_000] },
  { tax: ['money', 847_773], quarter: ['money', 211_943], totalQuarter: ['money', 300_000] },
)
const asked = (text: string) =>
  byQuarter({ text, minded: mindedAs(text, []), sums: [taxed], snapshot: emptySnapshot() })?.wanted

test('a quarter of all that is due', () => {
  expect(asked('ok what do i send in each quarter')).toBe('totalQuarter')
  expect(asked('how much self-employment tax is that a quarter')).toBeUndefined()
  expect(asked('what happens if i miss a quarterly one')).toBeUndefined()
})
