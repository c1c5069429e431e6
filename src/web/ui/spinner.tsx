import { LoaderCircle } from 'lucide-react'
import { classNames } from './class-names.ts'

interface SpinnerProps {
  label?: string
  className?: string
}

export function Spinner({ label = 'Loading', className }: SpinnerProps) {
  return (
    <output className={classNames('inline-flex text-accent', className)}>
      <LoaderCircle aria-hidden className="size-6 animate-spin" />
      <span className="sr-only">{label}</span>
    </output>
  )
}
