import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the provider does with a request. */
export type Behaviour =
  | { does: 'answer'; text: string; finish?: string }
  | { does: 'call'; tool: string; input: unknown }
  /** Some words, and several calls at once. */
  | { does: 'step'; text: string; calls: { tool: string; input: unknown }[] }
  | { does: 'refuse'; status: number; body?: string }
  | { does: 'say nothing' }
  | { does: 'fall silent'; after: string }
  | { does: 'hang up'; after: string }
  | { does: 'send garbage' }
  | { does: 'send much'; bytes: number }
  /** Sends sentences one by one, each when the test lets it. */
  | { does: 'wait'; text: string[]; until: (at: number) => Promise<void> }

/** The body of a request, as far as tests look at it. */
export interface ProviderRequest {
  model: string
  messages: { role: string; content: string | null }[]
  tools?: { function: { name: string; description: string; parameters: unknown } }[]
}

type Respond = (request: ProviderRequest) => Behaviour | Promise<Behaviour>

/** An OpenAI-compatible server over real HTTP, which behaves as a test tells it. */
export async function startFakeProvider(wanted = 0) {
  const requests: ProviderRequest[] = []
  const keys: (string | undefined)[] = []
  let respond: Respond = () => ({ does: 'answer', text: 'All is well.' })
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const parsed = JSON.parse(body) as ProviderRequest
      requests.push(parsed)
      keys.push(request.headers.authorization)
      return Promise.resolve(respond(parsed)).then((behaviour) => behave(behaviour, response))
    })
  })
  server.listen(wanted, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    keys,
    respond: (next: Respond) => void (respond = next),
    /** One behaviour after the other; the last one stays. */
    play: (...behaviours: Behaviour[]) => {
      const rest = [...behaviours]
      respond = () => (rest.length > 1 ? rest.shift() : rest[0]) ?? { does: 'say nothing' }
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) body += String(chunk)
  return body
}

const event = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'c1', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`

const USAGE = `data: ${JSON.stringify({
  id: 'c1',
  choices: [],
  usage: { prompt_tokens: 100, completion_tokens: 10, total_tokens: 110 },
})}\n\n`

/** In pieces that break words and marks apart, as real ones do. */
const inPieces = (text: string) => text.match(/[\s\S]{1,7}/g)?.map((content) => event({ content })) ?? []

const end = (response: ServerResponse, finish: string) =>
  response.end(`${event({}, finish)}${USAGE}data: [DONE]\n\n`)

function sendCalls(calls: readonly { tool: string; input: unknown }[], response: ServerResponse) {
  for (const [index, { tool, input }] of calls.entries()) {
    const call = { name: tool, arguments: JSON.stringify(input) }
    const id = `call-${crypto.randomUUID()}`
    response.write(event({ tool_calls: [{ index, id, type: 'function', function: call }] }))
  }
  end(response, 'tool_calls')
}

async function behave(behaviour: Behaviour, response: ServerResponse): Promise<void> {
  if (behaviour.does === 'say nothing') return
  if (behaviour.does === 'refuse') {
    response.writeHead(behaviour.status, { 'content-type': 'application/json' })
    response.end(behaviour.body ?? '{"error":{"message":"refused with an internal secret"}}')
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  switch (behaviour.does) {
    case 'answer':
      for (const piece of inPieces(behaviour.text)) response.write(piece)
      end(response, behaviour.finish ?? 'stop')
      return
    case 'call':
      sendCalls([behaviour], response)
      return
    case 'step':
      for (const piece of inPieces(behaviour.text)) response.write(piece)
      sendCalls(behaviour.calls, response)
      return
    case 'fall silent':
      for (const piece of inPieces(behaviour.after)) response.write(piece)
      return
    case 'hang up':
      for (const piece of inPieces(behaviour.after)) response.write(piece)
      // Not before it has arrived: what is cut is the answer, not the connection.
      response.write('\n', () => setImmediate(() => response.destroy()))
      return
    case 'send garbage':
      response.end('data: {"choices": [{"delta": \n\ndata: <html>oops</html>\n\n')
      return
    case 'send much': {
      const piece = event({ content: 'and so on and so forth '.repeat(400) })
      for (let sent = 0; sent < behaviour.bytes; sent += piece.length) response.write(piece)
      end(response, 'stop')
      return
    }
    case 'wait':
      for (const [at, text] of behaviour.text.entries()) {
        await behaviour.until(at)
        response.write(event({ content: text }))
      }
      end(response, 'stop')
  }
}
