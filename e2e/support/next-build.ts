import { cpSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** Scripts that a page names and the chat does not: a next build calls them something else. */
function ownScripts(web: string, page: string): string[] {
  const namedBy = (name: string) =>
    new Set(
      [...readFileSync(join(web, 'pages', `${name}.html`), 'utf8').matchAll(/\/assets\/[\w-]+\.js/g)].map(
        ([script]) => script,
      ),
    )
  return [...namedBy(page).difference(namedBy('chat'))]
}

/**
 * The build as an upgrade might leave it, beside the real one: every page says `next`, the service worker is another
 * one, and the scripts of the settings are gone.
 */
export function makeNextBuild() {
  const folder = join(root, '.cache', 'next-build', crypto.randomUUID())
  const [web, server] = [join(folder, 'dist', 'web'), join(folder, 'dist', 'server')]
  cpSync(join(root, 'dist', 'web'), web, { recursive: true })
  linkFolder(join(root, 'dist', 'server'), server)
  const gone = ownScripts(web, 'settings')
  for (const page of readdirSync(join(web, 'pages'))) {
    const file = join(web, 'pages', page)
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('</head>', '<meta name="build" content="next"></head>'),
    )
  }
  const worker = join(web, 'sw.js')
  const text = readFileSync(worker, 'utf8').replaceAll(/`[0-9a-f]{16}`/g, '`next`')
  writeFileSync(
    worker,
    gone.reduce((rest, script) => rest.replaceAll(`${script},`, ''), text),
  )
  for (const file of ['sw.js.br', 'sw.js.gz', ...gone.map((script) => script.slice(1))])
    rmSync(join(web, file))
  return { entry: join(server, 'main.js'), remove: () => rmSync(folder, { recursive: true }) }
}

/** The server's files are large and stay as they are. */
function linkFolder(from: string, to: string) {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkFolder(source, target)
    else linkSync(source, target)
  }
}
