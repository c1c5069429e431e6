import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleServer } from './build/server.ts'
import { buildWeb } from './build/web.ts'

// Builds the web app and the server into dist/ when their sources changed since the last build.
const root = join(import.meta.dirname, '..')
process.chdir(root)

const stamp = 'dist/.built'
const sources = hashSources()

if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) process.exit(0)
console.log('Building Keel (only when its sources changed) …')
rmSync('dist', { recursive: true, force: true })
try {
  await buildWeb()
  await bundleServer()
} catch (error) {
  console.error(`The build failed: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
mkdirSync('dist', { recursive: true })
writeFileSync(stamp, sources)

function hashSources(): string {
  const hash = createHash('sha256')
  const files = globSync(
    ['src/**/*', 'scripts/build/**', 'scripts/build.ts', 'vite.config.ts', 'package-lock.json'],
    {
      withFileTypes: true,
    },
  )
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name))
  for (const path of paths.toSorted()) {
    if (!path.includes('.test.')) hash.update(path).update('\0').update(readFileSync(path))
  }
  return hash.digest('hex')
}
