import { useEffect, useRef } from 'react'
import { formatMoney } from '#finance/money.ts'
import type { MonthSummary } from '#finance/spending.ts'
import { classNames } from '#web/ui/class-names.ts'
import { formatTime } from '#web/lib/format-time.ts'

interface MonthBarsProps {
  /** Oldest first. */
  months: MonthSummary[]
  chosen: string | null
  onChoose: (month: string | null) => void
}

/** More than one is wide. */
const MONTH_WIDTH = 100

const nameMonth = (month: string) => formatTime(`${month}-01`, 'shortMonth')

/** What was spent and received month by month; a press on a month chooses it, and another lets go. */
export function MonthBars({ months, chosen, onChoose }: MonthBarsProps) {
  const most = Math.max(1, ...months.flatMap(({ spent, received }) => [spent, received]))
  // People come for the newest months, so scroll to them.
  const frame = useRef<HTMLDivElement>(null)
  const count = months.length
  useEffect(() => {
    // Nothing is returned: newer browsers answer with a promise, which React would call as a clean-up function.
    frame.current?.scrollTo({ left: count * MONTH_WIDTH })
  }, [count])
  return (
    <>
      <div ref={frame} className="scroll-fade -mx-1 overflow-x-auto px-1 pb-1 print:overflow-visible">
        <ul
          aria-label="Months"
          className="flex h-44 min-w-max items-stretch gap-1 print:h-auto print:min-w-0 print:flex-wrap"
        >
          {months.map(({ month, spent, received }) => (
            <li key={month} className="flex max-w-32 min-w-12 flex-1 print:h-36 print:flex-none">
              <button
                type="button"
                aria-pressed={month === chosen}
                aria-label={`${nameMonth(month)}: spent ${formatMoney(spent)}, received ${formatMoney(received)}`}
                onClick={() => onChoose(month === chosen ? null : month)}
                className={classNames(
                  'on-paper flex min-w-0 flex-1 flex-col rounded-control px-1 pt-2 transition-colors hover:bg-hover',
                  month === chosen && 'bg-accent-soft',
                )}
              >
                <span aria-hidden className="flex min-h-0 flex-1 items-end justify-center gap-1">
                  <Column part={received / most} className="bg-good/50" />
                  <Column part={spent / most} className="bg-accent" />
                </span>
                <span className="h-9 py-1 text-center text-xs text-ink-muted">
                  {formatTime(`${month}-01`, month.endsWith('-01') ? 'shortMonth' : 'monthName')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <p aria-hidden className="mt-2 flex gap-4 text-xs text-ink-muted">
        <Key className="bg-good/50" text="Received" />
        <Key className="bg-accent" text="Spent" />
      </p>
    </>
  )
}

function Column({ part, className }: { part: number; className: string }) {
  const height = `${Math.max(0, Math.min(1, part)) * 100}%`
  return (
    <span
      className={classNames('max-w-6 min-w-3.5 flex-1 rounded-t-sm [print-color-adjust:exact]', className)}
      style={{ height }}
    />
  )
}

function Key({ className, text }: { className: string; text: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <span className={classNames('size-2.5 rounded-sm [print-color-adjust:exact]', className)} />
      {text}
    </span>
  )
}
