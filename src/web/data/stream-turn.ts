import { ApiError } from '#contract/api-error.ts'
import type { WireRequest } from '#contract/wire.ts'
import { chat, type ChatEvent, chatEvents } from '#contract/chat.ts'
import { z } from '#contract/zod.ts'
import { readEvents } from '#web/lib/read-events.ts'
import { inSession } from './client.ts'
import { fetchOnce, readResponse } from './send-request.ts'

/** The server gives up a turn before that; a stream this quiet is a connection that nobody has closed. */
const LONGEST_SILENCE_MS = 150_000

/** What the server tells about a turn while it makes the reply; a server that does not stream tells it at the end. */
export async function* streamTurn(request: WireRequest): AsyncGenerator<ChatEvent> {
  const silence = watchSilence()
  try {
    const response = await inSession(() => open(request, silence.signal))
    if (!response.body || !isEventStream(response)) {
      yield { event: 'done', data: z.decode(chat.send.response, await response.json()) }
      return
    }
    for await (const { event, data } of readEvents(response.body)) {
      silence.restart()
      const known = readEvent(event, data)
      if (known) yield known
    }
  } finally {
    silence.end()
  }
}

async function open(request: WireRequest, signal: AbortSignal): Promise<Response> {
  const headers = { ...request.headers, accept: 'text/event-stream' }
  const response = await fetchOnce({ ...request, headers }, signal)
  if (!response.ok) throw new ApiError(await readResponse(response))
  return response
}

const isEventStream = ({ headers }: Response) =>
  headers.get('content-type')?.startsWith('text/event-stream') ?? false

/** Events of a newer server that this page does not know are passed over. */
function readEvent(event: string, data: string): ChatEvent | null {
  const schema = Object.entries(chatEvents).find(([name]) => name === event)?.[1]
  return schema ? ({ event, data: z.decode(schema, JSON.parse(data)) } as ChatEvent) : null
}

function watchSilence() {
  const controller = new AbortController()
  const start = () => setTimeout(() => controller.abort(), LONGEST_SILENCE_MS)
  let timer = start()
  return {
    signal: controller.signal,
    restart: () => {
      clearTimeout(timer)
      timer = start()
    },
    end: () => clearTimeout(timer),
  }
}
