import { useMemo } from 'react'
import { formatShare } from '#finance/money.ts'
import { DEFAULT_PATHS, wholeChance } from '#finance/monte-carlo.ts'
import type { Cents } from '#finance/money.ts'
import type { RetirementTerms } from '#finance/retirement-plan.ts'
import { monthsToRetirement } from '#finance/retirement.ts'
import { ChartWithTable } from '#web/charts/chart-with-table.tsx'
import type { Series } from '#web/charts/lay-out-series.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { BandAnswer } from './band-worker.ts'

interface OutlookProps {
  terms: RetirementTerms
  /** Without chance, by year. */
  line: Cents[]
  answer: BandAnswer | null
  ways: { label: string }[]
}

/** The line, the band around it, the chance of the goal, and what would raise it. */
export function Outlook({ terms, line, answer, ways }: OutlookProps) {
  const series = useMemo(() => answer && toSeries(answer, terms, line), [answer, terms, line])
  if (!answer || !series) return <Skeleton className="mt-5 h-56 opacity-50" />
  const { chanceOfTarget } = answer.simulation
  return (
    <div className="mt-5">
      <ChartWithTable label="Savings by age" series={series} />
      {chanceOfTarget !== null && (
        <div className="mt-5 border-t border-line pt-4 text-sm">
          <p aria-live="polite">
            <span className="text-xl font-semibold tabular-nums">
              {formatShare(wholeChance(chanceOfTarget))}
            </span>{' '}
            chance of reaching the goal, in {DEFAULT_PATHS.toLocaleString('en-US')} futures drawn by chance.
          </p>
          <p className="mt-3 font-medium">What would raise it</p>
          <ul className="mt-1 grid gap-1">
            {ways.map(({ label }, at) => (
              <li key={label} className="flex max-w-sm justify-between gap-4">
                <span>{label}</span>
                <span className="font-medium tabular-nums">
                  {answer.chances ? formatShare(wholeChance(answer.chances[at] ?? 0)) : '…'}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function toSeries({ simulation }: BandAnswer, terms: RetirementTerms, line: Cents[]): Series {
  const months = monthsToRetirement(terms.age, terms.retirementAge)
  const bands = simulation.bands.filter(({ month }) => month <= months)
  return {
    unit: 'money',
    step: 'age',
    from: Math.round(terms.age),
    shape: 'band',
    lines: [
      { label: 'If markets go badly (p10)', points: bands.map(({ p10 }) => p10), isForecast: true },
      { label: 'In the middle (p50)', points: bands.map(({ p50 }) => p50), isForecast: true },
      { label: 'Without chance', points: line, isForecast: true },
      { label: 'If they go well (p90)', points: bands.map(({ p90 }) => p90), isForecast: true },
    ],
  }
}
