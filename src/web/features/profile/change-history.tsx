import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import type { FinancialProfile, ProfileChange, FullProfileField } from '#contract/profile.ts'
import { profileHistoryQuery, useRestoreChange } from '#web/data/profile-history.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { QueryView } from '#web/ui/query-view.tsx'
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { formatValue, labels } from '#web/data/profile-fields.ts'
import { Origin } from './origin.tsx'

interface ChangeHistoryProps {
  profile: FinancialProfile
  onRestored: (field: FullProfileField, restored: FinancialProfile) => void
  onFailed: () => void
}

/** Every value the profile ever had, and the way back to it. */
export function ChangeHistory({ profile, onRestored, onFailed }: ChangeHistoryProps) {
  const history = useInfiniteQuery(profileHistoryQuery)
  const restore = useRestoreChange()

  async function giveBack(change: ProfileChange) {
    try {
      onRestored(change.field, await restore.mutateAsync(change.id))
      toast({
        title: 'Profile updated',
        description: `${labels[change.field]} is back to what it was: ${formatValue(change)}`,
      })
    } catch {
      onFailed()
    }
  }

  return (
    <Card title="History" description="Each change can be taken back; that is a change of its own.">
      <QueryView
        query={history}
        loading={<SkeletonRows count={3} label="Loading history" />}
        failure="The history could not be loaded."
        isQuiet
      >
        {({ pages }) =>
          pages.flat().length === 0 ? (
            <p className="text-sm text-ink-muted">
              Nothing yet. What you save here or tell the advisor is listed with where it came from.
            </p>
          ) : (
            <ul className="divide-y divide-line">
              {pages.flat().map((change) => (
                <ChangeRow
                  key={change.id}
                  change={change}
                  isInPlace={profile[change.field] === change.oldValue}
                  isPending={restore.isPending && restore.variables === change.id}
                  onRestore={() => void giveBack(change)}
                />
              ))}
            </ul>
          )
        }
      </QueryView>
      {history.hasNextPage && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-4"
          pending={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          Show earlier
        </Button>
      )}
    </Card>
  )
}

interface ChangeRowProps {
  change: ProfileChange
  /** The field has the earlier value already: there is nothing to restore. */
  isInPlace: boolean
  isPending: boolean
  onRestore: () => void
}

function ChangeRow({ change, isInPlace, isPending, onRestore }: ChangeRowProps) {
  const id = useId()
  const before = formatValue(change)
  const after = formatValue({ field: change.field, oldValue: change.newValue })
  return (
    <li className="flex min-h-16 items-center justify-between gap-4 py-3">
      <div id={id} className="min-w-0 text-sm">
        <p className="font-medium">{labels[change.field]}</p>
        <p className="wrap-anywhere tabular-nums">
          <del
            className={classNames(
              'text-ink-muted decoration-ink-muted/50',
              change.oldValue === null && 'no-underline',
            )}
          >
            {before}
          </del>{' '}
          <ArrowRight aria-hidden className="inline size-3.5 text-ink-muted" />{' '}
          <ins className="no-underline">{after}</ins>
        </p>
        <p className="text-ink-muted">
          <Origin origin={change} />
        </p>
      </div>
      {!isInPlace && (
        <Button variant="secondary" size="sm" aria-describedby={id} pending={isPending} onClick={onRestore}>
          Restore
        </Button>
      )}
    </li>
  )
}
