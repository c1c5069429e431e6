import { expect, test } from 'vitest'
import type { Action } from '#advisor/minding/minded.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { isReckonable } from './prefer-reckoned.ts'

const payment: Action['inputs'][number] = {
  slot: 'parts',
  value: { kind: 'figure', sum: 's1', name: 'payment' },
}

test('arithmetic is reckoned by units, but not what surely goes on from an earlier result', () => {
  const read = (inputs: Action['inputs'], chance: number, text = '610 a week and rent is 1,050') =>
    isReckonable({ actions: [{ ...bare('sum-of'), inputs }], chance }, text)
  expect(read([], 0.9)).toBe(true)
  expect(read([payment], 0.9)).toBe(false)
  expect(read([payment], 0.2)).toBe(true)
  expect(read([payment], 0.2, '610 a week. what is left after rent of 1,050 and that payment')).toBe(false)
  expect(read([payment], 0.2, '610 a week and rent is 1,050, and that is all')).toBe(true)
})
