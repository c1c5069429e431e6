import type { SeriesCard, TableCard } from '#contract/cards.ts'

/** What the last column of a loan's table is called. */
const LEFT = 'Left'
const FEWEST_POINTS = 3

/** What is left month by month as a curve: the table behind it is for whoever wants to check. */
export function drawBalance({ columns, rows }: TableCard): SeriesCard | null {
  const at = columns.findIndex(({ label, unit }) => label === LEFT && unit === 'money')
  if (columns[0]?.label !== 'Month' || at === -1 || rows.length < FEWEST_POINTS) return null
  const points = rows.map((row) => row[at])
  const from = rows[0]?.[0]
  if (typeof from !== 'number' || !points.every((point) => typeof point === 'number')) return null
  return {
    kind: 'series',
    title: 'What is left to pay',
    formula: 'After each month’s payment',
    open: null,
    unit: 'money',
    step: 'month',
    from,
    lines: [{ label: LEFT, points }],
  }
}
