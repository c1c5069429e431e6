import { classNames } from './class-names.ts'

/** A grey shape of what is loading; give it the size of that. The screen around it says that it loads. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden
      className={classNames('animate-pulse-soft rounded-md bg-line forced-colors:border', className)}
    />
  )
}
