import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

describe('starting Keel', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'keel-start-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  function start(env: Record<string, string>) {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
      env: {
        PATH: process.env.PATH ?? '',
        DATA_DIR: join(folder, 'data'),
        PORT: '0',
        LOG_LEVEL: 'silent',
        ...env,
      },
    })
    let output = ''
    const ready = new Promise<string>((resolve) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => {
          output += text
          const address = /Keel is ready at (\S+)/.exec(output)?.[1]
          if (address) resolve(address)
        })
      }
    })
    const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }))
    return { child, ready, ended, output: () => output }
  }

  test('prints one address and, the first time, the generated password; the store is private', async () => {
    const first = start({})
    const address = await first.ready
    expect(first.output()).toMatch(
      /The first administrator is admin@example\.com\.\nPassword \(shown only now\): \w{20}\n/,
    )
    expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ status: 'ok' })
    expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700)
    expect(statSync(join(folder, 'data', 'session-secret')).mode & 0o777).toBe(0o600)
    first.child.kill('SIGTERM')
    expect(await first.ended).toMatchObject({ code: 0 })

    const second = start({})
    await second.ready
    expect(second.output()).not.toContain('Password')
    second.child.kill('SIGINT')
    expect(await second.ended).toMatchObject({ code: 0 })
  })

  test('a second Keel on the same store is refused by name', async () => {
    const first = start({})
    await first.ready
    const { code, output } = await start({}).ended
    expect([code, output]).toEqual([
      1,
      expect.stringContaining(
        `Another Keel (process ${first.child.pid}) is already running on the store in ${join(folder, 'data')}`,
      ),
    ])
    first.child.kill('SIGKILL')
    await first.ended
  })

  test('a taken port is one sentence with the way out', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const { code, output } = await start({ PORT: String(port) }).ended
    other.close()
    // The administrator was made all the same, so the password has to have been shown.
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(
        `Password \\(shown only now\\): \\w{20}\n` +
          `Keel did not start. Port ${port} on 127.0.0.1 is taken: stop what uses it, or set PORT to another one.\n$`,
      ),
    ])
  })

  test('a folder that cannot be written to is one sentence with the way out', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    const { code, output } = await start({ DATA_DIR: join(file, 'data') }).ended
    expect([code, output]).toEqual([
      1,
      `Keel did not start. Keel cannot write to its data folder ${join(file, 'data')}: make it writable, or set DATA_DIR to another one.\n`,
    ])
  })

  test('a file that is not ours to open is one sentence with the way out', async () => {
    // Not even an administrator can open a link to itself.
    symlinkSync('session-secret', join(folder, 'session-secret'))
    const { code, output } = await start({ DATA_DIR: folder }).ended
    expect([code, output]).toEqual([
      1,
      `Keel did not start. Keel may not read and write ${join(folder, 'session-secret')}: give it to the user that Keel runs as (chown).\n`,
    ])
  })

  test('a copy of the store that is not ours to open is left alone', async () => {
    symlinkSync('keel.db.old', join(folder, 'keel.db.old'))
    const keel = start({ DATA_DIR: folder })
    await Promise.race([keel.ready, keel.ended])
    expect(keel.output()).toContain('Keel is ready')
    keel.child.kill('SIGTERM')
    expect(await keel.ended).toMatchObject({ code: 0 })
  })

  test.each<[Record<string, string>, string]>([
    [{ PORT: 'http' }, 'PORT is not usable: it must be a number from 0 to 65535.'],
    [
      { HOST: '203.0.113.1' },
      'HOST 203.0.113.1 is not an address of this machine: set HOST to one that is, such as 127.0.0.1.',
    ],
    [
      { DATABASE_URL: 'postgres://127.0.0.1:1/keel', SESSION_SECRET: 'x'.repeat(32) },
      'Keel cannot reach PostgreSQL at 127.0.0.1:1: start it, or correct DATABASE_URL.',
    ],
  ])('%j is one sentence with the way out', async (env, sentence) => {
    const { code, output } = await start(env).ended
    expect([code, output.slice(output.indexOf('Keel did not start'))]).toEqual([
      1,
      `Keel did not start. ${sentence}\n`,
    ])
    expect(existsSync(join(folder, 'data', 'keel.lock'))).toBe('HOST' in env)
  })
})
