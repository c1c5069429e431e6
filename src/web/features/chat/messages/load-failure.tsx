import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const again = (
    <Button variant="secondary" size="sm" onClick={onRetry}>
      Try again
    </Button>
  )
  return (
    <Alert variant="error" title="Error" action={again}>
      Failed to load the conversation. What you type is kept.
    </Alert>
  )
}
