import type { ReactNode } from 'react'
import { type FailureProps, LoadFailure } from './load-failure.tsx'

interface QueryViewProps<Data> extends FailureProps {
  query: FailureProps['query'] & { data: Data | undefined; isPending: boolean }
  loading: ReactNode
  children: (data: Data) => ReactNode
}

/**
 * Shows a query's data, or that it is loading, or that it failed. Data that was loaded once stays when refetching
 * fails.
 */
export function QueryView<Data>({ query, loading, children, ...failure }: QueryViewProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  return query.isPending ? loading : <LoadFailure query={query} {...failure} />
}
