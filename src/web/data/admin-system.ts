import { queryOptions } from '@tanstack/react-query'
import { system } from '#contract/system.ts'
import { call } from './call.ts'

const LOOK_AGAIN_MS = 15_000

export const systemQuery = queryOptions({
  queryKey: ['admin', 'system'],
  queryFn: () => call(system.read),
  staleTime: 0,
  refetchInterval: LOOK_AGAIN_MS,
})
