import { spawn } from 'node:child_process'
import { nodePath, root } from './install.mjs'

/** Runs a script on Keel's own Node and resolves with its exit code. Signals that reach us are passed on. */
export function runNode(args, { env = {} } = {}) {
  const child = spawn(nodePath(), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  return new Promise((resolve) => {
    child.on('exit', (code) => resolve(code ?? 1))
    child.on('error', () => resolve(1))
  })
}
