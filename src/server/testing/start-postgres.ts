import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { KeeperAnswer } from './postgres-keeper.ts'

export interface RunningPostgres {
  /** As an administrator who may create databases. */
  url: string
  stop: () => Promise<void>
}

/** A PostgreSQL of our own that ends with this process at the latest. */
export async function startPostgres(): Promise<RunningPostgres> {
  const program = join(import.meta.dirname, 'postgres-keeper.ts')
  const keeper = spawn(process.execPath, [program], {
    // In a group of its own, so that Ctrl+C reaches it through us and it can still tidy up.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    windowsHide: true,
  })
  const exited = once(keeper, 'close')
  let errors = ''
  keeper.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  const answered = once(createInterface(keeper.stdout), 'line').then(
    ([line]) => JSON.parse(String(line)) as KeeperAnswer,
  )
  const answer = await Promise.race([answered, exited.then(() => ({ error: errors.trim() }))])
  if ('error' in answer) throw new Error(answer.error)
  return {
    url: answer.url,
    stop: async () => {
      keeper.stdin.end()
      await exited
    },
  }
}
