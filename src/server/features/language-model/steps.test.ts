import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { Meter } from '#advisor/language/meter.ts'
import { createLanguageModel } from '#advisor/language/sdk-model.ts'

const stream = (events: object[]) => events.map((data) => `data: ${JSON.stringify(data)}\n\n`).join('')
const chunk = (delta: object, finish: string | null = null) => ({
  id: 'c1',
  choices: [{ index: 0, delta, finish_reason: finish }],
})
const call = { index: 0, id: 'call1', type: 'function', function: { name: 'double', arguments: '{"of":4}' } }
const used = { id: 'c1', choices: [], usage: { prompt_tokens: 100, completion_tokens: 10 } }

const begin = { id: 'm1', model: 'm', role: 'assistant', content: [], usage: { input_tokens: 100 } }
const textBlock = (...texts: string[]) => [
  { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
  ...texts.map((text) => ({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } })),
  { type: 'content_block_stop', index: 0 },
]
const toolBlock = [
  {
    type: 'content_block_start',
    index: 1,
    content_block: { type: 'tool_use', id: 'call1', name: 'double', input: {} },
  },
  {
    type: 'content_block_delta',
    index: 1,
    delta: { type: 'input_json_delta', partial_json: '{"of":4}' },
  },
  { type: 'content_block_stop', index: 1 },
]
const message = (stop: string, blocks: object[]) => [
  { type: 'message_start', message: begin },
  ...blocks,
  { type: 'message_delta', delta: { stop_reason: stop }, usage: { output_tokens: 10 } },
  { type: 'message_stop' },
]

/** The same answer in two steps as providers send it: some words and a call, then the rest. */
const wires = {
  compatible: [
    [
      chunk({ content: 'Let me ' }),
      chunk({ content: 'see. ' }),
      chunk({ tool_calls: [call] }),
      chunk({}, 'tool_calls'),
      used,
    ],
    [chunk({ content: 'That is ' }), chunk({ content: 'it.' }), chunk({}, 'stop'), used],
  ],
  anthropic: [
    message('tool_use', [...textBlock('Let me ', 'see. '), ...toolBlock]),
    message('end_turn', textBlock('That is ', 'it.')),
  ],
}

/** A server that sends one answer after the other. */
async function startServer(answers: string[]) {
  const requests: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.end(answers[requests.push(body) - 1])
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { requests, baseUrl: new URL(`http://127.0.0.1:${port}/v1`), close: () => server.close() }
}

test.each(['compatible', 'anthropic'] as const)(
  'with %s, what was said before a tool is heard, and told again with its result',
  async (provider) => {
    const { requests, baseUrl, close } = await startServer(wires[provider].map(stream))
    const model = createLanguageModel({ provider, model: 'm', apiKey: 'key', baseUrl })
    const inputs: unknown[] = []
    const meter = new Meter()
    const double = {
      name: 'double',
      description: 'Doubles',
      schema: { type: 'object', properties: {} },
      run: (input: unknown) => ({ twice: inputs.push(input) && 'eight' }),
    }
    let heard = ''
    const asked = model.ask({
      rules: 'The rules',
      talk: [{ role: 'user', text: 'Hello' }],
      tools: [double],
      limits: { steps: 8, outputTokens: 16_000 },
      signal: AbortSignal.timeout(10_000),
      beforeSend: async () => {},
      meter,
    })
    for await (const piece of asked) heard += typeof piece === 'string' ? piece : `[${piece.calls.join()}]`
    close()
    expect(heard).toBe('Let me see. [double]That is it.')
    expect(inputs).toEqual([{ of: 4 }])
    expect(requests).toHaveLength(2)
    expect(requests[1]).toMatch(/Hello.*Let me see\. .*call1.*double.*call1.*eight/s)
    expect(meter.spent).toEqual({ tokensIn: 200, tokensOut: 20, isEstimated: false })
  },
)
