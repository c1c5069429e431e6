import { type PointerEvent, useMemo, useRef, useState } from 'react'
import { formatMoney } from '#finance/money.ts'
import { formatDay } from '#web/lib/format-time.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ChartBubble } from './chart-bubble.tsx'
import { layOutLine } from './lay-out-line.ts'
import { LineDrawing } from './line-drawing.tsx'
import { type DayAmount, nearestIndex } from './line-layout.ts'
import { useOnceAFrame } from './use-once-a-frame.ts'
import { useSize } from './use-size.ts'

interface LineChartProps {
  /** What it shows, e.g. 'Net worth'. */
  label: string
  /** Oldest first, one a day at most. */
  points: DayAmount[]
}

/**
 * Amounts of money over days. The pointer and the finger point at the line; the keyboard and screen readers walk
 * along it on a slider, which is there for them alone.
 */
export function LineChart({ label, points }: LineChartProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(frame)
  const layout = useMemo(() => layOutLine(points, width, height), [points, width, height])
  const [chosen, setChosen] = useState<number | null>(null)
  const { request, cancel } = useOnceAFrame()

  const last = points.length - 1
  const index = Math.min(chosen ?? last, last)
  const point = points[index]
  const place = chosen === null ? undefined : layout.places[index]

  function follow(event: PointerEvent<HTMLDivElement>) {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left
    request(() => setChosen(nearestIndex(layout.places, x)))
  }
  function leave() {
    cancel()
    setChosen(null)
  }

  return (
    <div
      ref={frame}
      onPointerDown={follow}
      onPointerMove={follow}
      onPointerLeave={(event) => event.pointerType === 'mouse' && leave()}
      className={classNames(
        'relative touch-pan-y rounded-control',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-accent',
        // A single day needs less height than a line.
        points.length > 1 ? 'h-56' : 'h-32',
      )}
    >
      {point && (
        <input
          type="range"
          min={0}
          max={last}
          value={index}
          aria-label={`${label} by day`}
          aria-valuetext={`${formatMoney(point.amount)} on ${formatDay(point.date)}`}
          onChange={(event) => setChosen(Number(event.target.value))}
          onFocus={() => setChosen(index)}
          onBlur={leave}
          className="sr-only"
        />
      )}
      {width > 0 && <LineDrawing layout={layout} width={width} height={height} chosen={place} />}
      {point && place && (
        <ChartBubble x={place.x} y={place.y} width={width}>
          <span className="block font-semibold tabular-nums">{formatMoney(point.amount)}</span>
          <span className="block opacity-80">{formatDay(point.date)}</span>
        </ChartBubble>
      )}
    </div>
  )
}
