import type { PaidLoan } from '#finance/loan-payoff.ts'
import type { Cents } from '#finance/money.ts'
import { example } from './example.ts'

const WIDTH = 320
const HEIGHT = 84

/** What is still owed, month by month, at today's payment and by the plan. */
export function PayoffChart() {
  const { now, plan, balance } = example
  return (
    <svg viewBox={`-4 -4 ${WIDTH + 8} ${HEIGHT + 8}`} className="block h-auto w-full overflow-visible">
      <path d={`M0 ${HEIGHT}H${WIDTH}`} className="stroke-line" strokeWidth="1" />
      <path
        d={trace(now, balance, now.months)}
        className="nod-32 fill-none stroke-control"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d={trace(plan, balance, now.months)}
        className="nod-36 fill-none stroke-accent"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx={(plan.months / now.months) * WIDTH} cy={HEIGHT} r="4" className="play-44 fill-accent" />
      <circle cx={WIDTH} cy={HEIGHT} r="3.5" className="play-40 fill-control" />
    </svg>
  )
}

function trace(loan: PaidLoan, start: Cents, months: number): string {
  const points = [start, ...loan.schedule.map((row) => row.balance)].map((owed, month) => {
    const x = (month / months) * WIDTH
    const y = HEIGHT - (owed / start) * HEIGHT
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  })
  return `M${points.join('L')}`
}
