import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Button } from '#web/ui/button.tsx'
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx'

interface PagedList {
  isPending: boolean
  isError: boolean
  isFetching: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => Promise<unknown>
  refetch: () => Promise<unknown>
}

/** The end of a list that is loaded page by page: a skeleton, a failure, or 'Show more'. */
export function ListEnd({ list, failure }: { list: PagedList; failure: string }) {
  if (list.isPending) return <SkeletonRows count={5} />
  if (list.isError) return <LoadFailure query={list} failure={failure} />
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
