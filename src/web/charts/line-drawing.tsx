import { memo } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import type { LineLayout } from './lay-out-line.ts'
import { stepPath } from './line-layout.ts'

interface LineDrawingProps {
  layout: LineLayout
  width: number
  height: number
  chosen: { x: number; y: number } | undefined
}

export function LineDrawing({ layout, width, height, chosen }: LineDrawingProps) {
  const { frame } = layout
  return (
    <svg aria-hidden width={width} height={height} className="block">
      <Scales layout={layout} height={height} />
      {chosen && (
        <line
          x1={chosen.x}
          x2={chosen.x}
          y1={frame.top}
          y2={frame.bottom}
          className="stroke-control"
          strokeDasharray="3 3"
        />
      )}
      <Line layout={layout} />
      {chosen && (
        <circle cx={chosen.x} cy={chosen.y} r={5} className="fill-accent stroke-surface" strokeWidth={2} />
      )}
    </svg>
  )
}

/** Drawn once: what follows the pointer is not part of it. */
const Line = memo(function Line({ layout: { places, base } }: { layout: LineLayout }) {
  const first = places[0]
  const last = places.at(-1)
  if (!first || !last) return null
  const path = stepPath(places)
  return (
    <>
      <path d={`${path}V${base}H${first.x}Z`} className="fill-accent opacity-10" />
      <path d={path} className="fill-none stroke-accent" strokeWidth={2} strokeLinejoin="round" />
      <circle cx={last.x} cy={last.y} r={4} className="fill-accent" />
    </>
  )
})

interface ScalesProps {
  layout: Pick<LineLayout, 'frame' | 'amounts' | 'days'>
  height: number
}

/** Amounts along the left, days or other steps along the bottom. */
export const Scales = memo(function Scales({ layout, height }: ScalesProps) {
  const { frame, amounts, days } = layout
  return (
    <g className="fill-ink-muted text-xs tabular-nums">
      {amounts.map(({ y, label, isZero }) => (
        <g key={label}>
          <line
            x1={frame.left}
            x2={frame.right}
            y1={y}
            y2={y}
            className={classNames(isZero ? 'stroke-control' : 'stroke-line')}
          />
          <text x={frame.left - 10} y={y} dy="0.32em" textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {days.map(({ x, label }, index) => (
        <text key={x} x={x} y={height - 6} textAnchor={anchorOf(index, days.length)}>
          {label}
        </text>
      ))}
    </g>
  )
})

/** The outermost labels stay inside the drawing. */
function anchorOf(index: number, count: number): 'start' | 'middle' | 'end' {
  if (count === 1) return 'middle'
  if (index === 0) return 'start'
  return index === count - 1 ? 'end' : 'middle'
}
