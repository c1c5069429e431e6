import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useEffect, useId, useState } from 'react'
import type { Today } from '#contract/today.ts'
import { formatMoney } from '#finance/money.ts'
import { useFollowHousehold } from '#web/data/use-follow-household.ts'
import { todayQuery } from '#web/data/today.ts'
import { describeBasis } from '#contract/describe-basis.ts'
import { classNames } from '#web/ui/class-names.ts'

const TodayPanel = lazy(async () => ({ default: (await import('./today-panel.tsx')).TodayPanel }))

/** The financial position in one line, with next steps when opened. Hidden while nothing is known. */
export function TodayStrip() {
  useFollowHousehold()
  const { data } = useQuery(todayQuery)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  useEffect(() => {
    if (!isOpen) return undefined
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [isOpen])
  if (!data || isEmpty(data)) return null
  return (
    <section aria-label="Today" className="relative -mx-4 border-b border-line sm:-mx-6 lg:-mx-8">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        className={classNames(
          'flex min-h-9 w-full items-center gap-3 px-4 text-left text-fine/5 -outline-offset-2',
          'hover:bg-hover sm:px-6 lg:px-8',
        )}
      >
        <span className="font-semibold">Today</span>
        <span className="min-w-0 flex-1 truncate text-ink-muted tabular-nums">{summarize(data)}</span>
        <ChevronDown
          aria-hidden
          className={classNames(
            'size-4 shrink-0 text-ink-muted transition-transform',
            isOpen && 'rotate-180',
          )}
        />
      </button>
      {isOpen && (
        <div
          id={id}
          className={classNames(
            'absolute inset-x-0 top-full z-10 max-h-[60dvh] animate-appear',
            'overflow-y-auto border-b border-line bg-surface px-4 py-4 shadow-float',
            'sm:px-6 lg:px-8',
          )}
        >
          <Suspense>
            <TodayPanel today={data} onLeave={() => setOpen(false)} />
          </Suspense>
        </div>
      )}
    </section>
  )
}

const isEmpty = ({ netWorth, surplus, step, goals, stale }: Today) =>
  netWorth === null && surplus === null && step === null && goals.length + stale.length === 0

function summarize({ netWorth, surplus, step }: Today): string {
  const basis = surplus && describeBasis(surplus.basis)
  const money = (cents: number) => formatMoney(cents, { decimals: 'auto' })
  return [
    netWorth !== null && `Net worth ${money(netWorth)}`,
    surplus && [`${money(surplus.amount)} left a month`, basis].filter(Boolean).join(', '),
    step && `Next: ${step.text}`,
  ]
    .filter(Boolean)
    .join(' · ')
}
