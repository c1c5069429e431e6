import { expect, test } from 'vitest'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { whatCutsSave } from './of-the-difference.ts'

const cut = sumRecord(
  'what-if',
  { lessExpense: ['money', 25_000] },
  { left: ['money', 90_000], difference: ['money', 25_000] },
)
const put = (text: string, slot = 'monthly') =>
  whatCutsSave([{ slot, value: { kind: 'figure', sum: cut.id, name: 'left' } }], text, [cut]).map(
    ({ value }) => value.kind === 'figure' && value.name,
  )

test('what cuts save is put away, unless all that is left is meant', () => {
  expect(put('if i saved that for two years')).toEqual(['difference'])
  expect(put('if i saved all that is left')).toEqual(['left'])
  expect(put('how long does that last', 'income')).toEqual(['left'])
})
