import { queryOptions, useMutation } from '@tanstack/react-query'
import { digests } from '#contract/digest.ts'
import { call, sendOnce } from './call.ts'

/** Any screen may change what it tells, so it is fetched whenever it is looked at. */
export const digestQuery = queryOptions({
  queryKey: ['digest'],
  queryFn: () => call(digests.preview),
  staleTime: 0,
})

export const useSendDigest = () => useMutation({ mutationFn: () => call(digests.sendNow) })

export const useUnsubscribe = () =>
  useMutation({ mutationFn: (token: string) => sendOnce(digests.unsubscribe, { query: { token } }) })
