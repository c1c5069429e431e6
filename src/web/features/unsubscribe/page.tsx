import { useEffect, useState } from 'react'
import { ApiError } from '#contract/api-error.ts'
import { messageOf } from '#web/data/client.ts'
import { useUnsubscribe } from '#web/data/digest.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { CenteredPage } from '#web/ui/centered-page.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** Whoever opens the link of a digest has pressed once: nothing more is asked of them. */
export function UnsubscribePage() {
  // The token stands behind #, which browsers keep to themselves.
  const [token] = useState(() => location.hash.slice(1))
  return (
    <CenteredPage title="Unsubscribe">
      {token ? <Unsubscribing token={token} /> : <IncompleteLink />}
    </CenteredPage>
  )
}

function IncompleteLink() {
  return (
    <Alert variant="error" title="This link is not complete" action={<ToSettings />}>
      Open it from the e-mail again, or switch digests off in your settings.
    </Alert>
  )
}

function Unsubscribing({ token }: { token: string }) {
  const { mutate, isSuccess, isError, error } = useUnsubscribe()
  // Doing it twice is doing it once.
  useEffect(() => mutate(token), [mutate, token])
  if (isSuccess) {
    return (
      <Alert variant="success" title="You are unsubscribed" action={<ToSettings />}>
        You will get no more digests. In your settings you can switch them on again.
      </Alert>
    )
  }
  if (isError) {
    return (
      <Alert
        variant="error"
        title="You are not unsubscribed"
        action={isRefused(error) ? <ToSettings /> : <Button onClick={() => mutate(token)}>Try again</Button>}
      >
        {messageOf(error, 'Please try again later.')}
      </Alert>
    )
  }
  return <Spinner label="Unsubscribing" />
}

/** A link that was never ours does not become so by trying again. */
const isRefused = (error: Error) => error instanceof ApiError && error.status === 400

const ToSettings = () => (
  <ButtonLink href="/settings#notifications" variant="secondary">
    Open Settings
  </ButtonLink>
)
