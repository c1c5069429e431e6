import { dropWaiting, isRefused, useWaiting } from '#web/data/waiting.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

/** What was changed without a connection and then refused stays to be read, word for word, until it has been. */
export function RefusedChanges({ userId }: { userId: number }) {
  const refused = useWaiting(userId).filter(isRefused)
  if (refused.length === 0) return null

  function dismiss() {
    for (const { clientId } of refused) dropWaiting(userId, clientId)
  }

  return (
    <Alert
      variant="error"
      title="Changed while Keel could not be reached, and not saved"
      className="m-4 print:hidden"
      action={
        <Button variant="secondary" size="sm" onClick={dismiss}>
          Dismiss
        </Button>
      }
    >
      <ul>
        {refused.map(({ clientId, text, refusal }) => (
          <li key={clientId} className="wrap-anywhere">
            {text}: {refusal}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
