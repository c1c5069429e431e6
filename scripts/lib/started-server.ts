import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'
import { allocator } from './allocator.mjs'
import { root } from './steps.ts'

export interface StartedServer {
  pid: number
  url: string
  /** From the start of the process to its first healthy answer. */
  milliseconds: number
  stop: () => Promise<void>
}

/** Starts a server file as an operator would, waits for the address it prints, and asks it once whether it is well. */
export async function startFile(file: string, env: Record<string, string> = {}): Promise<StartedServer> {
  const before = performance.now()
  const child = spawn(process.execPath, [file], {
    env: { ...allocator, PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const closed = once(child, 'close')
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  const url = await Promise.race([readAddress(child.stdout), closed.then(() => null)])
  if (url === null || child.pid === undefined) throw new Error(`${file} ended before it was ready.`)
  const answer = await fetch(`${url}/healthz`)
  const milliseconds = performance.now() - before
  if (!answer.ok) throw new Error(`${file} answered ${answer.status} to /healthz.`)
  await answer.text()
  const stop = async () => {
    child.kill('SIGTERM')
    await closed
    process.off('exit', endWithUs)
  }
  return { pid: child.pid, url, milliseconds, stop }
}

async function readAddress(stdout: NodeJS.ReadableStream): Promise<string | null> {
  for await (const line of createInterface(stdout)) {
    const address = / is ready at (http:\S+)$/.exec(line)?.[1]
    if (address) return address
  }
  return null
}

/** What everything is measured against: Fastify with one route, bundled by the same bundler as Keel. */
export async function bundleBareFastify(): Promise<string> {
  const file = `${root}/.cache/bench/bare-fastify.js`
  await build({
    input: fileURLToPath(import.meta.resolve('./bare-fastify.ts')),
    platform: 'node',
    output: { file, format: 'esm', minify: true },
    logLevel: 'warn',
  })
  return file
}

export const keelFile = `${root}/dist/server/main.js`
