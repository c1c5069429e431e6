import { createCall } from '#contract/call.ts'

/** Browsers refuse more than 64 kB in all requests that outlive their page; the rest is for headers and others. */
const MOST_BYTES = 60_000

/** A request that goes on when its page is closed, unless it is uncommonly long. */
export const sendParting = createCall(async ({ method, url, headers, body }) => {
  const response = await fetch(url, {
    method,
    headers,
    credentials: 'include',
    keepalive: new TextEncoder().encode(body).length <= MOST_BYTES,
    ...(body !== undefined && { body }),
  })
  return { status: response.status, statusText: response.statusText, text: await response.text() }
})
