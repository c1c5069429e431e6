import type { WireRequest, WireResponse } from '#contract/wire.ts'

/** Every request goes through here: with cookies, JSON only when there is a payload. */
export const fetchOnce = ({ method, url, headers, body }: WireRequest, signal?: AbortSignal) =>
  fetch(url, {
    method,
    headers,
    credentials: 'include',
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
  })

export async function readResponse(response: Response): Promise<WireResponse> {
  return {
    status: response.status,
    statusText: response.statusText,
    text: await response.text(),
    retryAfter: response.headers.get('retry-after'),
  }
}

export const sendRequest = async (request: WireRequest) => readResponse(await fetchOnce(request))
