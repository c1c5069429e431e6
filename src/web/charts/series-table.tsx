/* oxlint-disable react/no-array-index-key -- the rows of a chart never change places */
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'
import { formatPoint, nameStep, type Series } from './lay-out-series.ts'
import { saveTable, type TableOfSteps } from './save-table.ts'

/** The points of the lines, step by step. */
export function tableOf(series: Series): TableOfSteps {
  const count = series.lines.reduce((longest, { points }) => Math.max(longest, points.length), 0)
  return {
    heads: [
      { month: 'Month', year: 'Year', age: 'Age' }[series.step],
      ...series.lines.map((line) => line.label),
    ],
    rows: Array.from({ length: count }, (_, index) => [
      nameStep(series, index),
      ...series.lines.map(({ points }) => {
        const value = points[index]
        return value === undefined ? '' : formatPoint(series, value)
      }),
    ]),
  }
}

/** So many rows are drawn; a longer table is for a spreadsheet. */
const MOST_ROWS = 600

interface SeriesTableProps {
  title: string
  /** Made when it is opened. */
  makeTable: () => TableOfSteps
}

/** The figures behind a chart: folded, since they are for checking, and to keep as a file. */
export function SeriesTable({ title, makeTable }: SeriesTableProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="mt-3">
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button variant="secondary" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide the table' : 'Show as a table'}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => saveTable(title, makeTable())}>
          Download CSV
        </Button>
      </div>
      {isOpen && <Rows title={title} table={makeTable()} />}
    </div>
  )
}

function Rows({ title, table: { heads, rows } }: { title: string; table: TableOfSteps }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys must reach it
    <section aria-label={title} tabIndex={0} className="mt-3 max-h-96 overflow-y-auto print:max-h-none">
      <Table caption={title}>
        <thead>
          <tr>
            {heads.map((head, at) => (
              <HeadCell key={at} numeric={at > 0}>
                {head}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MOST_ROWS).map((row, index) => (
            <tr key={index}>
              {row.map((cell, at) => (
                <Cell key={at} numeric={at > 0} className="h-9!">
                  {cell}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}
