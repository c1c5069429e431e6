import { Button } from '#web/ui/button.tsx'
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx'

interface PagedList {
  isPending: boolean
  isError: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => Promise<unknown>
  refetch: () => Promise<unknown>
}

/** What stands below, or instead of, the rows of a list that comes in pages. */
export function PanelEnd({ list, failure }: { list: PagedList; failure: string }) {
  if (list.isPending) return <SkeletonRows count={4} />
  if (list.isError) {
    return (
      <div role="alert" className="flex flex-wrap items-center justify-between gap-4 py-2 text-sm">
        <p>{failure}</p>
        <Button variant="secondary" size="sm" onClick={() => void list.refetch()}>
          Try again
        </Button>
      </div>
    )
  }
  if (!list.hasNextPage) return null
  return (
    <Button
      variant="secondary"
      size="sm"
      className="mt-4"
      pending={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      Show more
    </Button>
  )
}
