import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dropWaiting, isRefused, useWaiting, type WaitingEdit } from '#web/data/waiting.ts'
import { copyText } from '#web/lib/copy-text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast, type ToastOptions } from '#web/ui/toast-store.ts'

const STILL_LISTED: ToastOptions = {
  variant: 'destructive',
  title: 'Not sent',
  description: 'Keel could not be reached; it is still listed.',
}

const describeOutcome = {
  saved: (text: string): ToastOptions => ({ title: 'Sent', description: text }),
  gone: (text: string): ToastOptions => ({ title: 'Nothing left to send', description: text }),
  refused: (): ToastOptions => ({
    variant: 'destructive',
    title: 'Refused again',
    description: 'The reason is listed with it.',
  }),
  unanswered: () => STILL_LISTED,
}

/** What was changed without a connection and then refused stays, word for word, until its writer has decided. */
export function RefusedChanges({ userId }: { userId: number }) {
  const refused = useWaiting(userId).filter(isRefused)
  if (refused.length === 0) return null
  return (
    <Alert
      variant="error"
      title="Changed while Keel could not be reached, and not saved"
      className="m-4 print:hidden"
    >
      <ul className="space-y-3">
        {refused.map((edit) => (
          <RefusedChange key={edit.clientId} userId={userId} edit={edit} />
        ))}
      </ul>
    </Alert>
  )
}

function RefusedChange({ userId, edit }: { userId: number; edit: WaitingEdit }) {
  const client = useQueryClient()
  const [isSending, setSending] = useState(false)
  const { clientId, text, refusal } = edit

  async function tryAgain() {
    setSending(true)
    try {
      // Loaded where it is needed: what sends knows the chat and the budget.
      const { sendAgain } = await import('./send-waiting.ts')
      const outcome = await sendAgain(client, userId, clientId)
      toast(describeOutcome[outcome](text))
    } catch {
      toast(STILL_LISTED)
    } finally {
      setSending(false)
    }
  }

  return (
    <li>
      <p className="wrap-anywhere">
        {text}: {refusal}
      </p>
      <div className="mt-1.5 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" pending={isSending} onClick={() => void tryAgain()}>
          Try again
        </Button>
        <Button variant="secondary" size="sm" onClick={() => void copy(text)}>
          Copy
        </Button>
        <Button variant="ghost" size="sm" onClick={() => dropWaiting(userId, clientId)}>
          Dismiss
        </Button>
      </div>
    </li>
  )
}

async function copy(text: string) {
  if (await copyText(text)) toast({ title: 'Copied', description: text })
  else toast({ variant: 'destructive', title: 'Not copied', description: 'Please select the words instead.' })
}
