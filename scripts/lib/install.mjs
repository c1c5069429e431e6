import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

// Plain JavaScript without dependencies: this runs on whatever Node the machine has, before anything is installed.
export const root = join(import.meta.dirname, '..', '..')
const stamp = join(root, 'node_modules', '.keel-installed')

export const say = (text) => process.stdout.write(`${text}\n`)

export function fail(text) {
  process.stderr.write(`${text}\n`)
  process.exit(1)
}

/** Installs what package-lock.json names when that has not been done for this version of it. */
export function ensureInstalled() {
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (major < 20) fail(`Keel needs Node 20 or newer to set itself up; this is ${process.version}.`)
  const wanted = `${process.platform}-${process.arch}-${hash(readFileSync(join(root, 'package-lock.json')))}`
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  say('Installing dependencies (only when they changed) …')
  const done = npm([
    'ci',
    '--include=dev',
    '--include=optional',
    '--loglevel=error',
    '--no-audit',
    '--no-fund',
  ])
  if (done.status !== 0) {
    fail(
      'The dependencies could not be installed: check that the package registry can be reached, and run the command again.',
    )
  }
  if (!existsSync(nodePath())) {
    fail(
      `There is no Node build for ${process.platform} ${process.arch} among Keel's dependencies, so it cannot run here.`,
    )
  }
  writeFileSync(stamp, wanted)
}

/** The Node that Keel runs on, from its own dependencies. */
export function nodePath() {
  const folder = join(root, 'node_modules', '.bin')
  return join(folder, process.platform === 'win32' ? 'node.cmd' : 'node')
}

/** The machine's npm on the machine's Node: the one in node_modules is replaced during an installation. */
function npm(args) {
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(join(root, 'node_modules')))
  // The network's runtime brings its own libraries; what its script would fetch besides is for other hardware.
  const env = { ...process.env, PATH: path.join(delimiter), ONNXRUNTIME_NODE_INSTALL: 'skip' }
  const options = { cwd: root, stdio: 'inherit', env }
  const { npm_execpath: npmScript, npm_node_execpath: hostNode } = process.env
  if (npmScript && hostNode && !hostNode.startsWith(root))
    return spawnSync(hostNode, [npmScript, ...args], options)
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
}

const hash = (bytes) => createHash('sha256').update(bytes).digest('hex')
