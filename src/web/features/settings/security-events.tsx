import { useInfiniteQuery } from '@tanstack/react-query'
import { eventNames } from '#web/account/event-names.ts'
import { securityEventsQuery } from '#web/data/account.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { formatTime } from '#web/lib/format-time.ts'

/** What happened to this account, so that its owner notices what they did not do themselves. */
export function SecurityEvents() {
  const events = useInfiniteQuery(securityEventsQuery)
  const list = events.data?.pages.flat() ?? []
  return (
    <Card title="Security activity" description="Anything here that was not you? Change your password.">
      {events.isPending && <SkeletonRows count={3} />}
      {events.isError && <LoadFailure query={events} failure="The activity could not be loaded." />}
      {events.isSuccess && list.length === 0 && (
        <p className="text-sm text-ink-muted">Nothing has happened yet.</p>
      )}
      <ul className="divide-y divide-line">
        {list.map((event) => (
          <li key={event.id} className="flex flex-wrap justify-between gap-x-4 py-2.5 text-sm">
            <span className="font-medium">
              {eventNames[event.kind]}
              {event.restored && <span className="font-normal text-ink-muted"> (from a restored file)</span>}
            </span>
            <span className="text-ink-muted">
              {event.device && `${event.device}, `}
              <time dateTime={event.at}>{formatTime(event.at, 'moment')}</time>
            </span>
          </li>
        ))}
      </ul>
      {events.hasNextPage && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-4"
          pending={events.isFetchingNextPage}
          onClick={() => void events.fetchNextPage()}
        >
          Show earlier
        </Button>
      )}
    </Card>
  )
}
