import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

/** The server did not say who is signed in: neither the page nor the sign-in would be right to show. */
export function StartFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-md place-items-center p-4">
      <Alert
        variant="error"
        title="Keel cannot be reached"
        action={<Button onClick={onRetry}>Try again</Button>}
      >
        Check your connection. Nothing you have saved is lost.
      </Alert>
    </main>
  )
}
