import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#server/testing/postgres.ts'

const server = join(import.meta.dirname, '..', '..', '..')
const account = { email: 'admin@example.com', password: 'a long test password' }

/** A server of its own process, with the administrator signed in. */
async function start(file: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [join(server, file)], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', ADMIN_PASSWORD: account.password, ...env },
  })
  let output = ''
  const address = await new Promise<string>((resolve, reject) => {
    child.once('close', () => reject(new Error(output)))
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        const ready = /Keel is ready at (\S+)/.exec(output)?.[1]
        if (ready) resolve(ready)
      })
    }
  })
  let cookie = ''
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(address + path, {
      method,
      headers: { cookie, accept: 'text/event-stream', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    cookie ||= response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    return response
  }
  await call('POST', '/api/auth/login', account)
  const list = async () => (await (await call('GET', '/api/messages')).json()) as { id: number }[]
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const closed = once(child, 'close')
    child.kill(signal)
    await closed
  }
  return { call, list, end, output: () => output }
}

type Server = Awaited<ReturnType<typeof start>>

/** Sends a message and reads until half of the answer is there; `cut` when the rest will not come. */
async function beginAnswer({ call }: Server, message: string) {
  const stream = await call('POST', '/api/chat', { message })
  const reader = stream.body?.getReader()
  for (let read = ''; !read.includes('Half a');) {
    const { value } = (await reader?.read()) ?? {}
    read += new TextDecoder().decode(value)
  }
  return { cut: reader?.closed.catch(() => 'cut') }
}

describe('a server that is killed in the middle of an answer', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'keel-killed-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('has the message, no half reply, and a way to try again; its log quotes nobody', async () => {
    const first = await start('testing/chat-process.ts', { DATA_DIR: folder })
    const crashed = await first.call('POST', '/api/chat', { message: 'crash on my 85k salary' })
    expect(await crashed.text()).toContain('event: failed')
    await expect.poll(() => first.output()).toContain('a chat turn failed')
    expect(first.output()).not.toContain('85k')

    const { cut } = await beginAnswer(first, 'I make 85k')
    await first.end('SIGKILL')
    expect(await cut).toBe('cut')

    const second = await start('main.ts', { DATA_DIR: folder })
    const before = await second.list()
    expect(before).toMatchObject([
      { content: 'crash on my 85k salary', status: 'failed' },
      { content: 'I make 85k', status: 'failed' },
    ])
    const again = await second.call('POST', `/api/messages/${before[1]?.id}/retry`)
    expect(await again.text()).toContain('event: done')
    expect(await second.list()).toMatchObject([
      { status: 'failed' },
      { content: 'I make 85k', status: 'done' },
      { isUserMessage: false, status: 'done' },
    ])
    await second.end('SIGTERM')
  })
})

describe('one of several servers that is killed in the middle of an answer', () => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await createTestDatabase()
  })
  afterEach(() => database.drop())

  test('keeps nobody waiting: another one offers to try again within seconds, and answers', async () => {
    const env = { DATABASE_URL: database.url, SESSION_SECRET: 'the same for every process of the test' }
    const other = await start('main.ts', env)
    const killed = await start('testing/chat-process.ts', env)
    const { cut } = await beginAnswer(killed, 'I make 85k')
    // The other one has looked after turns by then, and has left this one alone.
    const late = await start('main.ts', env)
    expect(await late.list()).toMatchObject([{ content: 'I make 85k', status: 'pending' }])
    await killed.end('SIGKILL')
    expect(await cut).toBe('cut')

    await expect.poll(other.list).toMatchObject([{ content: 'I make 85k', status: 'failed' }])
    const [message] = await other.list()
    const again = await other.call('POST', `/api/messages/${message?.id}/retry`)
    expect(await again.text()).toContain('event: done')
    expect(await late.list()).toMatchObject([
      { content: 'I make 85k', status: 'done' },
      { isUserMessage: false, status: 'done' },
    ])
    await Promise.all([other.end('SIGTERM'), late.end('SIGTERM')])
  })
})
