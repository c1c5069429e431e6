import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { dropWaiting, isRefused, useWaiting, type WaitingEdit } from '#web/data/waiting.ts'
import { copyText } from '#web/lib/copy-text.ts'
import { focusHeading } from '#web/lib/focus-heading.ts'
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
    <section aria-label="Not saved" className="m-4 print:hidden">
      {/* The list stands beside it, as all of an alert is read out whenever a part of it changes. */}
      <Alert variant="error" title="Changed while Keel could not be reached, and not saved" />
      <ul className="mt-3 space-y-3 px-4 text-sm">
        {refused.map((edit) => (
          <RefusedChange key={edit.clientId} userId={userId} edit={edit} />
        ))}
      </ul>
    </section>
  )
}

function RefusedChange({ userId, edit }: { userId: number; edit: WaitingEdit }) {
  const client = useQueryClient()
  const [isSending, setSending] = useState(false)
  const { clientId, text, refusal } = edit
  const wordsId = useId()
  const row = useRef<HTMLLIElement>(null)
  const leave = () => leaveRow(row.current)

  async function tryAgain() {
    setSending(true)
    try {
      // Loaded where it is needed: what sends knows the chat and the budget.
      const { sendAgain } = await import('./send-waiting.ts')
      const outcome = await sendAgain(client, { userId, clientId, beforeDrop: leave })
      toast(describeOutcome[outcome](text))
    } catch {
      toast(STILL_LISTED)
    } finally {
      setSending(false)
    }
  }

  function dismiss() {
    leave()
    dropWaiting(userId, clientId)
  }

  return (
    <li ref={row}>
      <p id={wordsId} className="wrap-anywhere">
        {text}: {refusal}
      </p>
      <div className="mt-1.5 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          aria-describedby={wordsId}
          pending={isSending}
          onClick={() => void tryAgain()}
        >
          Try again
        </Button>
        <Button variant="secondary" size="sm" aria-describedby={wordsId} onClick={() => void copy(text)}>
          Copy
        </Button>
        <Button variant="ghost" size="sm" aria-describedby={wordsId} onClick={dismiss}>
          Dismiss
        </Button>
      </div>
    </li>
  )
}

/** The focus goes on to the next row, or to the heading after the last. */
function leaveRow(row: HTMLElement | null) {
  const { activeElement, body } = document
  // A button that takes no press has lost it to the page; who has gone on to something else stays there.
  if (!row || (activeElement !== body && !row.contains(activeElement))) return
  const neighbour = row.nextElementSibling ?? row.previousElementSibling
  const button = neighbour?.querySelector<HTMLElement>('button')
  if (button) button.focus()
  else focusHeading(row.closest('dialog'))
}

async function copy(text: string) {
  if (await copyText(text)) toast({ title: 'Copied', description: text })
  else toast({ variant: 'destructive', title: 'Not copied', description: 'Please select the words instead.' })
}
