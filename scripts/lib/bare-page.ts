import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { build } from 'vite'
import { root } from './steps.ts'

const folder = join(root, '.cache/bare-page')
const web = join(root, 'dist/web')
const heading = { className: 'text-display' }
const text = 'A heading and nothing else that would take time'
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.html': 'text/html; charset=utf-8',
}

/**
 * The least that a React site of this kind can do: one heading, prerendered and hydrated, with Keel's style sheet and
 * font, fetched as Keel's own app fetches them, and sent with brotli from memory.
 */
export async function startBarePage() {
  const links = readKeelLinks()
  await buildPage()
  const page = readFileSync(join(folder, 'dist/index.html'), 'utf8').replace('<title>', `${links.join('')}$&`)
  const files = new Map([['/', describeFile('index.html', Buffer.from(page))]])
  for (const name of readdirSync(join(folder, 'dist/assets')))
    files.set(`/assets/${name}`, describeFile(name, readFileSync(join(folder, 'dist/assets', name))))
  for (const [, path = ''] of links.join('').matchAll(/href="([^"]+)"/g))
    files.set(path, describeFile(path, readFileSync(join(web, path))))

  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '')
    if (file) response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br' }).end(file.body)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** The style sheet and the font as a page of the app names them. */
function readKeelLinks(): string[] {
  const page = readFileSync(join(web, 'pages/login.html'), 'utf8')
  const links = page.match(/<link rel="(?:stylesheet|preload)"[^>]*>/g) ?? []
  if (links.length !== 2) throw new Error('A page of the app names one style sheet and one font.')
  return links
}

async function buildPage() {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const html = renderToString(createElement('h1', heading, text))
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title></head><body><div id="root">${html}</div><script type="module" src="/main.js"></script></body></html>`,
  )
  writeFileSync(
    join(folder, 'main.js'),
    `import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
hydrateRoot(document.querySelector('#root'), createElement('h1', ${JSON.stringify(heading)}, ${JSON.stringify(text)}))
`,
  )
  await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    build: { outDir: 'dist', target: 'es2022' },
  })
}

function describeFile(name: string, bytes: Buffer) {
  return { type: types[extname(name)] ?? '', body: brotliCompressSync(bytes) }
}
