import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { type Cents, formatMoney, formatPercent, percentShare, sumMoney } from '#finance/money.ts'
import { classNames } from '#web/ui/class-names.ts'
import { barAfterKey, barAt, layoutBars, roundTicks } from './bar-scale.ts'
import { Bar } from './bar.tsx'
import { ChartTooltip, placeTooltip, type Point } from './chart-tooltip.tsx'
import { useOnceAFrame } from './use-once-a-frame.ts'
import { useWidth } from './use-width.ts'
import { ValueAxis } from './value-axis.tsx'

export interface BarValue {
  label: string
  amount: Cents
}

interface BarChartProps {
  label: string
  bars: BarValue[]
}

const HEIGHT = 320
const TOP = 12
const SCROLLBAR = 12
const [STRAIGHT_LABELS, SLANTED_LABELS] = [28, 60]

/** Amounts side by side. The tooltip follows the pointer; Tab enters the chart and the arrow keys walk along it. */
export function BarChart({ label, bars }: BarChartProps) {
  const frame = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const drawing = useRef<SVGSVGElement>(null)
  const bubble = useRef<HTMLDivElement>(null)
  const point = useRef<Point>({ x: 0, y: 0 })
  const { request: onceAFrame } = useOnceAFrame()
  const [active, setActive] = useState<number | null>(null)
  const [stop, setStop] = useState(0)
  const room = useWidth(scroller)

  const layout = layoutBars(
    bars.map((bar) => bar.label),
    room,
  )
  const height = layout.isScrolling ? HEIGHT - SCROLLBAR : HEIGHT
  const base = height - (layout.isSlanted ? SLANTED_LABELS : STRAIGHT_LABELS)
  const ticks = roundTicks(Math.max(...bars.map((bar) => bar.amount)))
  const top = ticks.at(-1) ?? 1
  const heightOf = (amount: Cents) => ((base - TOP) * amount) / top
  const total = sumMoney(bars.map((bar) => bar.amount))
  const describe = ({ amount }: BarValue) => `${formatPercent(percentShare(amount, total))} of the total`

  useLayoutEffect(() => {
    if (active !== null && bubble.current && frame.current)
      placeTooltip(bubble.current, frame.current, point.current)
  }, [active])

  function follow({ clientX, clientY }: PointerEvent) {
    onceAFrame(() => {
      if (!drawing.current || !frame.current) return
      const plot = drawing.current.getBoundingClientRect()
      const around = frame.current.getBoundingClientRect()
      point.current = { x: clientX - around.left, y: clientY - around.top }
      setActive(barAt(clientX - plot.left - layout.inset, layout.slot, bars.length))
      if (bubble.current) placeTooltip(bubble.current, frame.current, point.current)
    })
  }

  function showFocused(index: number, element: SVGElement) {
    if (!frame.current) return
    const around = frame.current.getBoundingClientRect()
    const box = element.getBoundingClientRect()
    const y = base - heightOf(bars[index]?.amount ?? 0)
    point.current = { x: box.left + box.width / 2 - around.left, y }
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
    <div ref={frame} className="relative flex h-80">
      <ValueAxis ticks={ticks} height={height} yOf={(value) => base - heightOf(value)} />
      <div
        ref={scroller}
        className={classNames(
          'min-w-0 flex-1',
          layout.isScrolling && 'scroll-fade overflow-y-hidden [scrollbar-width:thin]',
        )}
      >
        {room > 0 && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its bars take the focus
          <svg
            ref={drawing}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- SVG has no tag for it
            role="group"
            aria-label={label}
            width={layout.width}
            height={height}
            className={classNames('block', !layout.isScrolling && 'overflow-visible')}
            onPointerMove={follow}
            onPointerDown={follow}
            onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onceAFrame(() => setActive(null))}
            onKeyDown={walk}
            onBlur={() => setActive(null)}
          >
            {ticks.map((tick) => (
              <line
                key={tick}
                x1={0}
                x2={layout.width}
                y1={base - heightOf(tick)}
                y2={base - heightOf(tick)}
                className={tick === 0 ? 'stroke-control' : 'stroke-line'}
              />
            ))}
            {bars.map((bar, index) => (
              <Bar
                key={bar.label}
                label={bar.label}
                description={`${bar.label}: Amount ${formatMoney(bar.amount)}, ${describe(bar)}`}
                centre={layout.inset + layout.slot * (index + 0.5)}
                base={base}
                height={heightOf(bar.amount)}
                layout={layout}
                isFaded={active !== null && active !== index}
                isTabStop={index === Math.min(stop, bars.length - 1)}
                onFocus={(element) => showFocused(index, element)}
              />
            ))}
          </svg>
        )}
      </div>
      {shown && (
        <ChartTooltip
          ref={bubble}
          title={shown.label}
          amount={formatMoney(shown.amount)}
          note={describe(shown)}
        />
      )}
    </div>
  )
}
