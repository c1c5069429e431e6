import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')
const binaries = join(root, 'node_modules', '.bin')

export interface Step {
  name: string
  /** A command of node_modules/.bin, or `node`. */
  command: string
  args: string[]
}

/** Runs one step with its output on the terminal; true when it succeeded. */
export function runStep({ name, command, args }: Step): boolean {
  console.log(`\n${name} …`)
  const path = `${binaries}${delimiter}${process.env.PATH}`
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
    shell: process.platform === 'win32',
  })
  return status === 0
}

export const checks: Step[] = [
  { name: 'Types', command: 'tsc', args: ['--noEmit'] },
  { name: 'Lint', command: 'oxlint', args: ['--quiet'] },
  { name: 'Format', command: 'oxfmt', args: ['--check'] },
  { name: 'Dead code', command: 'knip', args: ['--no-progress'] },
]
