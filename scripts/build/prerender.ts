import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { documentTitle, fileNameOf, type Page, pages } from '#contract/pages.ts'
import { findMissingClasses } from './missing-classes.ts'
import { describePage, escapeHtml } from './page-head.ts'
import { entryFiles, findSheet, pageFiles, preloadFont, takeManifest } from './preloads.ts'

const webRoot = 'dist/web'
const rendererRoot = 'dist/prerender'

/**
 * Writes the HTML of every page: its title, what to fetch ahead, and for pages that are read also their text.
 * Addresses are left as __PUBLIC_URL__ for the server to fill in: only it knows where people reach it.
 */
export async function writePages() {
  const manifest = takeManifest(webRoot)
  const shell = readFileSync(join(webRoot, 'index.html'), 'utf8')
  const renderPage = await buildRenderer()
  mkdirSync(join(webRoot, 'pages'), { recursive: true })
  const write = (name: string, html: string) => writeFileSync(join(webRoot, 'pages', `${name}.html`), html)

  const font = preloadFont(manifest)
  const entry = preloadScripts(entryFiles(manifest))
  const appSheet = findSheet(manifest, 'app/start.tsx')
  const appHead = [`<link rel="stylesheet" href="/${appSheet}" />`, font, ...entry]
  const sheet = takeSheet(findSheet(manifest, 'reading/start.tsx'))
  const readingHead = [`<style>${sheet}</style>`, font, ...entry.map(yielding)]
  const wholeSheet = readFileSync(join(webRoot, appSheet), 'utf8')
  for (const page of pages as readonly Page[]) {
    const scripts = preloadScripts(pageFiles(manifest, page))
    if (page.prerendered) {
      const root = await renderPage(page.path)
      const missing = findMissingClasses(root, wholeSheet, sheet)
      if (missing.length > 0) throw new Error(`reading.css lacks ${missing.join(', ')} of ${page.path}`)
      const html = fill(yielding(shell), page, [...readingHead, ...keepForLater(scripts)], root)
      write(fileNameOf(page.path), html)
    } else {
      write(fileNameOf(page.path), fill(shell, page, [...appHead, ...scripts], ''))
    }
  }
  write('not-found', fill(shell, undefined, appHead, ''))
  rmSync(join(webRoot, 'index.html'))
  rmSync(rendererRoot, { recursive: true })
}

/** Node runs no .tsx, so the app is bundled once more for it. */
async function buildRenderer(): Promise<(path: string) => Promise<string>> {
  await build({
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: 'prerender.tsx',
      outDir: join('../..', rendererRoot),
      manifest: false,
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: true } },
    },
  })
  const file = pathToFileURL(join(process.cwd(), rendererRoot, 'prerender.js'))
  const renderer: unknown = await import(file.href)
  return (renderer as { renderPage: (path: string) => Promise<string> }).renderPage
}

/**
 * The style sheet of the pages that are read stands in their HTML: the first paint does not wait for another file. The
 * server names its hash in the content security policy.
 */
function takeSheet(file: string): string {
  const path = join(webRoot, file)
  const sheet = readFileSync(path, 'utf8')
  rmSync(path)
  return sheet
}

const preloadScripts = (files: string[]) =>
  files.map((file) => `<link rel="modulepreload" href="/${file}" />`)

/** What is to be read comes before what is to be run: the entry lets the font go first. */
const yielding = (html: string) =>
  html.replace(/<script type="module"|<link rel="modulepreload"/, '$& fetchpriority="low"')

/** The other scripts wait until the page has been painted: main.ts takes them out of here. */
const keepForLater = (scripts: string[]) => ['<template id="later">', ...scripts, '</template>']

function fill(shell: string, page: Page | undefined, files: string[], root: string): string {
  const head = [...files, ...(page ? describePage(page) : [])]
  return shell
    .replace('<title>Keel</title>', `<title>${escapeHtml(documentTitle(page))}</title>`)
    .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${root}</div>`)
}
