import { expect, test } from 'vitest'
import type { Action } from '#advisor/minding/minded.ts'
import { hearNumbers } from '#advisor/reading/heard.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { countUnusual } from './is-usual.ts'

function read(text: string, slot: string): Action {
  const [number] = readNumbers(text)
  if (!number) throw new Error(`No number in: ${text}`)
  const inputs = [{ slot, value: { kind: 'number' as const, number } }]
  return { intent: 'affordability', from: null, about: [], inputs, wanted: null }
}

test.each([
  ['$60,000', 'debts', 1],
  ['$450', 'debts', 0],
  ['$60,000', 'down', 0],
  ['$60,000', 'nothing we know', 0],
])('%s for %s of a house: %i unusual', (text, slot, expected) => {
  expect(countUnusual(read(text, slot), '2026-01-15')).toBe(expected)
})

test('what was told as savings is there, however much it is', () => {
  const [said] = hearNumbers('we have 85,000 in savings', readNumbers('we have 85,000 in savings'))
  if (!said) throw new Error('No number')
  const action = (number: SaidNumber): Action => ({
    ...read('1', 'start'),
    intent: 'saved-by',
    inputs: [{ slot: 'start', value: { kind: 'number', number } }],
  })
  expect(countUnusual(action(said), '2026-01-15')).toBe(0)
  expect(countUnusual(action({ ...said, words: 'a house for' } as SaidNumber), '2026-01-15')).toBe(1)
})
