import { Progress } from '#web/ui/progress.tsx'

interface ShareListProps {
  rows: { label: string; value: number }[]
}

/** Numbers with bars beside the largest of them. */
export function ShareList({ rows }: ShareListProps) {
  const max = Math.max(...rows.map(({ value }) => value))
  return (
    <ul className="grid gap-3">
      {rows.map(({ label, value }) => (
        <li key={label}>
          <p className="mb-1 flex justify-between gap-4 text-sm">
            <span className="min-w-0 wrap-anywhere">{label}</span>
            <span className="font-medium tabular-nums">{value.toLocaleString('en-US')}</span>
          </p>
          <Progress label={label} value={value} max={max} />
        </li>
      ))}
    </ul>
  )
}
