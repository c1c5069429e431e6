import { example } from './example.ts'
import { PayoffChart } from './payoff-chart.tsx'

const { owed, rate, payment, planned, now, plan, interestNow, interestPlanned, saved } = example

const ways = [
  { label: `${planned} a month`, months: plan.months, interest: interestPlanned, mark: 'bg-accent' },
  { label: `${payment} a month`, months: now.months, interest: interestNow, mark: 'bg-control' },
]

/** The plan as a card of the answer: what each way takes and costs, and how the difference was computed. */
export function Plan() {
  return (
    <div className="play-28 rounded-card border border-line p-4">
      <PayoffChart />
      <div className="mt-3 grid gap-1.5 text-sm tabular-nums">
        {ways.map(({ label, months, interest, mark }) => (
          <div key={label} className="grid grid-cols-[1fr_auto_5rem] items-center gap-2 sm:gap-3">
            <span className="flex min-w-0 items-center gap-2">
              <span className={`h-0.5 w-4 shrink-0 rounded-full ${mark}`} />
              <span className="truncate">{label}</span>
            </span>
            <span className="text-ink-muted">{months} months</span>
            <span className="text-right font-medium">{interest}</span>
          </div>
        ))}
      </div>
      <p className="play-42 mt-3 rounded-control bg-accent-soft px-3 py-2.5 text-fine/5 text-pretty text-ink">
        <span className="font-semibold text-accent tabular-nums">{saved}</span> is {interestNow} less{' '}
        {interestPlanned}: the interest on {owed} at {rate} a year, month by month, both ways. From your
        message.
      </p>
    </div>
  )
}
