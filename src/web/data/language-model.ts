import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { languageModel } from '#contract/language-model.ts'
import { call } from './call.ts'

export const languageModelQuery = queryOptions({
  queryKey: ['language-model'],
  queryFn: () => call(languageModel.get),
})

/** Every message replaces it, so it is fetched whenever it is looked at. */
export const lastSentQuery = queryOptions({
  queryKey: ['language-model', 'last-sent'],
  queryFn: () => call(languageModel.lastSent),
  staleTime: 0,
})

export function useSetLanguageModel({ onError }: { onError: () => void }) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: 'language-model' },
    mutationFn: (isOn: boolean) => call(languageModel.set, { body: { isOn } }),
    onSuccess: (state) => client.setQueryData(languageModelQuery.queryKey, state),
    onError,
  })
}
