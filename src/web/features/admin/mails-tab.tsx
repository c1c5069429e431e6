import { useInfiniteQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import type { MailEntry } from '#contract/mails.ts'
import { mailsQuery, useSendAgain } from '#web/data/admin-mails.ts'
import { messageOf } from '#web/data/client.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { ListEnd } from '#web/ui/list-end.tsx'
import { formatTime } from '#web/lib/format-time.ts'

/** E-mail that has not arrived: what still waits, and what Keel has given up on until somebody says 'Send again'. */
export function MailsTab() {
  const list = useInfiniteQuery(mailsQuery)
  const entries = list.data?.pages.flat() ?? []
  return (
    <Card title="Mails" description="E-mail that waits to be sent, or could not be delivered.">
      {list.isSuccess && entries.length === 0 && (
        <EmptyState
          icon={<Mail />}
          title="Nothing is waiting"
          text="Every e-mail has been accepted by the mail server."
        />
      )}
      <ul className="divide-y divide-line">
        {entries.map((entry) => (
          <MailItem key={entry.id} entry={entry} />
        ))}
      </ul>
      <ListEnd list={list} failure="The mails could not be loaded." />
    </Card>
  )
}

function MailItem({ entry }: { entry: MailEntry }) {
  const sendAgain = useSendAgain()

  async function send() {
    try {
      const { state } = await sendAgain.mutateAsync(entry.id)
      if (state === 'sent') toast({ title: 'Mail sent' })
      else
        toast({
          variant: 'destructive',
          title: 'Mail not sent',
          description: 'The mail server did not accept it.',
        })
    } catch (error) {
      const description = messageOf(error, 'That did not work. Please try again.')
      toast({ variant: 'destructive', title: 'Mail not sent', description })
    }
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4">
      <div className="min-w-0">
        <h3 className="font-medium wrap-anywhere">{entry.subject}</h3>
        <p className="text-sm wrap-anywhere text-ink-muted">
          To {entry.to}, <time dateTime={entry.createdAt}>{formatTime(entry.createdAt, 'moment')}</time>
        </p>
        <p className="text-sm text-ink-muted">{describeAttempts(entry)}</p>
      </div>
      <div className="flex items-center gap-3">
        <Badge tone={entry.state === 'dead' ? 'warn' : 'neutral'}>
          {entry.state === 'dead' ? 'Given up' : 'Waiting'}
        </Badge>
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Send again: ${entry.subject} to ${entry.to}`}
          pending={sendAgain.isPending}
          onClick={() => void send()}
        >
          Send again
        </Button>
      </div>
    </li>
  )
}

function describeAttempts({ attempts, lastError, nextAttemptAt }: MailEntry): string {
  const tried = attempts === 1 ? 'Tried once' : `Tried ${attempts} times`
  const why = lastError ? `, last answer ${lastError}` : ''
  const next = nextAttemptAt ? `; next try ${formatTime(nextAttemptAt, 'moment')}` : ''
  return attempts === 0 ? `Not tried yet${next}` : tried + why + next
}
