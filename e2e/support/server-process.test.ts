import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startServer, type ServerOptions } from './server-process.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keel-server-process-'))
  onTestFinished(() => rm(folder, { recursive: true }))
})

/** A server that answers with its environment, and does whatever else the script says. */
async function startScript(script: string, options?: ServerOptions) {
  const entry = join(folder, 'main.mjs')
  await writeFile(entry, script)
  return startServer({ ...options, entry })
}

const answering = `
  import { createServer } from 'node:http'
  const server = createServer((request, response) => response.end(JSON.stringify(process.env)))
  server.listen(Number(process.env.PORT), '127.0.0.1', () => {
    console.log('{"level":"info"}')
    console.log('Keel is ready at http://127.0.0.1:' + server.address().port)
  })
`

test('it is ready on a free port, with a store and an administrator of its own', async () => {
  vi.stubEnv('AI_PROVIDER', 'openai')
  onTestFinished(() => void vi.unstubAllEnvs())
  const server = await startScript(answering, { env: { LOG_LEVEL: 'debug' } })
  const env = (await (await fetch(server.url)).json()) as Record<string, string>
  expect(env).toMatchObject({
    DATA_DIR: server.dataDir,
    ADMIN_EMAIL: server.adminEmail,
    ADMIN_PASSWORD: server.adminPassword,
    LOG_LEVEL: 'debug',
  })
  expect(env).not.toHaveProperty('AI_PROVIDER')
  expect(server.output()).toContain('{"level":"info"}')
  await server.stop()
  expect(existsSync(server.dataDir)).toBe(false)
  await expect(fetch(server.url)).rejects.toThrow('fetch failed')
})

test('a kill keeps the data for the next start', async () => {
  const first = await startScript(answering)
  await first.kill()
  expect(existsSync(first.dataDir)).toBe(true)
  const second = await startScript(answering, { dataDir: first.dataDir })
  expect(second.dataDir).toBe(first.dataDir)
  await second.stop()
  expect(existsSync(first.dataDir)).toBe(true)
  await first.stop()
  expect(existsSync(first.dataDir)).toBe(false)
})

test('a server that ends early fails with what it printed', async () => {
  await expect(startScript(`console.error('PORT must be a number'); process.exit(2)`)).rejects.toThrow(
    'The server ended before it was ready (exit code 2). It printed:\nPORT must be a number',
  )
})

test('a server ends with the process that started it', async () => {
  const entry = join(folder, 'main.mjs')
  await writeFile(entry, answering)
  const module = JSON.stringify(join(import.meta.dirname, 'server-process.ts'))
  const options = JSON.stringify({ entry, dataDir: folder })
  const script = `import { startServer } from ${module}; console.log((await startServer(${options})).url)`
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [url] = await once(createInterface(parent.stdout), 'line')
  const connection = connect(Number(new URL(String(url)).port), '127.0.0.1').resume()
  await once(connection, 'connect')
  parent.kill('SIGKILL')
  await once(connection, 'close')
  await expect(fetch(String(url))).rejects.toThrow('fetch failed')
})
