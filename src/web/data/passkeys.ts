import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#contract/api-error.ts'
import { type PasskeyAnswer, passkeys } from '#contract/passkeys.ts'
import { call, sendOnce } from './call.ts'
import { messageOf } from './client.ts'
import { twoStepQuery } from './two-step.ts'

/** What talks to the device: loaded when somebody has pressed the button for it. */
const loadWebAuthn = () => import('@simplewebauthn/browser')

/** Browsers tie passkeys to names: under an address such as 127.0.0.1 there are none. */
export const canUsePasskeys = () =>
  'PublicKeyCredential' in window && !/^(?:\d+(?:\.\d+){3}|\[.*\])$/.test(location.hostname)

/** As it goes over the wire, where nobody but the server's library looks into it. */
const toAnswer = (given: object) => given as PasskeyAnswer

export const passkeysQuery = queryOptions({ queryKey: ['passkeys'], queryFn: () => call(passkeys.list) })

/** Refused by the server, or given up at the device, which does not say why. */
export function explainPasskey(error: unknown): string {
  if (error instanceof ApiError) return messageOf(error, 'Please try again.')
  const { name } = error instanceof Error ? error : { name: '' }
  if (name === 'InvalidStateError') return 'This device has a passkey for your account already.'
  return 'No passkey was given: it was cancelled, took too long, or there is none for this site.'
}

export function usePasskeySignIn() {
  return useMutation({
    mutationFn: async () => {
      const [options, { startAuthentication }] = await Promise.all([
        sendOnce(passkeys.beginSignIn),
        loadWebAuthn(),
      ])
      const answer = await startAuthentication({ optionsJSON: options })
      return sendOnce(passkeys.signIn, { body: { answer: toAnswer(answer) } })
    },
  })
}

function useRefresh() {
  const client = useQueryClient()
  return () => Promise.all([client.invalidateQueries(passkeysQuery), client.invalidateQueries(twoStepQuery)])
}

export function useAddPasskey() {
  const onSuccess = useRefresh()
  return useMutation({
    mutationFn: async (name: string) => {
      const options = await call(passkeys.beginAdd)
      const { startRegistration } = await loadWebAuthn()
      type Options = Parameters<typeof startRegistration>[0]['optionsJSON']
      const answer = await startRegistration({ optionsJSON: options as unknown as Options })
      return call(passkeys.add, { body: { name, answer: toAnswer(answer) } })
    },
    onSuccess,
  })
}

export function useRenamePasskey() {
  const onSuccess = useRefresh()
  return useMutation({
    mutationFn: ({ id, name }: { id: number; name: string }) => call(passkeys.rename, { id, body: { name } }),
    onSuccess,
  })
}

export function useRemovePasskey() {
  const onSuccess = useRefresh()
  return useMutation({ mutationFn: (id: number) => call(passkeys.remove, { id }), onSuccess })
}

export function useSetPasskeyNeeded() {
  const onSuccess = useRefresh()
  return useMutation({
    mutationFn: (needed: boolean) => call(passkeys.setNeeded, { body: { needed } }),
    onSuccess,
  })
}
