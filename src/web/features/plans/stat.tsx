import type { ReactNode } from 'react'

interface StatProps {
  label: string
  value: ReactNode
  note?: ReactNode
}

/** A figure that answers the question of a plan. */
export function Stat({ label, value, note }: StatProps) {
  return (
    <div className="row-span-3 grid min-w-0 grid-rows-subgrid pb-4">
      <p className="text-sm text-ink-muted">{label}</p>
      <p className="text-lg font-semibold sm:text-xl tracking-tight wrap-anywhere tabular-nums">{value}</p>
      {note && <p className="text-sm text-pretty text-ink-muted">{note}</p>}
    </div>
  )
}

export function Stats({ children }: { children: ReactNode }) {
  return <div className="-mb-4 grid grid-cols-2 gap-x-4 lg:grid-cols-3">{children}</div>
}
