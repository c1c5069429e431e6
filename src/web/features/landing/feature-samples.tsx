import { HardDrive, Undo2 } from 'lucide-react'
import { emergencyFundTarget } from '#finance/emergency-fund.ts'
import { formatMoney, percentShare } from '#finance/money.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Progress } from '#web/ui/progress.tsx'

// A household that spends 2,150 a month and has put 8,385 aside: three details of the product, seen close.
const spending = 2_150_00
const savings = 8_385_00
const target = emergencyFundTarget(spending, 6)
const whole = (cents: number) => formatMoney(cents, { decimals: 'auto', currency: 'USD' })

export function FigureSample() {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 text-sm tabular-nums">
      <span
        className={classNames(
          'text-xl font-semibold underline decoration-accent',
          'decoration-dotted decoration-2 underline-offset-4',
        )}
      >
        {whole(target)}
      </span>
      <span className="text-ink-muted">
        = {whole(spending)} <span className="text-ink">spending</span> × 6{' '}
        <span className="text-ink">months</span>
      </span>
    </p>
  )
}

export function FactSample() {
  return (
    <div
      className={classNames(
        'flex w-full max-w-sm items-center justify-between gap-3 rounded-control',
        'border border-line bg-raised px-3 py-2.5 text-sm shadow-card',
      )}
    >
      <div className="min-w-0">
        <p className="flex items-center gap-1.5 font-medium tabular-nums">
          Rent {whole(1_200_00)}
          <span className="font-normal text-ink-muted line-through">{whole(1_150_00)}</span>
        </p>
        <p className="text-fine text-pretty text-ink-muted">“my rent goes up to 1200 next month”</p>
      </div>
      <span className="flex shrink-0 items-center gap-1 font-medium text-accent">
        <Undo2 className="size-4" />
        Undo
      </span>
    </div>
  )
}

export function PlanSample() {
  return (
    <div className="w-full max-w-sm text-sm tabular-nums">
      <p className="flex justify-between gap-3">
        <span className="font-medium">Emergency fund</span>
        <span className="text-ink-muted">
          {whole(savings)} of {whole(target)}
        </span>
      </p>
      <Progress label="Emergency fund" value={percentShare(savings, target)} className="mt-2.5" />
    </div>
  )
}

export function ServerSample() {
  return (
    <p className="flex items-center gap-3 text-sm">
      <span
        className={classNames(
          'flex size-11 shrink-0 items-center justify-center rounded-full',
          'border border-accent/15 bg-accent-soft text-accent',
        )}
      >
        <HardDrive className="size-5" />
      </span>
      <span>
        <span className="block font-medium">Built-in advisor</span>
        <span className="text-ink-muted">Answered on this server</span>
      </span>
    </p>
  )
}
