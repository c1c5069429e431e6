import type { WireResponse } from '#contract/wire-response.ts'
import type { WireRequest } from '#contract/wire.ts'
import { keepSeen } from '#web/lib/seen.ts'
import { isOffline, setOffline } from './connection.ts'

/** What was last read under an address, and the name that the server gave it. */
interface Kept {
  etag: string
  text: string
}

/** In this tab's memory only: the server tells browsers to store nothing. */
const kept = new Map<string, Kept>()
const MOST_KEPT = 20

/** Signing out leaves nothing behind. */
export const forgetAnswers = () => kept.clear()

/**
 * Every request goes through here: with cookies, JSON only when there is a payload. What has not changed since it was
 * last read is not sent again.
 */
export async function fetchOnce({ method, url, headers, body }: WireRequest, signal?: AbortSignal) {
  const known = method === 'GET' ? kept.get(url) : undefined
  const response = await reach(url, {
    method,
    headers: { ...headers, ...(known && { 'if-none-match': known.etag }) },
    credentials: 'include',
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
  })
  if (known && response.status === 304) return new Response(known.text, { headers: response.headers })
  const etag = method === 'GET' && response.ok ? response.headers.get('etag') : null
  if (etag === null) return response
  const text = await response.text()
  keep(url, { etag, text })
  return new Response(text, { headers: response.headers })
}

/** When each address was last read: what the page has in memory is newer than what it saw before. */
const readAt = new Map<string, number>()
/** As long as answers stay in memory after the last look at them (client.ts). */
const IN_MEMORY_MS = 5 * 60 * 1000

async function reach(url: string, init: RequestInit & { method: string }): Promise<Response> {
  try {
    const response = await fetch(url, init)
    if (isOffline()) setOffline(false)
    if (init.method === 'GET' && response.ok) {
      readAt.set(url, Date.now())
      void keepSeen(url, response.clone())
    }
    return response
  } catch (error) {
    if (init.signal?.aborted) throw error
    const isInMemory = Date.now() - (readAt.get(url) ?? 0) < IN_MEMORY_MS
    const { answerOffline } = await import('./answer-offline.ts').catch(() => {
      throw error
    })
    return answerOffline({ method: isInMemory ? 'none' : init.method, url }, error)
  }
}

/** The address that has not been read for longest makes room. */
function keep(url: string, answer: Kept) {
  kept.delete(url)
  kept.set(url, answer)
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break
    kept.delete(oldest)
  }
}

export async function readResponse(response: Response): Promise<WireResponse> {
  return {
    status: response.status,
    statusText: response.statusText,
    text: await response.text(),
    headers: response.headers,
  }
}

export const sendRequest = async (request: WireRequest) => readResponse(await fetchOnce(request))
