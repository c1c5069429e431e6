import type { UseQueryResult } from '@tanstack/react-query'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { itemTexts, type ItemKind } from './item-texts.ts'

/** Only when there is nothing to show: a list that was loaded once stays when fetching it anew fails. */
export function ItemsFailure({ kind, query }: { kind: ItemKind; query: UseQueryResult }) {
  if (!query.isError || query.data !== undefined) return null
  return <LoadFailure query={query} failure={itemTexts(kind).loadFailure} />
}
