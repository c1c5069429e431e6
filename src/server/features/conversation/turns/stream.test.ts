import { beforeAll, expect, test } from 'vitest'
import { chat, chatEvents } from '#contract/chat.ts'
import { z } from '#contract/zod.ts'
import { createFakeAdvisor } from '#server/testing/fake-advisor.ts'
import { createSlowWriter } from '#server/testing/slow-writer.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { type TestClient, useTestApp } from '#server/testing/test-app.ts'

interface Event {
  event: string
  data: Record<string, unknown>
}

function readEvents(text: string): Event[] {
  const blocks = text.split('\n\n').filter((block) => block !== '')
  return blocks.map((block) => {
    const [, event = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? []
    return { event, data: JSON.parse(data) }
  })
}

const asStream = (message: string) => ({
  method: 'POST' as const,
  url: '/api/chat',
  payload: { message },
  headers: { accept: 'text/event-stream' },
})

onBothEngines('a turn as an event stream', (engine) => {
  const fake = createFakeAdvisor()
  const app = useTestApp(engine, { advisor: fake.advisor })

  test('tells what is accepted, then every part, then the same answer as JSON gives', async () => {
    const ann = await app().newUser()
    const source = { kind: 'rule' as const, name: 'x', text: 'y' }
    const figure = { id: 'f1', label: 'Fund', text: '$12', unit: 'money' as const, value: 1200, source }
    const card = {
      kind: 'table' as const,
      title: 'T',
      formula: 'f',
      open: null,
      columns: [{ label: 'A', unit: 'money' as const }],
      rows: [[150]],
    }
    fake.teach('stream it', { kind: 'profile', field: 'savings', value: 500 })
    fake.answer('stream it', {
      content: 'You have <data value="f1">$12</data>. <img src=x>Good.',
      details: '<p>One.</p><ul><li>Two</li></ul>',
      figures: [figure],
      cards: [card],
    })
    const response = await ann.inject(asStream('stream it'))
    expect(response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    expect(response.headers['content-encoding']).toBeUndefined()
    const events = readEvents(response.payload)
    const delta = (part: string, text: string) => ({ event: 'delta', data: { part, text } })
    expect(events).toEqual([
      {
        event: 'accepted',
        data: { userMessage: expect.objectContaining({ content: 'stream it', status: 'pending' }) },
      },
      { event: 'figure', data: { ...figure, value: 12 } },
      delta('content', 'You have <data value="f1">$12</data>. '),
      delta('content', 'Good.'),
      delta('details', '<p>One.</p>'),
      delta('details', '<ul><li>Two</li></ul>'),
      { event: 'card', data: { ...card, rows: [[1.5]] } },
      { event: 'done', data: expect.objectContaining({ extractedData: { savings: 5 } }) },
    ])
    const done = z.parse(chatEvents.done, events.at(-1)?.data)
    expect(await ann.call(chat.listMessages)).toEqual([done.userMessage, done.reply])
  })

  test('ends with failed when it breaks off; the message can be tried again, as a stream too', async () => {
    const ann = await app().newUser()
    fake.faults.add('break the stream')
    const events = readEvents((await ann.inject(asStream('break the stream'))).payload)
    expect(events.map(({ event }) => event)).toEqual(['accepted', 'failed'])
    expect(events[1]?.data).toEqual({
      message: 'Keel could not finish this answer. Your message is saved: please try again.',
    })
    fake.faults.clear()
    const [message] = await ann.call(chat.listMessages)
    const url = `/api/messages/${message?.id}/retry`
    const again = await ann.inject({ method: 'POST', url, headers: { accept: 'text/event-stream' } })
    expect(readEvents(again.payload).at(-1)).toMatchObject({
      event: 'done',
      data: { userMessage: { id: message?.id, status: 'done' } },
    })
  })

  test('a figure that the contract does not know ends the turn, not the stream', async () => {
    const ann = await app().newUser()
    const source = { kind: 'rule' as const, name: 'x', text: 'x' }
    const figure = { id: 'f1', label: 'x', text: 'x', unit: 'count' as const, value: Number.NaN, source }
    fake.answer('odd figure', { content: 'Hm.', figures: [figure] })
    const events = readEvents((await ann.inject(asStream('odd figure'))).payload)
    expect(events.map(({ event }) => event)).toEqual(['accepted', 'delta', 'failed'])
  })

  test('what is refused before it is accepted is plain JSON', async () => {
    const ann = await app().newUser()
    const response = await ann.inject(asStream('  '))
    expect([response.statusCode, response.json().message]).toEqual([400, 'Please type a message'])
  })
})

onBothEngines('a stream over a real connection', (engine) => {
  const slow = createSlowWriter()
  const app = useTestApp(engine, { writer: slow.writer })
  let address = ''
  beforeAll(async () => {
    address = await app().app.listen({ port: 0 })
  })

  const open = (who: TestClient, message: string, signal?: AbortSignal) =>
    fetch(`${address}/api/chat`, {
      method: 'POST',
      body: JSON.stringify({ message }),
      headers: {
        accept: 'text/event-stream',
        'content-type': 'application/json',
        cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(signal && { signal }),
    })

  /** Reads until a text has arrived. */
  async function readUntil(reader: ReadableStreamDefaultReader<string>, text: string) {
    let read = ''
    while (!read.includes(text)) {
      const { value, done } = await reader.read()
      if (done) throw new Error(`ended before ${text}`)
      read += value
    }
    return read
  }

  const readerOf = (response: Response) => response.body!.pipeThrough(new TextDecoderStream()).getReader()

  test('a sentence arrives before the next one is written', async () => {
    const ann = await app().newUser()
    const reader = readerOf(await open(ann, 'sentence by sentence'))
    await readUntil(reader, 'First.')
    slow.goOnWith('sentence by sentence')
    expect(await readUntil(reader, 'event: done')).toContain('Second.')
  })

  test('a closed tab does not end the turn', async () => {
    const ann = await app().newUser()
    const tab = new AbortController()
    const reader = readerOf(await open(ann, 'close the tab', tab.signal))
    await readUntil(reader, 'First.')
    const closed = reader.closed.catch(() => 'closed')
    tab.abort()
    expect(await closed).toBe('closed')
    slow.goOnWith('close the tab')
    await expect
      .poll(async () => (await ann.call(chat.listMessages)).map(({ content, status }) => [content, status]))
      .toEqual([
        ['close the tab', 'done'],
        ['First. Second.', 'done'],
      ])
  })

  test('a stop ends the stream with what was shown', async () => {
    const ann = await app().newUser()
    const reader = readerOf(await open(ann, 'stop the stream'))
    await readUntil(reader, 'First.')
    await ann.call(chat.stop)
    const rest = await readUntil(reader, 'event: done')
    expect(rest).not.toContain('Second')
    expect((await ann.call(chat.listMessages)).at(-1)).toMatchObject({
      content: 'First. ',
      status: 'stopped',
    })
  })
})
