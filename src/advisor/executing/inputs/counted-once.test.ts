import { expect, test } from 'vitest'
import { asking } from '#advisor/executing/testing/made-sum.ts'
import { earning, snapshotWith } from '#advisor/planning/testing/rows.ts'
import { countedOnce } from './counted-once.ts'

test('what is said and stored comes in once', () => {
  const snapshot = snapshotWith({ income: [earning(1, 'Wife', 2400), earning(2, 'My pay', 3000)] })
  const asked = asking('budget-summary', 'she brings home 2,400', ['income'], { snapshot })
  const row = (id: number, name: string) => ({
    slot: 'income',
    value: { kind: 'row', row: { list: 'incomeItems', id, name } } as const,
  })
  const inputs = [...asked.action.inputs, row(1, 'Wife'), row(2, 'My pay')]
  expect(countedOnce(inputs, asked)).toEqual([...asked.action.inputs, row(2, 'My pay')])
})
