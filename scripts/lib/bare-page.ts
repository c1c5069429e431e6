import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { build } from 'vite'

const folder = join(import.meta.dirname, '../../.cache/bare-page')
const text = 'A heading and nothing else that would take time'
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.html': 'text/html; charset=utf-8',
}

/**
 * The least that a React site of this kind can do: one heading, prerendered and hydrated, one style sheet, the same
 * font, sent with brotli from memory.
 */
export async function startBarePage() {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const html = renderToString(createElement('h1', null, text))
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title></head><body><div id="root">${html}</div><script type="module" src="/main.js"></script></body></html>`,
  )
  writeFileSync(
    join(folder, 'main.js'),
    `import './style.css'
import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
hydrateRoot(document.querySelector('#root'), createElement('h1', null, ${JSON.stringify(text)}))
`,
  )
  writeFileSync(
    join(folder, 'style.css'),
    `@font-face { font-family: Figtree; font-display: optional; src: url('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2') }
h1 { font: 650 3.5rem Figtree, sans-serif }
`,
  )
  await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    build: { outDir: 'dist', target: 'es2022' },
  })
  const files = new Map(
    ['index.html', ...readdirSync(join(folder, 'dist/assets')).map((name) => `assets/${name}`)].map(
      (name) => [
        name === 'index.html' ? '/' : `/${name}`,
        {
          type: types[extname(name)] ?? '',
          body: brotliCompressSync(readFileSync(join(folder, 'dist', name))),
        },
      ],
    ),
  )
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
