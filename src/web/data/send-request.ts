import type { WireRequest, WireResponse } from '#contract/wire.ts'

/** Every request goes through here: with cookies, JSON only when there is a payload. */
export async function sendRequest({ method, url, headers, body }: WireRequest): Promise<WireResponse> {
  const response = await fetch(url, {
    method,
    headers,
    credentials: 'include',
    ...(body !== undefined && { body }),
  })
  return {
    status: response.status,
    statusText: response.statusText,
    text: await response.text(),
    retryAfter: response.headers.get('retry-after'),
  }
}
