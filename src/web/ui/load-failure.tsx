import type { ReactNode } from 'react'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'

export interface FailureProps {
  query: { isFetching: boolean; refetch: () => Promise<unknown> }
  /** What could not be loaded; a title alone may say it. */
  failure?: ReactNode
  failureTitle?: string
  /** One line instead of an alert, for what a screen can do without. */
  isQuiet?: boolean
  className?: string | undefined
}

/** Shown in place of what could not be loaded, with a button to try again. */
export function LoadFailure({
  query,
  failure,
  failureTitle = 'Error',
  isQuiet = false,
  className = '',
}: FailureProps) {
  const again = (
    <Button variant="secondary" size="sm" pending={query.isFetching} onClick={() => void query.refetch()}>
      Try again
    </Button>
  )
  if (isQuiet)
    return (
      <div className={classNames('flex flex-wrap items-center justify-between gap-4', className)}>
        <p className="text-sm text-ink-muted">{failure}</p>
        {again}
      </div>
    )
  return (
    <Alert variant="error" title={failureTitle} action={again} className={className}>
      {failure}
    </Alert>
  )
}
