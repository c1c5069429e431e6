import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#contract/api-error.ts'
import { PASSKEY_NEEDED, SECOND_STEP_NEEDED, WRONG_CODE } from '#contract/session.ts'
import { twoStep } from '#contract/two-step.ts'
import { call } from './call.ts'

export const twoStepQuery = queryOptions({ queryKey: ['two-step'], queryFn: () => call(twoStep.read) })

/** Whether the password was right and a code is what is missing, or wrong. */
export const asksForCode = (error: unknown) =>
  error instanceof ApiError &&
  (error.serverMessage === SECOND_STEP_NEEDED || needsPasskey(error) || isWrongCode(error))

/** The account opens with a passkey; beside the password only a recovery code helps. */
export const needsPasskey = (error: unknown) =>
  error instanceof ApiError && error.serverMessage === PASSKEY_NEEDED

export const isWrongCode = (error: unknown) => error instanceof ApiError && error.serverMessage === WRONG_CODE

function useRefresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries(twoStepQuery)
}

export function useBeginTwoStep() {
  return useMutation({ mutationFn: (password: string) => call(twoStep.begin, { body: { password } }) })
}

export function useConfirmTwoStep() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (code: string) => call(twoStep.confirm, { body: { code } }),
    onSuccess: refresh,
  })
}

export function useRenewRecoveryCodes() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (password: string) => call(twoStep.renewRecoveryCodes, { body: { password } }),
    onSuccess: refresh,
  })
}

export function useTurnOffTwoStep() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (password: string) => call(twoStep.turnOff, { body: { password } }),
    onSuccess: refresh,
  })
}

/** For somebody else, by an administrator. */
export function useResetTwoStep() {
  return useMutation({ mutationFn: (id: number) => call(twoStep.reset, { id }) })
}
