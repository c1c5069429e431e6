import { Circle, TrendingDown, TrendingUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Today } from '#contract/today.ts'
import { goalProgress } from '#finance/goal.ts'
import { formatMoney, formatPercent } from '#finance/money.ts'
import { useTickStep } from '#web/data/today.ts'
import { Button } from '#web/ui/button.tsx'
import { describeBasis } from '#contract/describe-basis.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Progress } from '#web/ui/progress.tsx'
import { formatDay } from '#web/lib/format-time.ts'
import { StaleQuestion } from './stale-question.tsx'

interface TodayPanelProps {
  today: Today
  /** A link was followed. */
  onLeave: () => void
}

const link = 'font-medium text-accent underline underline-offset-2'

export function TodayPanel({ today, onLeave }: TodayPanelProps) {
  const { netWorth, change, surplus, step, goals, stale } = today
  return (
    <div className="grid grid-cols-2 gap-x-8 gap-y-5 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
      {netWorth !== null && (
        <Part title="Net worth" isFigure>
          <p className="text-xl font-semibold tabular-nums">{formatMoney(netWorth, { decimals: 'auto' })}</p>
          {change && <Change change={change} />}
          <Link href="/balance-sheet" onClick={onLeave} className={link}>
            Open Balance Sheet
          </Link>
        </Part>
      )}
      {surplus && (
        <Part title="Left this month" isFigure>
          <p
            className={classNames(
              'text-xl font-semibold tabular-nums',
              surplus.basis === 'net' && surplus.amount < 0 && 'text-loss',
            )}
          >
            {formatMoney(surplus.amount, { decimals: 'auto' })}
          </p>
          {surplus.basis !== 'net' && (
            <p className="text-ink-muted first-letter:uppercase">{describeBasis(surplus.basis)}.</p>
          )}
          <Link href="/budget" onClick={onLeave} className={link}>
            Open Budget Tracker
          </Link>
        </Part>
      )}
      {step && <NextStep step={step} onLeave={onLeave} />}
      {goals.length > 0 && (
        <Part title="Goals">
          <ul className="grid grid-cols-1 gap-2">
            {goals.map((goal) => (
              <li key={goal.id}>
                <p className="flex justify-between gap-4 tabular-nums">
                  <span className="min-w-0 truncate">{goal.name}</span>
                  <span>{formatPercent(goalProgress(goal), 0)}</span>
                </p>
                <Progress value={goalProgress(goal)} label={`Progress of ${goal.name}`} className="mt-1" />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {stale.length > 0 && (
        <Part title="Still right?">
          <ul className="grid gap-2">
            {stale.map((item) => (
              <StaleQuestion key={`${item.list} ${item.id}`} item={item} onLeave={onLeave} />
            ))}
          </ul>
        </Part>
      )}
    </div>
  )
}

interface PartProps {
  title: string
  isFigure?: boolean
  children: ReactNode
}

/** A figure has half a row of a phone; what is read has all of it. */
function Part({ title, isFigure = false, children }: PartProps) {
  return (
    <section
      className={classNames(
        'grid min-w-0 content-start justify-items-start gap-1 text-sm [&>ul]:w-full',
        !isFigure && 'max-sm:col-span-2',
      )}
    >
      <h2 className="font-medium text-ink-muted">{title}</h2>
      {children}
    </section>
  )
}

function Change({ change: { grown, listed, since } }: { change: NonNullable<Today['change']> }) {
  const Arrow = grown < 0 ? TrendingDown : TrendingUp
  return (
    <p className="text-ink-muted tabular-nums">
      {grown !== 0 && (
        <Arrow
          aria-hidden
          className={classNames('mr-1 inline size-4', grown < 0 ? 'text-loss' : 'text-gain')}
        />
      )}
      {formatMoney(grown, { decimals: 'auto', sign: 'always' })} since {formatDay(since)}
      {listed !== 0 && `, ${formatMoney(listed, { decimals: 'auto', sign: 'always' })} added or removed`}
    </p>
  )
}

interface NextStepProps {
  step: NonNullable<Today['step']>
  onLeave: () => void
}

function NextStep({ step, onLeave }: NextStepProps) {
  const tick = useTickStep()
  return (
    <Part title="Next step">
      <p className="text-pretty">{step.text}</p>
      {step.code === 'take-home-pay' && (
        <Link href="/budget#income" onClick={onLeave} className={link}>
          Set take-home pay
        </Link>
      )}
      <Button variant="secondary" size="sm" pending={tick.isPending} onClick={() => tick.mutate(step.code)}>
        <Circle aria-hidden />
        Done
      </Button>
    </Part>
  )
}
