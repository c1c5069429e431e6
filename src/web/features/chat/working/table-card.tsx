/* oxlint-disable react/no-array-index-key -- what a reply shows never changes places */
import { use, useId, useState } from 'react'
import type { TableCard as TableCardData } from '#contract/cards.ts'
import { Button } from '#web/ui/button.tsx'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'
import { CardFrame } from './card-frame.tsx'
import { formatCell } from './format-cell.ts'
import { ReplyCurrency } from '#web/features/chat/reply-currency.ts'

const FEW_ROWS = 8
/** Ten years of months. Whoever needs more sees in the first ones how it goes on. */
const MOST_ROWS = 120

/** A short table is open; a long one, which is for checking, waits behind a button and scrolls inside the card. */
export function TableCard({ card }: { card: TableCardData }) {
  const isLong = card.rows.length > FEW_ROWS
  const [isOpen, setOpen] = useState(!isLong)
  const id = useId()
  return (
    <CardFrame card={card}>
      {isLong && (
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide the table' : nameSteps(card)}
        </Button>
      )}
      {isOpen && (
        <div id={id} className={isLong ? 'mt-2' : undefined}>
          <Rows card={card} isLong={isLong} />
        </div>
      )}
    </CardFrame>
  )
}

/** 'Month by month', by what its first column counts; where the title says that already, how many there are. */
function nameSteps({ title, columns, rows }: TableCardData): string {
  const label = columns[0]?.label ?? ''
  const steps = /year|age/i.test(label) ? 'Year by year' : 'Month by month'
  return title === steps ? `Show ${Math.min(rows.length, MOST_ROWS)} rows` : steps
}

function Rows({ card: { title, columns, rows }, isLong }: { card: TableCardData; isLong: boolean }) {
  const currency = use(ReplyCurrency)
  const scrollable = { role: 'region', 'aria-label': title, tabIndex: 0 }
  return (
    <>
      <div {...(isLong && scrollable)} className={isLong ? 'max-h-96 overflow-y-auto' : undefined}>
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
            {rows.slice(0, MOST_ROWS).map((row, index) => (
              <tr key={index}>
                {columns.map(({ unit }, at) => (
                  <Cell key={at} numeric={unit !== 'text'} className="h-9!">
                    {formatCell(row[at] ?? null, unit, currency)}
                  </Cell>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      {rows.length > MOST_ROWS && (
        <p className="mt-2 text-sm text-ink-muted">
          The first {MOST_ROWS} of {rows.length} rows; it goes on like that.
        </p>
      )}
    </>
  )
}
