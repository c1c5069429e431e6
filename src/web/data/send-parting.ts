import { createCall } from '#contract/call.ts'

/** A request that goes on when its page is closed; browsers take bodies of at most 64 kB for it. */
export const sendParting = createCall(async ({ method, url, headers, body }) => {
  const response = await fetch(url, {
    method,
    headers,
    credentials: 'include',
    keepalive: true,
    ...(body !== undefined && { body }),
  })
  return { status: response.status, statusText: response.statusText, text: await response.text() }
})
