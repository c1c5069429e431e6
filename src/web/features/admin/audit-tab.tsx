import { useInfiniteQuery } from '@tanstack/react-query'
import { eventNames } from '#web/account/event-names.ts'
import { allEventsQuery, AUDIT_CSV } from '#web/data/admin-events.ts'
import { Card } from '#web/ui/card.tsx'
import { ListEnd } from '#web/ui/list-end.tsx'
import { formatTime } from '#web/lib/format-time.ts'
import { DownloadTable } from './download-table.tsx'

export function AuditTab() {
  const list = useInfiniteQuery(allEventsQuery)
  const events = list.data?.pages.flat() ?? []
  return (
    <Card
      title="Audit trail"
      description="What happened to accounts, and who did it. Nobody can change it."
      actions={<DownloadTable href={AUDIT_CSV} />}
    >
      <ul className="divide-y divide-line">
        {events.map(({ id, kind, at, device, userId, username, actorId, actor }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2.5 text-sm">
            <span className="min-w-0 wrap-anywhere">
              <span className="font-medium">{eventNames[kind]}</span>
              {username && `: ${username}`}
              {actor && actorId !== userId && <span className="text-ink-muted"> by {actor}</span>}
            </span>
            <span className="text-ink-muted">
              {device && `${device}, `}
              <time dateTime={at}>{formatTime(at, 'moment')}</time>
            </span>
          </li>
        ))}
      </ul>
      <ListEnd list={list} failure="The audit trail could not be loaded." />
    </Card>
  )
}
