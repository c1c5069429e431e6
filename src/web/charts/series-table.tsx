/* oxlint-disable react/no-array-index-key -- the rows of a chart never change places */
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'
import { countSteps, formatPoint, nameStep, nowOf, type Series, valueAt } from './lay-out-series.ts'
import { saveTable, type TableOfSteps } from './save-table.ts'

export const FACT_OR_FORECAST = 'Fact or forecast'

export const tellKind = (series: Series, index: number) => (index <= nowOf(series) ? 'Fact' : 'Forecast')

/** The points of the lines, step by step. */
export function tableOf(series: Series): TableOfSteps {
  const hasPast = nowOf(series) > 0
  return {
    heads: [
      { month: 'Month', year: 'Year', age: 'Age' }[series.step],
      ...(hasPast ? [FACT_OR_FORECAST] : []),
      ...series.lines.map((line) => line.label),
    ],
    rows: Array.from({ length: countSteps(series) }, (_, index) => [
      nameStep(series, index),
      ...(hasPast ? [tellKind(series, index)] : []),
      ...series.lines.map((line) => {
        const value = valueAt(series, line, index)
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
