import { type PointerEvent, useMemo, useRef, useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { ChartBubble } from './chart-bubble.tsx'
import { formatPoint, layOutSeries, nameStep, type Series, valueAt } from './lay-out-series.ts'
import { nearestIndex } from './line-layout.ts'
import { SeriesDrawing } from './series-drawing.tsx'
import { SeriesLegend } from './series-legend.tsx'
import { useOnceAFrame } from './use-once-a-frame.ts'
import { useSize } from './use-size.ts'

interface SeriesChartProps {
  /** What it shows, e.g. 'Balance over time'. */
  label: string
  series: Series
}

/**
 * One or more lines over months, years or ages. The pointer and the finger point at a step; the keyboard and screen
 * readers walk along on a slider, which is there for them alone.
 */
export function SeriesChart({ label, series }: SeriesChartProps) {
  const { step, lines } = series
  const frame = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(frame)
  const layout = useMemo(() => layOutSeries(series, width, height), [series, width, height])
  const [chosen, setChosen] = useState<number | null>(null)
  const { request, cancel } = useOnceAFrame()
  const last = layout.steps.length - 1
  const index = Math.min(chosen ?? last, last)
  const values = lines.flatMap((line) => {
    const value = valueAt(series, line, index)
    return value === undefined ? [] : [{ name: line.label, text: formatPoint(series, value) }]
  })
  const stepName = [nameStep(series, index), layout.now && tellTime(index - layout.now.step)]
    .filter(Boolean)
    .join(', ')

  function follow(event: PointerEvent<HTMLDivElement>) {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left
    request(() => setChosen(nearestIndex(layout.steps, x)))
  }
  function leave() {
    cancel()
    setChosen(null)
  }

  return (
    <>
      <div
        ref={frame}
        onPointerDown={follow}
        onPointerMove={follow}
        onPointerLeave={(event) => event.pointerType === 'mouse' && leave()}
        className={classNames(
          'relative h-56 touch-pan-y rounded-control',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-accent',
        )}
      >
        {last >= 0 && (
          <input
            type="range"
            min={0}
            max={last}
            value={index}
            aria-label={`${label} by ${step}`}
            aria-valuetext={`${stepName}: ${values.map(({ name, text }) => `${name} ${text}`).join(', ')}`}
            onChange={(event) => setChosen(Number(event.target.value))}
            onFocus={() => setChosen(index)}
            onBlur={leave}
            className="sr-only"
          />
        )}
        {width > 0 && (
          <SeriesDrawing
            layout={layout}
            width={width}
            height={height}
            chosen={chosen === null ? null : index}
          />
        )}
        {chosen !== null && (
          <ChartBubble x={layout.steps[index]?.x ?? 0} y={layout.frame.top} width={width}>
            <span className="block opacity-80">{stepName}</span>
            {values.map(({ name, text }) => (
              <span key={name} className="flex justify-between gap-3">
                {lines.length > 1 && <span>{name}</span>}
                <span className="font-semibold tabular-nums">{text}</span>
              </span>
            ))}
          </ChartBubble>
        )}
      </div>
      {lines.length > 1 && <SeriesLegend series={series} />}
    </>
  )
}

function tellTime(ahead: number): string {
  if (ahead === 0) return 'today'
  return ahead > 0 ? 'forecast' : ''
}
