import { useMutation } from '@tanstack/react-query'
import { session } from '#contract/session.ts'
import { sendOnce } from './call.ts'

export function useLogin() {
  return useMutation({
    mutationFn: (body: { email: string; password: string; code?: string | undefined }) =>
      sendOnce(session.login, { body }),
  })
}
