import { Alert } from '#web/ui/alert.tsx'
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

/** What stands below, or instead of, the rows of a list that is loaded page by page. */
export function ListEnd({ list, failure }: { list: PagedList; failure: string }) {
  if (list.isPending) return <SkeletonRows count={5} />
  if (list.isError) {
    const again = (
      <Button variant="secondary" size="sm" onClick={() => void list.refetch()}>
        Try again
      </Button>
    )
    return (
      <Alert variant="error" title="Error" action={again}>
        {failure}
      </Alert>
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
