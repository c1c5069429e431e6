import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { withClient } from './postgres-admin.ts'
import { provideServer } from './postgres-global-setup.ts'
import { startPostgres } from './start-postgres.ts'

function findFolder(url: string) {
  return withClient(url, async (client) => {
    const answer = await client.query<{ data_directory: string }>('SHOW data_directory')
    return answer.rows[0]!.data_directory
  })
}

test('stopping leaves neither a server nor its files', async () => {
  const { url, stop } = await startPostgres()
  const folder = await findFolder(url)
  await stop()
  expect(existsSync(folder)).toBe(false)
  await expect(findFolder(url)).rejects.toThrow('ECONNREFUSED')
})

test('so does the sudden death of the process that started it', async () => {
  const module = JSON.stringify(join(import.meta.dirname, 'start-postgres.ts'))
  const script = `import { startPostgres } from ${module}; console.log((await startPostgres()).url)`
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface(parent.stdout), 'line')
  const url = String(line)
  const folder = await findFolder(url)
  const guest = new Client({ connectionString: url })
  const lost = new Promise((resolve) => guest.on('error', resolve))
  await guest.connect()
  parent.kill('SIGKILL')
  await lost
  await expect.poll(() => existsSync(folder), { timeout: 10_000 }).toBe(false)
})

test('an address where nobody answers fails with the way out', async () => {
  await expect(provideServer('postgres://keel@127.0.0.1:1/postgres', 'keel_test_')).rejects.toThrow(
    /^No PostgreSQL answers at TEST_DATABASE_URL \(.*ECONNREFUSED.*\): correct it, or unset it to test with/,
  )
})
