import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A way to the server on which every page stops somewhere after its heading, until the rest is let through. */
export async function openSlowWay(server: { url: string }) {
  let part = 1
  let rest = Promise.resolve()

  async function answer(from: IncomingMessage, to: ServerResponse) {
    to.writeHead(from.statusCode ?? 500, from.headers)
    const body = await buffer(from)
    const isPage = from.headers['content-type']?.startsWith('text/html')
    const heading = body.indexOf('</h1>')
    const end = isPage ? Math.floor(heading + (body.length - heading) * part) : body.length
    to.write(body.subarray(0, end))
    if (isPage) await rest
    to.end(body.subarray(end))
  }

  const way = createServer((asked, to) => {
    const { host, origin } = new URL(server.url)
    const headers = { ...asked.headers, host, origin, 'accept-encoding': 'identity' }
    const onward = request(new URL(asked.url ?? '/', server.url), { method: asked.method, headers })
    onward.on('response', (from) => void answer(from, to))
    // Whoever left the page does not wait for the rest of it.
    onward.on('error', () => to.destroy())
    asked.pipe(onward)
  })
  way.listen(0, '127.0.0.1')
  await once(way, 'listening')

  return {
    url: `http://localhost:${(way.address() as AddressInfo).port}`,
    /** Holds pages back after this part of them; returns what lets the rest through. */
    holdAfter(share: number) {
      const { promise, resolve } = Promise.withResolvers<void>()
      part = share
      rest = promise
      return resolve
    },
    async close() {
      way.closeAllConnections()
      way.close()
      await once(way, 'close')
    },
  }
}
