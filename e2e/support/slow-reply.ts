import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'

export interface SlowReply {
  /** Sends an event of the stream that is open. */
  tell: (event: string, data: object) => Promise<void>
  end: () => Promise<void>
  /** The connection breaks in the middle. */
  cut: () => Promise<void>
}

/** Answers the page's next message over a real connection, piece by piece, when the story says so. */
export async function replySlowly(page: Page): Promise<SlowReply> {
  const opened = Promise.withResolvers<ServerResponse>()
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.flushHeaders()
    opened.resolve(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  await page.route('/api/chat', (route) => route.continue({ url: `http://127.0.0.1:${port}/api/chat` }))
  return {
    tell: async (event, data) =>
      void (await opened.promise).write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    end: async () => void (await opened.promise).end(),
    cut: async () => void (await opened.promise).destroy(),
  }
}
