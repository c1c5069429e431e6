import { classNames } from './class-names.ts'

interface ProgressProps {
  value: number
  max?: number
  /** What is progressing, e.g. 'House deposit'. */
  label: string
  className?: string
}

/** Native, so it needs no style attribute; whatever it is given, it shows 0 to 100 percent. */
export function Progress({ value, max = 100, label, className }: ProgressProps) {
  const part = Math.min(1, Math.max(0, value / max || 0))
  return (
    <progress
      value={part}
      max={1}
      aria-label={label}
      aria-valuetext={`${Math.round(part * 100)}%`}
      className={classNames('progress-bar h-2 w-full', className)}
    />
  )
}
