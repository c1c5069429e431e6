/* oxlint-disable react/no-array-index-key -- the lines of a chart never change places */
import { memo } from 'react'
import type { SeriesLayout } from './lay-out-series.ts'
import { Scales } from './line-drawing.tsx'
import { SeriesAreas } from './series-areas.tsx'

interface Place {
  x: number
  y: number
}

interface SeriesDrawingProps {
  layout: SeriesLayout
  width: number
  height: number
  /** The step that is pointed at. */
  chosen: number | null
}

export function SeriesDrawing({ layout, width, height, chosen }: SeriesDrawingProps) {
  const { frame, places, pasts, now, steps } = layout
  const x = chosen === null ? undefined : steps[chosen]?.x
  return (
    <svg aria-hidden width={width} height={height} className="block">
      <Scales layout={layout} height={height} />
      {x !== undefined && (
        <line
          x1={x}
          x2={x}
          y1={frame.top}
          y2={frame.bottom}
          className="stroke-control"
          strokeDasharray="3 3"
        />
      )}
      {layout.shape && <SeriesAreas layout={layout} />}
      <Lines layout={layout} />
      {now && (
        <g className="fill-ink-muted text-xs">
          <line x1={now.x} x2={now.x} y1={frame.top} y2={frame.bottom} className="stroke-control" />
          <text x={now.x + 4} y={frame.top + 4}>
            Today
          </text>
        </g>
      )}
      {chosen !== null &&
        places.map((line, index) => {
          const ahead = chosen - (now?.step ?? 0)
          const past = pasts[index] ?? []
          const place = past[past.length - 1 + ahead] ?? line[ahead]
          return (
            place && (
              <circle
                key={index}
                cx={place.x}
                cy={place.y}
                r={4}
                strokeWidth={2}
                className={`fill-surface ${layout.looks[index]?.colour ?? ''}`}
              />
            )
          )
        })}
    </svg>
  )
}

/** Drawn once: what follows the pointer is not part of it. */
const Lines = memo(function Lines({ layout }: { layout: SeriesLayout }) {
  const { places, pasts, looks, beside } = layout
  const draw = (line: readonly Place[], index: number, dash: string | undefined) => (
    <polyline
      key={index}
      points={line.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
      fill="none"
      strokeWidth={2}
      strokeLinejoin="round"
      strokeDasharray={dash}
      className={looks[index]?.colour}
    />
  )
  return (
    <>
      <g>{pasts.map((line, index) => draw(line, index, beside[index] ? looks[index]?.dash : undefined))}</g>
      <g>{places.map((line, index) => draw(line, index, looks[index]?.dash))}</g>
    </>
  )
})
