import type { ReactNode } from 'react'
import { type FailureProps, LoadFailure } from './load-failure.tsx'

interface QueryViewProps<Data> extends FailureProps {
  query: FailureProps['query'] & { data: Data | undefined; isPending: boolean }
  loading: ReactNode
  children: (data: Data) => ReactNode
}

/** What a query brings; what was loaded once stays when fetching it anew fails. */
export function QueryView<Data>({ query, loading, children, ...failure }: QueryViewProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  return query.isPending ? loading : <LoadFailure query={query} {...failure} />
}
