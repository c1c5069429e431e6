// npm start: installs what is missing, builds what changed, and runs Keel.
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { allocator } from './lib/allocator.mjs'
import { ensureInstalled, root } from './lib/install.mjs'
import { runNode } from './lib/run.mjs'

const server = join(root, 'dist', 'server', 'main.js')
const isOwnNode = Number(process.versions.node.split('.')[0]) >= 26

ensureInstalled()
const built = await runNode([join('scripts', 'build.ts')])
if (built !== 0) process.exit(built)

// The second start already runs on Keel's Node: no second process is needed then, only other settings for this one.
const env = { ...allocator, ...process.env }
if (isOwnNode && process.platform === 'linux')
  process.execve(process.execPath, [process.execPath, server], env)
else if (isOwnNode) await import(pathToFileURL(server).href)
else process.exit(await runNode([server], { env }))
