// npm test: installs what is missing, then proves everything.
import { join } from 'node:path'
import { ensureInstalled } from './lib/install.mjs'
import { runNode } from './lib/run.mjs'

ensureInstalled()
process.exit(await runNode([join('scripts', 'test.ts'), ...process.argv.slice(2)]))
