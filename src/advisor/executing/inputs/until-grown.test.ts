import { expect, test } from 'vitest'
import type { Value } from '#advisor/minding/minded.ts'
import { hearNumbers } from '#advisor/reading/heard.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { untilGrown } from './until-grown.ts'

/** The months until a child is so old, where the mind counts from the first number of the message before. */
function until(text: string, before: string): string | undefined {
  const { numbers } = mindedAs(text, ['growth'])
  const heard = hearNumbers(before, readNumbers(before))
  const [then, now] = [numbers.at(-1), heard[0]]
  if (!then || !now) throw new Error('There is no number')
  const years: Value = {
    kind: 'operation',
    operator: 'take',
    left: { kind: 'number', number: then },
    right: { kind: 'number', number: now },
  }
  const months: Value = {
    kind: 'operation',
    operator: 'times',
    left: years,
    right: { kind: 'constant', value: 12 },
  }
  const [found] = untilGrown([{ slot: 'months', value: months }], { text, numbers, heard })
  const left = found?.value.kind === 'operation' ? found.value.left : undefined
  if (left?.kind !== 'operation') return left?.kind === 'number' ? String(left.number.value) : undefined
  const ends = [left.left, left.right].map((end) => (end.kind === 'number' ? end.number.value : null))
  return ends.join(' - ')
}

test.each([
  ['100 a month from birth till 18', 'i am back at work in 3 months', '18'],
  [
    'The youngest is 3. What would 50 a month come to when she is 18',
    'i am 72 and have 4 grandkids',
    '18 - 3',
  ],
  ['60 a month until he is 18', 'we put away 5 percent, our son is 6', '18 - 6'],
])('a child is as old as it was told to be: %s', (text, before, years) =>
  expect(until(text, before)).toBe(years),
)

test.each([
  ['60 a month until he is 18', 'our son is 6', '18 - 6'],
  ['60 a month until he is 18', 'he is in grade 6', '18 - 6'],
  ['60 a month until 65', 'i am 31', '65 - 31'],
])('what may be meant stays as it was read: %s after %s', (text, before, years) =>
  expect(until(text, before)).toBe(years),
)
