import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const server = join(import.meta.dirname, '..', '..')
const account = { email: 'admin@example.com', password: 'a long test password' }

describe('a server that is killed in the middle of an answer', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'keel-killed-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  async function start(file: string) {
    const child = spawn(process.execPath, [join(server, file)], {
      env: { PATH: process.env.PATH ?? '', DATA_DIR: folder, PORT: '0', ADMIN_PASSWORD: account.password },
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
    const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
      const closed = once(child, 'close')
      child.kill(signal)
      await closed
    }
    return { call, end, output: () => output }
  }

  test('has the message, no half reply, and a way to try again; its log quotes nobody', async () => {
    const first = await start('testing/chat-process.ts')
    const crashed = await first.call('POST', '/api/chat', { message: 'crash on my 85k salary' })
    expect(await crashed.text()).toContain('event: failed')
    expect(first.output()).toContain('a chat turn failed')
    expect(first.output()).not.toContain('85k')

    const stream = await first.call('POST', '/api/chat', { message: 'I make 85k' })
    const reader = stream.body?.getReader()
    for (let read = ''; !read.includes('Half a');) {
      const { value } = (await reader?.read()) ?? {}
      read += new TextDecoder().decode(value)
    }
    const cut = reader?.closed.catch(() => 'cut')
    await first.end('SIGKILL')
    expect(await cut).toBe('cut')

    const second = await start('main.ts')
    const list = async () => (await (await second.call('GET', '/api/messages')).json()) as { id: number }[]
    const before = await list()
    expect(before).toMatchObject([
      { content: 'crash on my 85k salary', status: 'failed' },
      { content: 'I make 85k', status: 'failed' },
    ])
    const again = await second.call('POST', `/api/messages/${before[1]?.id}/retry`)
    expect(await again.text()).toContain('event: done')
    expect(await list()).toMatchObject([
      { status: 'failed' },
      { content: 'I make 85k', status: 'done' },
      { isUserMessage: false, status: 'done' },
    ])
    await second.end('SIGTERM')
  })
})
