/* oxlint-disable react/no-array-index-key -- what a reply shows never changes places */
import { useState } from 'react'
import type { TableCard as TableCardData } from '#contract/cards.ts'
import { Button } from '#web/ui/button.tsx'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'
import { CardFrame } from './card-frame.tsx'
import { formatCell } from './format-cell.ts'

const FIRST_ROWS = 8

/** A long table shows its beginning; all of it scrolls inside the card. */
export function TableCard({ card }: { card: TableCardData }) {
  const [showsAll, setShowsAll] = useState(false)
  const { title, columns, rows } = card
  const scrollable = { role: 'region', 'aria-label': title, tabIndex: 0 }
  const shown = showsAll ? rows : rows.slice(0, FIRST_ROWS)
  return (
    <CardFrame card={card}>
      <div {...(showsAll && scrollable)} className={showsAll ? 'max-h-96 overflow-y-auto' : undefined}>
        <Table caption={title}>
          <thead>
            <tr>
              {columns.map(({ label, unit }, at) => (
                <HeadCell key={at} numeric={unit !== 'text'}>
                  {label}
                </HeadCell>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row, index) => (
              <tr key={index}>
                {columns.map(({ unit }, at) => (
                  <Cell key={at} numeric={unit !== 'text'} className="h-9!">
                    {formatCell(row[at] ?? null, unit)}
                  </Cell>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      {rows.length > FIRST_ROWS && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-2"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show fewer' : `Show all ${rows.length} rows`}
        </Button>
      )}
    </CardFrame>
  )
}
