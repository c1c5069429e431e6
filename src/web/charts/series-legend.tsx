import type { Series } from './lay-out-series.ts'
import { lookOf } from './series-look.ts'

export function SeriesLegend({ series: { lines, shape } }: { series: Pick<Series, 'lines' | 'shape'> }) {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-fine/5">
      {lines.map((line, index) => {
        const { label, isBeside } = line
        const { colour, fill, dash } = lookOf(index, line)
        const isArea = shape === 'stack' && !isBeside
        return (
          <li key={label} className="flex min-w-0 items-center gap-2">
            <svg aria-hidden width={24} height={8} className="shrink-0">
              {isArea && <rect x={1} y={0} width={22} height={8} className={`opacity-50 ${fill}`} />}
              <line
                x1={1}
                x2={23}
                y1={isArea ? 1 : 4}
                y2={isArea ? 1 : 4}
                strokeWidth={2}
                strokeDasharray={dash}
                className={colour}
              />
            </svg>
            <span className="min-w-0 wrap-anywhere">{label}</span>
          </li>
        )
      })}
    </ul>
  )
}
