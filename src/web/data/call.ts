import { type Call, createCall, createFullCall, type FullCall } from '#contract/call.ts'
import { inSession } from './client.ts'
import { sendRequest } from './send-request.ts'

/** Every call of a screen goes through here, and is never retried. */
export const sendOnce = createCall(sendRequest)

export const call: Call = (endpoint, ...input) => inSession(() => sendOnce(endpoint, ...input))

const sendInFull = createFullCall(sendRequest)

/** The same with what the headers of the answer say. */
export const callInFull: FullCall = (endpoint, ...input) => inSession(() => sendInFull(endpoint, ...input))
