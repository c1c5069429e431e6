import { useInfiniteQuery } from '@tanstack/react-query'
import { MessageSquare } from 'lucide-react'
import type { FeedbackEntry } from '#contract/feedback.ts'
import { feedbackListQuery, useSetHandled } from '#web/data/admin-feedback.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { ListEnd } from '#web/ui/list-end.tsx'
import { formatTime } from '#web/lib/format-time.ts'

export function FeedbackTab() {
  const list = useInfiniteQuery(feedbackListQuery)
  const entries = list.data?.pages.flat() ?? []
  return (
    <Card title="Feedback" description="What visitors and users wrote, newest first.">
      {list.isSuccess && entries.length === 0 && (
        <EmptyState
          icon={<MessageSquare />}
          title="No feedback yet"
          text="What people send from the feedback page appears here."
        />
      )}
      <ul className="divide-y divide-line">
        {entries.map((entry) => (
          <FeedbackItem key={entry.id} entry={entry} />
        ))}
      </ul>
      <ListEnd list={list} failure="The feedback could not be loaded." />
    </Card>
  )
}

function FeedbackItem({ entry }: { entry: FeedbackEntry }) {
  const setHandled = useSetHandled()
  const { id, handled } = entry

  async function toggle() {
    try {
      await setHandled.mutateAsync({ id, handled: !handled })
      toast({ title: handled ? 'Marked as open' : 'Marked as handled' })
    } catch {
      toast({ variant: 'destructive', title: 'Error', description: 'That did not work. Please try again.' })
    }
  }

  return (
    <li className="py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="font-medium wrap-anywhere">{entry.subject}</h3>
          <p className="text-sm wrap-anywhere text-ink-muted">
            {entry.name},{' '}
            <a href={`mailto:${entry.email}`} className="underline underline-offset-2">
              {entry.email}
            </a>
            , <time dateTime={entry.createdAt}>{formatTime(entry.createdAt, 'moment')}</time>
          </p>
        </div>
        <Badge tone={handled ? 'good' : 'warn'}>{handled ? 'Handled' : 'Open'}</Badge>
      </div>
      <p className="my-3 max-w-prose text-sm wrap-anywhere whitespace-pre-wrap">{entry.message}</p>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Mark as ${handled ? 'open' : 'handled'}: ${entry.subject}`}
        pending={setHandled.isPending}
        onClick={() => void toggle()}
      >
        {handled ? 'Mark as open' : 'Mark as handled'}
      </Button>
    </li>
  )
}
