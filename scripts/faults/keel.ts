import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export interface Keel {
  url: string
  kill: () => Promise<void>
  stop: () => Promise<void>
  /** Everything it has logged. */
  log: () => string
}

export interface StartOptions {
  /** The server's file. */
  file: string
  env: Record<string, string>
  /** The largest file it may write, as if the disk were full beyond that; in kilobytes. */
  fileLimit?: number
  /** How far its clock is from the machine's. */
  clockOffsetMs?: number
}

/** Another time of day, before anything of the server runs. */
const moveClock = (ms: number) => {
  const text = `const now = Date.now; Date.now = () => now() + ${ms};
    globalThis.Date = class extends Date { constructor(...args) { args.length ? super(...args) : super(Date.now()) } };`
  return `data:text/javascript,${encodeURIComponent(text)}`
}

export async function startKeel({ file, env, fileLimit, clockOffsetMs = 0 }: StartOptions): Promise<Keel> {
  const args = [...(clockOffsetMs === 0 ? [] : ['--import', moveClock(clockOffsetMs)]), file]
  // A write beyond the limit fails, and the signal that would otherwise come with it is ignored, also after exec.
  const limited = `trap '' XFSZ; ulimit -f ${fileLimit}; exec "$0" "$@"`
  const [command, commandArgs] =
    fileLimit === undefined ? [process.execPath, args] : ['bash', ['-c', limited, process.execPath, ...args]]
  const child = spawn(command, commandArgs, {
    env: { PATH: process.env['PATH'], PORT: '0', RATE_LIMITS: 'off', BACKUP_EVERY_HOURS: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const closed = once(child, 'close')
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  void closed.then(() => process.off('exit', endWithUs))
  const output = collect(child)
  const url = await Promise.race([output.address, closed.then(() => null)])
  if (url === null) throw new Error(`Keel ended before it was ready: ${output.text()}`)
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await closed
  }
  return { url, log: output.text, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}

function collect({ stdout, stderr }: ChildProcess) {
  if (!stdout || !stderr) throw new Error('Keel was started without an output')
  const lines: string[] = []
  const { promise: address, resolve } = Promise.withResolvers<string>()
  for (const stream of [stdout, stderr])
    createInterface(stream).on('line', (line) => {
      lines.push(line)
      const found = / is ready at (http:\S+)$/.exec(line)?.[1]
      if (found) resolve(found)
    })
  return { address, text: () => lines.join('\n') }
}
