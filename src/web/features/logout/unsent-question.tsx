import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sendMessage } from '#web/data/chat-turn.ts'
import { listUnsent } from '#web/data/unsent.ts'
import { isRefused, useWaiting } from '#web/data/waiting.ts'
import { RefusedChanges } from '#web/offline/refused-changes.tsx'
import { sendWaiting } from '#web/offline/send-waiting.ts'
import { describeWork, findUnsentWork, hasWork } from '#web/offline/unsent-work.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface UnsentQuestionProps {
  userId: number
  onDone: () => void
  onStay: () => void
}

/** Logging out clears the browser's storage, so unsent work is sent first, or discarded on purpose. */
export function UnsentQuestion({ userId, onDone, onStay }: UnsentQuestionProps) {
  const client = useQueryClient()
  const [isSending, setSending] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const hasRefused = useWaiting(userId).some(isRefused)
  const work = findUnsentWork(userId)
  const isEmpty = !hasWork(work)

  async function send() {
    setSending(true)
    setFailed(false)
    await sendWaiting(client, userId).catch(() => {})
    for (const message of listUnsent(userId)) await sendMessage(client, userId, message)
    setSending(false)
    if (hasWork(findUnsentWork(userId))) setFailed(true)
    else onDone()
  }

  return (
    <Dialog
      open
      onClose={onStay}
      role="alertdialog"
      size="sm"
      title={isEmpty ? 'Nothing is left to send' : 'Send it first?'}
      description={
        isEmpty
          ? 'You can log out now.'
          : `${describeWork(work)} of yours could not be sent to Keel yet. Logging out deletes them from this browser.`
      }
      footer={
        <>
          <Button variant="ghost" disabled={isSending} onClick={onStay}>
            Stay
          </Button>
          {isEmpty ? (
            <Button onClick={onDone}>Log out</Button>
          ) : (
            <>
              <Button variant="destructive" disabled={isSending} onClick={onDone}>
                Discard
              </Button>
              <Button pending={isSending} onClick={() => void send()}>
                Send
              </Button>
            </>
          )}
        </>
      }
    >
      {hasFailed && !isEmpty && (
        <Alert variant="error" title="Not everything could be sent">
          {hasRefused
            ? 'Keel refused what is listed here: try it again, copy it, or discard it.'
            : 'Try again when Keel can be reached, or discard it.'}
        </Alert>
      )}
      <RefusedChanges userId={userId} />
    </Dialog>
  )
}
