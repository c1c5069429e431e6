import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Transaction } from '#contract/transactions.ts'
import type { TransactionFilter } from '#web/data/transactions.ts'
import { Alert } from '#web/ui/alert.tsx'
import { TransactionRow } from './transaction-row.tsx'
import { useWindow } from './use-window.ts'
import { ROW_HEIGHT, rowAfterKey } from './window-rows.ts'

interface TransactionListProps {
  filter: TransactionFilter
  total: number
  onOpen: (transaction: Transaction) => void
}

/** Only the rows in view exist, however many there are. Arrows, pages, Home and End walk through all of them. */
export function TransactionList({ filter, total, onOpen }: TransactionListProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { first, last, rowAt, reveal, hasFailed, rowsInView } = useWindow(frame, filter, total)
  const [active, setActive] = useState(0)
  const wantsFocus = useRef(false)

  // The row that a key leads to may come into being only after the list was scrolled to it.
  useEffect(() => {
    const row = frame.current?.querySelector<HTMLElement>(`[data-row="${active}"]`)
    if (!wantsFocus.current || !row) return
    wantsFocus.current = false
    row.focus({ preventScroll: true })
  })

  function walk(event: KeyboardEvent) {
    const next = rowAfterKey(event.key, active, { total, rowsInView })
    if (next === null) return
    event.preventDefault()
    wantsFocus.current = true
    reveal(next)
    setActive(next)
  }

  const places = Array.from({ length: total === 0 ? 0 : last - first + 1 }, (_, at) => first + at)
  // What has the focus stays, also when it is scrolled out of view.
  if (active < first || active > last) places.push(active)
  return (
    <div
      ref={frame}
      className="max-h-[70vh] min-h-60 overflow-y-auto rounded-card border border-line bg-surface print:hidden"
    >
      {hasFailed && (
        <Alert variant="error" title="Some transactions could not be loaded" className="m-3">
          Please reload the page.
        </Alert>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its rows take the focus */}
      <ul
        aria-label="Transactions"
        className="relative"
        style={{ height: total * ROW_HEIGHT }}
        onKeyDown={walk}
      >
        {places.map((index) => (
          <li
            key={index}
            aria-setsize={total}
            aria-posinset={index + 1}
            className="absolute inset-x-0 border-b border-line"
            style={{ top: index * ROW_HEIGHT, height: ROW_HEIGHT }}
          >
            <TransactionRow
              index={index}
              transaction={rowAt(index)}
              isTabStop={index === active}
              onFocus={setActive}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
