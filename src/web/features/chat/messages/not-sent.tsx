import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'

interface NotSentProps {
  text: string
  reason?: string | null
  onRetry?: () => void
  children?: ReactNode
}

export function NotSent({ text, reason, onRetry, children }: NotSentProps) {
  return (
    <div className="flex max-w-full flex-wrap items-center justify-end gap-x-3 gap-y-1 text-sm">
      <p className="flex min-w-0 items-center gap-1.5 text-danger">
        <CircleAlert aria-hidden className="size-4 shrink-0" />
        <span className="font-semibold">{text}</span>
      </p>
      {reason && <p className="min-w-0 text-ink-muted wrap-anywhere">{reason}</p>}
      {onRetry && (
        <Button variant="secondary" size="sm" onClick={onRetry}>
          Try again
        </Button>
      )}
      {children}
    </div>
  )
}
