import { type ReactNode, useEffect } from 'react'
import { CloudOff, RefreshCw } from 'lucide-react'
import { canReach } from '#web/data/answer-offline.ts'
import { setOffline, useOffline, useOldestSeen } from '#web/data/connection.ts'
import { useUnsent } from '#web/data/unsent.ts'
import { isRefused, useWaiting } from '#web/data/waiting.ts'
import { Button } from '#web/ui/button.tsx'
import { formatTime } from '#web/lib/format-time.ts'
import { classNames } from '#web/ui/class-names.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { describeWork } from './unsent-work.ts'
import { useOfflineWork } from './use-offline-work.ts'

const RefusedChanges = lazyPart(async () => (await import('./refused-changes.tsx')).RefusedChanges)

const ASK_AGAIN_MS = 10_000

/** Says when what is shown may be old, what waits to be sent, and that there is a newer Keel. */
export default function ConnectionBar({ userId }: { userId: number }) {
  const isUpdated = useOfflineWork(userId)
  const isOffline = useOffline()
  const hasRefused = useWaiting(userId).some(isRefused)
  return (
    <>
      {isOffline ? <OfflineNote userId={userId} /> : isUpdated && <UpdatedNote />}
      {hasRefused && <RefusedChanges userId={userId} />}
    </>
  )
}

function UpdatedNote() {
  return (
    <Bar icon={<RefreshCw aria-hidden className="mt-0.5 size-4 shrink-0" />}>
      <span>
        Keel has been updated.{' '}
        <Button variant="link" onClick={() => location.reload()}>
          Load the new version
        </Button>
      </span>
    </Bar>
  )
}

function OfflineNote({ userId }: { userId: number }) {
  const seen = useOldestSeen()
  const messages = useUnsent(userId).filter(({ isWaiting }) => isWaiting).length
  const edits = useWaiting(userId).filter((edit) => !isRefused(edit)).length
  useAskAgain()
  return (
    <Bar icon={<CloudOff aria-hidden className="mt-0.5 size-4 shrink-0" />}>
      <span>
        Keel cannot be reached.{' '}
        {seen ? `You see what was here on ${formatTime(seen, 'moment')}. ` : 'What you see may be old. '}
        {describeWaiting(messages, edits)}
      </span>
    </Bar>
  )
}

function describeWaiting(messages: number, edits: number): string {
  const work = describeWork({ messages, changes: edits })
  return work === '' ? 'What you write is kept and sent later.' : `Kept to be sent later: ${work}.`
}

function useAskAgain() {
  useEffect(() => {
    const ask = async () => {
      if (await canReach()) setOffline(false)
    }
    const timer = setInterval(() => void ask(), ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [])
}

function Bar({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <output
      className={classNames(
        'flex items-start gap-2.5 border-b border-warn/20 bg-warn-soft px-4 py-2.5 text-sm text-warn',
        'sm:px-6 lg:px-8 print:hidden',
      )}
    >
      {icon}
      {children}
    </output>
  )
}
