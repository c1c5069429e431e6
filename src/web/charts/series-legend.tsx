import { lookOf } from './series-look.ts'

export function SeriesLegend({ names }: { names: string[] }) {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-[0.8125rem]/5">
      {names.map((name, index) => (
        <li key={name} className="flex min-w-0 items-center gap-2">
          <svg aria-hidden width={24} height={8} className="shrink-0">
            <line
              x1={1}
              x2={23}
              y1={4}
              y2={4}
              strokeWidth={2}
              strokeDasharray={lookOf(index).dash}
              className={lookOf(index).colour}
            />
          </svg>
          <span className="min-w-0 wrap-anywhere">{name}</span>
        </li>
      ))}
    </ul>
  )
}
