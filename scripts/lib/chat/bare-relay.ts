import { Readable } from 'node:stream'
import Fastify from 'fastify'

// A program of its own, and what streaming is measured against: Fastify and fetch, as Keel stands on them. It reads
// the provider's events, parses each and passes on every sentence: no store, no user, no look at what a sentence says.
const provider = `${process.env['PROVIDER_URL']}/chat/completions`
const headers = { 'content-type': 'application/json' }

interface Chunk {
  choices: { delta: { content?: string } }[]
}

async function relay(events: AsyncIterable<Uint8Array>, stream: Readable) {
  const decoder = new TextDecoder()
  const pass = (event: string, text: string) =>
    stream.push(`event: ${event}\ndata: ${JSON.stringify({ text })}\n\n`)
  let [lines, sentence] = ['', '']
  for await (const part of events) {
    const complete = (lines + decoder.decode(part, { stream: true })).split('\n')
    lines = complete.pop() ?? ''
    for (const line of complete.filter((one) => one.startsWith('data: {'))) {
      sentence += (JSON.parse(line.slice('data: '.length)) as Chunk).choices[0]?.delta.content ?? ''
      const end = /[.!?]\s/.exec(sentence)
      if (!end) continue
      pass('delta', sentence.slice(0, end.index + 1))
      sentence = sentence.slice(end.index + 2)
    }
  }
  pass('delta', sentence)
  pass('done', '')
  stream.push(null)
}

const app = Fastify()
app.get('/healthz', () => ({ status: 'ok' }))
app.post<{ Body: { message: string } }>('/api/chat', async ({ body }, reply) => {
  const request = { model: 'bare', stream: true, messages: [{ role: 'user', content: body.message }] }
  const answer = await fetch(provider, { method: 'POST', headers, body: JSON.stringify(request) })
  if (!answer.body) throw new Error('The provider sent nothing.')
  const stream = new Readable({ read() {} })
  void relay(answer.body, stream)
  return reply.type('text/event-stream').send(stream)
})
console.log(`The bare relay is ready at ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
