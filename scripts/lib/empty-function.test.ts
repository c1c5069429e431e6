import { expect, test } from 'vitest'
import { emptyFunction } from './empty-function.ts'

const other = 'export function formatRow() {\n  return 1\n}\n'

test('the function named as the file loses its body, whatever its head looks like', () => {
  const main = `export function GoalCard({ goal = { id: 1 } }: {\n  goal: Goal\n}): ReactNode {\n  return goal\n}\n`
  expect(emptyFunction('web/goal-card.tsx', other + main)).toBe(
    `${other}export function GoalCard({ goal = { id: 1 } }: {\n  goal: Goal\n}): ReactNode { return undefined as never }\n`,
  )
})

test('a component in a memo loses its body, too', () => {
  expect(
    emptyFunction(
      'web/goal-card.tsx',
      'export const GoalCard = memo(function GoalCard() {\n  return 1\n})\n',
    ),
  ).toBe('export const GoalCard = memo(function GoalCard() { return undefined as never })\n')
})

test('where none is named so, the first one does', () => {
  expect(emptyFunction('web/goal-card.tsx', other)).toBe(
    'export function formatRow() { return undefined as never }\n',
  )
})

test('of what is defined with methods, the first one does', () => {
  const sum = (body: string) =>
    `export const four = defineSum({\n  inputs: {\n    a: money(1),\n  },\n  compute(input, { said }) {${body}},\n})\n`
  expect(emptyFunction('sums/four.ts', sum('\n    return input\n  '))).toBe(
    sum(' return undefined as never '),
  )
})

test('a file without a function has nothing to empty', () => {
  expect(emptyFunction('web/names.ts', 'export const names = []\n')).toBeNull()
})
