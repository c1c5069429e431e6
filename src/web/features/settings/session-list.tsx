import { useQuery } from '@tanstack/react-query'
import type { DeviceSession } from '#contract/accounts.ts'
import { sessionsQuery, useEndOtherSessions, useEndSession } from '#web/data/account.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { QueryView } from '#web/ui/query-view.tsx'
import { formatAgo } from '#web/lib/format-ago.ts'

/** The devices that are signed in, each of which can be signed out from here. */
export function SessionList() {
  const sessions = useQuery(sessionsQuery)
  const endOthers = useEndOtherSessions()
  const hasOthers = (sessions.data?.length ?? 0) > 1

  function signOutElsewhere() {
    endOthers.mutate(undefined, {
      onSuccess: () => toast({ title: 'Signed out everywhere else' }),
      onError: showFailure,
    })
  }

  return (
    <Card
      title="Devices"
      description="Where you are signed in."
      actions={
        hasOthers && (
          <Button variant="secondary" size="sm" pending={endOthers.isPending} onClick={signOutElsewhere}>
            Sign out everywhere else
          </Button>
        )
      }
    >
      <QueryView
        query={sessions}
        loading={<SkeletonRows count={2} />}
        failure="Your devices could not be loaded."
      >
        {(list) => (
          <ul className="divide-y divide-line">
            {list.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  )
}

function SessionRow({ session }: { session: DeviceSession }) {
  const end = useEndSession()

  // The row is gone by the time the list is fresh, and callbacks given to `mutate` with it.
  const signOut = () =>
    end.mutateAsync(session.id).then(() => toast({ title: 'Device signed out' }), showFailure)

  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div>
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {session.device} {session.current && <Badge tone="accent">This device</Badge>}
        </p>
        <p className="text-sm text-ink-muted">Last seen {formatAgo(session.lastSeenAt)}</p>
      </div>
      {!session.current && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Sign out ${session.device}`}
          pending={end.isPending}
          onClick={() => void signOut()}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}

function showFailure() {
  toast({ variant: 'destructive', title: 'Error', description: 'That did not work. Please try again.' })
}
