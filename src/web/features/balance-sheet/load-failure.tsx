import type { UseQueryResult } from '@tanstack/react-query'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { itemTexts, type ItemKind } from './item-texts.ts'

interface LoadFailureProps {
  kind: ItemKind
  query: UseQueryResult
  className?: string
}

/** Only when there is nothing to show: a list that was loaded once stays when fetching it anew fails. */
export function LoadFailure({ kind, query, className }: LoadFailureProps) {
  if (!query.isError || query.data !== undefined) return null
  return (
    <Alert
      variant="error"
      title="Error"
      className={className ?? ''}
      action={
        <Button variant="secondary" size="sm" pending={query.isFetching} onClick={() => void query.refetch()}>
          Try again
        </Button>
      }
    >
      {itemTexts(kind).loadFailure}
    </Alert>
  )
}
