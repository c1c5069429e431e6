import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SettingsAnswer } from '#contract/settings.ts'
import { messageOf } from '#web/data/client.ts'
import { digestQuery, useSendDigest } from '#web/data/digest.ts'
import { useMe } from '#web/data/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { formatTime } from '#web/lib/format-time.ts'
import { DigestPreview } from './digest-preview.tsx'

export function NextDigest({ settings }: { settings: SettingsAnswer }) {
  const digest = useQuery(digestQuery)
  const [isOpen, setOpen] = useState(false)
  return (
    <Card title="Next digest" description={describeNext(settings, digest.data?.nextAt ?? null)}>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Preview
        </Button>
        {settings.canSendEmail && <SendNow />}
      </div>
      {isOpen && <DigestPreview onClose={() => setOpen(false)} />}
    </Card>
  )
}

function SendNow() {
  const send = useSendDigest()
  const { email } = useMe()
  const sendNow = () =>
    send.mutate(undefined, {
      onSuccess: ({ sent }) =>
        toast(
          sent
            ? { title: 'Digest sent', description: `It is on its way to ${email}.` }
            : {
                title: 'Digest not sent yet',
                description: 'The mail server did not take it. Keel tries again.',
              },
        ),
      onError: (error) =>
        toast({
          variant: 'destructive',
          title: 'Error',
          description: messageOf(error, 'The digest could not be sent. Please try again.'),
        }),
    })
  return (
    <Button variant="secondary" pending={send.isPending} onClick={sendNow}>
      Send me one now
    </Button>
  )
}

function describeNext({ canSendEmail, email }: SettingsAnswer, nextAt: string | null): string {
  if (!email) return 'None: e-mail is switched off.'
  if (!canSendEmail || !nextAt) return 'See what it would tell you now.'
  return `On ${formatTime(nextAt, 'weekday')} at ${formatTime(nextAt, 'clock')}, if anything has changed by then.`
}
