import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { build } from 'rolldown'
import { fileNameOf, pages } from '#contract/pages.ts'

/** Signing in and out are here so that whoever leaves offline leaves nothing behind. */
const kept = pages.filter(({ path, access }) => access === 'user' || path === '/login' || path === '/logout')

/** The service worker knows the files of this build and no others, and is another one whenever one of them is. */
export async function buildServiceWorker(webRoot: string) {
  const files = globSync(`${webRoot}/assets/*.{js,css,woff2}`)
    .map((file) => file.slice(webRoot.length).replaceAll('\\', '/'))
    .toSorted()
  const hash = createHash('sha256').update(files.join())
  for (const { path } of kept) hash.update(readFileSync(`${webRoot}/pages/${fileNameOf(path)}.html`))
  const constants = {
    BUILD: hash.digest('hex').slice(0, 16),
    FILES: [...files, '/favicon.svg', '/site.webmanifest', '/icon-192.png'],
    PAGES: kept.map(({ path }) => path),
  }
  await build({
    input: 'src/web/offline/service-worker.ts',
    platform: 'browser',
    transform: {
      define: Object.fromEntries(
        Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
      ),
    },
    output: { file: `${webRoot}/sw.js`, format: 'iife', minify: true },
    logLevel: 'warn',
  })
}
