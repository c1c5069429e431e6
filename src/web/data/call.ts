import { type Call, createCall } from '#contract/call.ts'
import { inSession } from './client.ts'
import { sendRequest } from './send-request.ts'

/** Every call of a screen goes through here, and is never retried. */
export const sendOnce = createCall(sendRequest)

export const call: Call = (endpoint, ...input) => inSession(() => sendOnce(endpoint, ...input))
