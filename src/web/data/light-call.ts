import type { Endpoint, ResponseOf } from '#contract/endpoint.ts'
import { readAnswer } from '#contract/wire.ts'
import { sendRequest } from './send-request.ts'

/**
 * A call of the pages that are only read and of the app's frame: they take the contract's types and leave its schemas,
 * which would weigh more than they do. Good for answers that mean the same before and after decoding.
 */
export async function callLightly<E extends Endpoint>(
  method: E['method'],
  url: E['path'],
  body?: object,
): Promise<ResponseOf<E>> {
  const payload = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  return readAnswer(await sendRequest({ method, url, headers: {}, ...payload })) as ResponseOf<E>
}
