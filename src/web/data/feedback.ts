import { useMutation } from '@tanstack/react-query'
import { feedback, type FeedbackInput } from '#contract/feedback.ts'
import { call } from './call.ts'

export function useSendFeedback() {
  return useMutation({ mutationFn: (body: FeedbackInput) => call(feedback.send, { body }) })
}
