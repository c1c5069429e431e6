import { expect, test } from 'vitest'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { hearNumbers } from '#advisor/reading/heard.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { milesDeducted } from './gig.ts'

function miles(text: string, before = '', sums: SumRecord[] = []) {
  const heard = hearNumbers(before, readNumbers(before)).toReversed()
  const action = milesDeducted({
    text,
    minded: mindedAs(text, ['know']),
    snapshot: emptySnapshot(),
    sums,
    heard,
  })
  const [input] = action?.inputs ?? []
  return input?.value.kind === 'number' ? input.value.number.value : null
}

test.each([
  ['i drove 11,200 miles for instacart, how much can i deduct', '', 11_200],
  ['can i write off my miles, i put about 8,000 on the car', '', 8000],
  ['what can i claim for that', 'i did 5,600 miles for deliveries', 5600],
])('%s', (text, before, driven) => expect(miles(text, before)).toBe(driven))

test.each(['can i deduct my 40 mile commute', 'can i deduct 3,000 for a laptop', 'i drove 11,200 miles'])(
  'no miles are taken off by: %s',
  (text) => expect(miles(text)).toBeNull(),
)

test('other miles, once some were taken off, take off as much by the mile', () => {
  const before = [sumRecord('mileage', {}, {})]
  expect(miles('and for 12,500 miles', '', before)).toBe(12_500)
  expect(miles('and for 12,500 miles')).toBeNull()
  expect(miles('i have 12,500 saved', '', before)).toBeNull()
})
