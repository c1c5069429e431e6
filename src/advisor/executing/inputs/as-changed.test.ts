import { expect, test } from 'vitest'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { asChanged } from './as-changed.ts'

const first = sumRecord('down-payment', {}, { down: ['money', 6_000_000] }, { id: 's1' })
const changed = sumRecord('down-payment', {}, { down: ['money', 3_000_000] }, { id: 's2' })
const inputs = [{ slot: 'down', value: { kind: 'figure', sum: 's1', name: 'down' } as const }]
const sumOf = (text: string) => {
  const value = asChanged(inputs, text, [first, changed])[0]?.value
  return value?.kind === 'figure' ? value.sum : null
}

test('what was changed since stays changed, unless the message goes back', () => {
  expect(sumOf('and the payment with that?')).toBe('s2')
  expect(sumOf('and the payment with that down payment from before?')).toBe('s1')
  expect(sumOf('what would the payment be')).toBe('s1')
})
