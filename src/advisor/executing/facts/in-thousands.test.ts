import { expect, test } from 'vitest'
import type { Fact } from '#advisor/facts.ts'
import { inThousands } from './in-thousands.ts'

const saved = (value: number): Fact => ({
  change: { kind: 'profile', field: 'savings', value },
  decision: 'save',
  quote: '60',
  span: { start: 0, end: 2 },
})

test('what is there for a house is kept in thousands, and what is there otherwise as it is said', () => {
  const kept = (text: string) =>
    inThousands([saved(6000)], text).map(({ change }) => 'value' in change && change.value)
  expect(kept('they want 415 for the house. we have 60 to put down')).toEqual([6_000_000])
  expect(kept('we have 60 in savings')).toEqual([6000])
})
