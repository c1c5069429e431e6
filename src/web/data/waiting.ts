import { type CallInput, buildRequest } from '#contract/call.ts'
import type { Endpoint, ResponseOf } from '#contract/endpoint.ts'
import { readAnswer } from '#contract/wire.ts'
import { z } from '#contract/zod.ts'
import { createKeptState } from '#web/lib/kept-state.ts'
import { CURRENT_USER_KEY, inSession, queryClient } from './client.ts'
import { isOffline } from './connection.ts'
import { sendRequest } from './send-request.ts'

/** A change that was made while Keel could not be reached, as it goes over the wire. */
const waitingEdit = z.object({
  /** The id by which the server does it only once, however often it arrives. */
  clientId: z.string(),
  /** What it is, in words that are enough to do it by hand: 'New asset: Boat, $250.00, Other Assets'. */
  text: z.string(),
  at: z.number(),
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
  url: z.string(),
  body: z.optional(z.string()),
  /** Why the server refused it. It is sent again only when the user says so. */
  refusal: z.optional(z.string()),
})
export type WaitingEdit = z.output<typeof waitingEdit>

const waitingEdits = createKeptState<WaitingEdit[]>({
  name: 'waiting',
  shared: true,
  revive: (stored) => z.array(waitingEdit).safeParse(stored).data ?? [],
})

export const useWaiting = waitingEdits.use
export const listWaiting = waitingEdits.read

export function keepWaiting(userId: number, edit: WaitingEdit) {
  waitingEdits.write(userId, [...waitingEdits.read(userId), edit])
}

export function dropWaiting(userId: number, clientId: string) {
  const others = waitingEdits.read(userId).filter((edit) => edit.clientId !== clientId)
  waitingEdits.write(userId, others)
}

export function refuseWaiting(userId: number, clientId: string, refusal: string) {
  const edits = waitingEdits.read(userId)
  waitingEdits.write(
    userId,
    edits.map((edit) => (edit.clientId === clientId ? { ...edit, refusal } : edit)),
  )
}

export const isRefused = ({ refusal }: WaitingEdit) => refusal !== undefined

/** It was not sent, and is not lost either: it goes out when Keel can be reached again. */
export class KeptForLater extends Error {
  override readonly name = 'KeptForLater'
}

const headersOf = (body: string | undefined): Record<string, string> =>
  body === undefined ? {} : { 'content-type': 'application/json' }

export const sendEdit = async ({ method, url, body }: WaitingEdit) =>
  readAnswer(
    await inSession(() =>
      sendRequest({ method, url, headers: headersOf(body), ...(body !== undefined && { body }) }),
    ),
  )

/**
 * A change that is sent now, or kept and sent later. One whose answer got lost on the way is sent once more under the
 * same id, which tells the server that it is no second one.
 */
export async function callOrKeep<E extends Endpoint>(
  text: string,
  endpoint: E,
  ...[input]: CallInput<E>
): Promise<ResponseOf<E>> {
  const clientId = crypto.randomUUID()
  const parts = (input ?? {}) as { body?: object }
  const { method, url, body } = buildRequest(endpoint, {
    ...parts,
    ...(parts.body && { body: { ...parts.body, clientId } }),
  })
  const edit = { clientId, text, at: Date.now(), method, url, ...(body !== undefined && { body }) }
  const send = async () => z.decode(endpoint.response, await sendEdit(edit)) as ResponseOf<E>
  try {
    return await send()
  } catch (error) {
    // A browser that got no answer at all says no more than this.
    if (!(error instanceof TypeError)) throw error
    if (!isOffline()) return send()
    keepWaiting(currentUserId(), edit)
    throw new KeptForLater()
  }
}

function currentUserId(): number {
  const user = queryClient.getQueryData<{ id: number }>(CURRENT_USER_KEY)
  if (!user) throw new Error('Only a signed-in user has something to send')
  return user.id
}
