import { expect, test } from 'vitest'
import type { TableCard } from '#contract/cards.ts'
import { drawBalance } from './draw-balance.ts'

const loan: TableCard = {
  kind: 'table',
  title: 'Month by month',
  formula: 'Interest first',
  open: '/balance-sheet',
  columns: [
    { label: 'Month', unit: 'count' },
    { label: 'Payment', unit: 'money' },
    { label: 'Left', unit: 'money' },
  ],
  rows: [
    [1, 30_000, 60_000],
    [2, 30_000, 30_000],
    [3, 30_000, 0],
  ],
}

test('the table of a loan is drawn as what is left', () => {
  expect(drawBalance(loan)).toMatchObject({
    kind: 'series',
    step: 'month',
    from: 1,
    lines: [{ label: 'Left', points: [60_000, 30_000, 0] }],
  })
})

test('a table of something else, one with gaps, and one of two months are not', () => {
  const [first = [], second = []] = loan.rows
  expect(drawBalance({ ...loan, columns: loan.columns.slice(0, 2) })).toBeNull()
  expect(
    drawBalance({ ...loan, columns: [{ label: 'Name', unit: 'text' }, ...loan.columns.slice(1)] }),
  ).toBeNull()
  expect(drawBalance({ ...loan, rows: [first, second, [3, 30_000, null]] })).toBeNull()
  expect(drawBalance({ ...loan, rows: [first, second] })).toBeNull()
})
