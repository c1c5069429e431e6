import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { type Cents, formatMoney, formatPercent, percentShare, sumMoney } from '#finance/money.ts'
import { Bar } from './bar.tsx'
import { ChartTooltip, placeTooltip, type Point } from './chart-tooltip.tsx'
import { barAfterKey, barAt, BARS_HEIGHT, BARS_SHOWN, layOutBars } from './lay-out-bars.ts'
import { useOnceAFrame } from './use-once-a-frame.ts'
import { useWidth } from './use-width.ts'

export interface BarValue {
  label: string
  amount: Cents
  /** The class of its colour. */
  fill: string
}

interface BarChartProps {
  label: string
  /** The largest first. */
  bars: BarValue[]
}

/** Amounts below each other. The tooltip follows the pointer; Tab enters the chart and the arrow keys walk along it. */
export function BarChart({ label, bars: all }: BarChartProps) {
  const frame = useRef<HTMLDivElement>(null)
  const drawing = useRef<SVGSVGElement>(null)
  const bubble = useRef<HTMLDivElement>(null)
  const point = useRef<Point>({ x: 0, y: 0 })
  const { request: onceAFrame } = useOnceAFrame()
  const [active, setActive] = useState<number | null>(null)
  const [stop, setStop] = useState(0)
  const width = useWidth(frame)

  const bars = gatherRest(all)
  const total = sumMoney(all.map((bar) => bar.amount))
  const most = Math.max(...bars.map((bar) => bar.amount), 1)
  const shareOf = ({ amount }: BarValue) => formatPercent(percentShare(amount, total))
  const notes = bars.map((bar) => `${formatMoney(bar.amount, { decimals: 'auto' })} (${shareOf(bar)})`)
  const layout = layOutBars(
    bars.map((bar) => bar.label),
    notes,
    width,
  )

  useLayoutEffect(() => {
    if (active !== null && bubble.current && frame.current)
      placeTooltip(bubble.current, frame.current, point.current)
  }, [active])

  function follow({ clientX, clientY }: PointerEvent) {
    onceAFrame(() => {
      if (!frame.current) return
      const around = frame.current.getBoundingClientRect()
      point.current = { x: clientX - around.left, y: clientY - around.top }
      setActive(barAt(point.current.y, layout.rowHeight, bars.length))
      if (bubble.current) placeTooltip(bubble.current, frame.current, point.current)
    })
  }

  function showFocused(index: number) {
    point.current = { x: layout.barLeft, y: layout.rowHeight * (index + 1) }
    setStop(index)
    setActive(index)
  }

  function walk(event: KeyboardEvent) {
    if (event.key === 'Escape') setActive(null)
    const next = barAfterKey(event.key, stop, bars.length)
    if (next === null) return
    event.preventDefault()
    drawing.current?.querySelectorAll<SVGGElement>('[data-bar]')[next]?.focus()
  }

  const shown = active === null ? undefined : bars[active]
  return (
    <div ref={frame} className="relative h-80">
      {width > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its bars take the focus
        <svg
          ref={drawing}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- SVG has no tag for it
          role="group"
          aria-label={label}
          width={width}
          height={BARS_HEIGHT}
          className="block overflow-visible"
          onPointerMove={follow}
          onPointerDown={follow}
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onceAFrame(() => setActive(null))}
          onKeyDown={walk}
          onBlur={() => setActive(null)}
        >
          {bars.map((bar, index) => (
            <Bar
              key={bar.label}
              name={bar.label}
              note={notes[index] ?? ''}
              description={`${bar.label}: Amount ${formatMoney(bar.amount)}, ${shareOf(bar)} of the total`}
              fill={bar.fill}
              top={layout.rowHeight * index}
              part={bar.amount / most}
              width={width}
              layout={layout}
              isFaded={active !== null && active !== index}
              isTabStop={index === Math.min(stop, bars.length - 1)}
              onFocus={() => showFocused(index)}
            />
          ))}
        </svg>
      )}
      {shown && (
        <ChartTooltip
          ref={bubble}
          title={shown.label}
          amount={formatMoney(shown.amount)}
          note={`${shareOf(shown)} of the total`}
        />
      )}
    </div>
  )
}

/** The largest by name, the rest as one: a single further bar is no rest yet. */
function gatherRest(bars: BarValue[]): BarValue[] {
  if (bars.length <= BARS_SHOWN + 1) return bars
  const rest = bars.slice(BARS_SHOWN)
  const amount = sumMoney(rest.map((bar) => bar.amount))
  return [...bars.slice(0, BARS_SHOWN), { label: `${rest.length} more`, amount, fill: 'fill-control' }]
}
