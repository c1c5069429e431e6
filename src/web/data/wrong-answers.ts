import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Correction, wrongAnswers } from '#contract/wrong-answers.ts'
import { call } from './call.ts'

/** Answers are marked in the chat, perhaps in another tab. */
export const wrongAnswersQuery = queryOptions({
  queryKey: ['wrong-answers'],
  queryFn: () => call(wrongAnswers.list),
  staleTime: 0,
})

export const casesAddress = wrongAnswers.download.path

export function useMarkWrong(messageId: number) {
  return useMutation({
    mutationFn: (body: Correction) => call(wrongAnswers.mark, { id: messageId, body }),
  })
}

export function useRemoveWrongAnswer() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(wrongAnswers.remove, { id }),
    onSettled: () => client.invalidateQueries(wrongAnswersQuery),
  })
}

export function useRemoveWrongAnswers() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(wrongAnswers.removeAll),
    onSettled: () => client.invalidateQueries(wrongAnswersQuery),
  })
}
