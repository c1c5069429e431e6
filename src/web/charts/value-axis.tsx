import { type Cents, formatMoney } from '#finance/money.ts'

interface ValueAxisProps {
  ticks: Cents[]
  height: number
  yOf: (value: Cents) => number
}

const LETTER_WIDTH = 6.8

/** The amounts at the left edge, which stay when the bars scroll. Bars say their amounts themselves. */
export function ValueAxis({ ticks, height, yOf }: ValueAxisProps) {
  const labels = ticks.map((tick) => formatMoney(tick, { decimals: 'auto' }))
  const width = Math.ceil(Math.max(...labels.map((label) => label.length)) * LETTER_WIDTH) + 10
  return (
    <svg aria-hidden width={width} height={height} className="block shrink-0">
      {ticks.map((tick, index) => (
        <text
          key={tick}
          x={width - 10}
          y={yOf(tick)}
          dy="0.32em"
          textAnchor="end"
          className="fill-ink-muted text-xs tabular-nums"
        >
          {labels[index]}
        </text>
      ))}
    </svg>
  )
}
