import type { ReactNode } from 'react'
import { type DebtsPlan, type DebtWay, debtWays, wayOf } from '#finance/debts-plan.ts'
import type { Plan } from '#web/features/plans/plan.ts'
import { dollars, monthFrom, sayMonths } from '#web/features/plans/say.ts'
import { classNames } from '#web/ui/class-names.ts'
import { withoutRate } from './without-rate.ts'

const names: Record<DebtWay, [title: string, about: string]> = {
  avalanche: ['Avalanche', 'Highest rate first'],
  snowball: ['Snowball', 'Smallest balance first'],
  own: ['Your own order', 'As you list them'],
}

/** The three orders side by side; the chosen one is what the chart shows. */
export function Ways({ plan, made }: { plan: Plan; made: DebtsPlan }) {
  return (
    <fieldset className="grid gap-3 sm:grid-cols-3">
      <legend className="sr-only">Order in which debts are paid</legend>
      {debtWays.map((way) => (
        <label
          key={way}
          className={classNames(
            'relative grid cursor-pointer gap-2 rounded-card border border-line bg-surface p-4 shadow-card',
            'has-checked:border-accent has-checked:bg-accent-soft/40',
            'has-focus-visible:outline-2 has-focus-visible:outline-accent',
          )}
        >
          <span className="flex items-center gap-2 text-sm">
            <input
              type="radio"
              name="way"
              value={way}
              checked={wayOf(plan.inputs) === way}
              onChange={() => plan.set({ order: way === 'avalanche' ? undefined : way })}
              className="size-4.5 accent-accent"
            />
            <span>
              <span className="font-semibold">{names[way][0]}</span>
              <span className="block text-ink-muted">{names[way][1]}</span>
            </span>
          </span>
          <WayFigures plan={plan} made={made} way={way} />
        </label>
      ))}
    </fieldset>
  )
}

function WayFigures({ plan, made, way }: { plan: Plan; made: DebtsPlan; way: DebtWay }) {
  const found = made.ways[way]
  if (!found.paysOff) return <p className="text-sm font-medium text-warn">Never pays off</p>
  if (found.months === 0) return <p className="text-sm font-medium text-good">Nothing is owed</p>
  const saved = made.saved[way]
  return (
    <dl className="grid gap-1 text-sm">
      <Row label="Debt-free">
        {monthFrom(plan.facts.today, found.months)}
        <span className="block font-normal text-ink-muted">in {sayMonths(found.months)}</span>
      </Row>
      <Row label="Interest">
        {dollars(found.totalInterest)}
        {withoutRate(made.debts, plan.inputs).length > 0 && (
          <span className="block font-normal text-ink-muted">as far as rates are known</span>
        )}
      </Row>
      {saved !== null && saved > 0 && <Row label="Saved against minimums">{dollars(saved)}</Row>}
      {saved !== null && saved < 0 && <Row label="Dearer than minimums">{dollars(-saved)}</Row>}
    </dl>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-3">
      <dt className="text-ink-muted">{label}</dt>
      <dd className="text-right font-semibold tabular-nums">{children}</dd>
    </div>
  )
}
