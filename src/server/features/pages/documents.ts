import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import {
  type Appearance,
  appearanceAttributes,
  defaultAppearance,
  modes,
  themeColorMedia,
} from '#contract/appearance.ts'
import { fileNameOf, findPage, pages } from '#contract/pages.ts'

/** One page's HTML, ready to be sent in each form a browser may accept. */
export interface HtmlDocument {
  etag: string
  /** What the content security policy calls the style sheet that stands in the page, where one does. */
  styleHash: string | null
  body: { br: Buffer; gzip: Buffer; identity: Buffer }
}

export interface DocumentRequest {
  path: string
  /** Where people reach this Keel, without a slash at the end. */
  publicUrl: string
  /** How the reader wants it to look. Only known values may come here: every combination is kept. */
  appearance?: Appearance
}

/** The HTML of every page, completed and compressed when it is first asked for, and kept. */
export function openDocuments(webRoot: string) {
  const read = (name: string) => readFileSync(join(webRoot, 'pages', `${name}.html`), 'utf8')
  const notFound = read('not-found')
  const templates = new Map<string, string>(pages.map(({ path }) => [path, read(fileNameOf(path))]))
  const kept = new Map<string, Promise<HtmlDocument>>()

  return {
    find({ path, publicUrl, appearance = defaultAppearance }: DocumentRequest): Promise<HtmlDocument> {
      // All unknown paths share one document, so that nobody can fill the memory with them.
      const known = findPage(path)?.path ?? ''
      const key = `${known}${htmlAttributes(appearance)}`
      const template = templates.get(known) ?? notFound
      const document = kept.get(key) ?? complete(template, { publicUrl, appearance })
      kept.set(key, document)
      return document
    },
  }
}

/** See docs/decisions/prerendered-pages.md. */
async function complete(
  template: string,
  { publicUrl, appearance }: Required<Omit<DocumentRequest, 'path'>>,
): Promise<HtmlDocument> {
  const html = modes
    .reduce(
      (text, mode) =>
        text.replace(
          `media="${themeColorMedia(mode, 'system')}"`,
          `media="${themeColorMedia(mode, appearance.theme)}"`,
        ),
      template,
    )
    .replace('<html lang="en">', `<html lang="en"${htmlAttributes(appearance)}>`)
    .replaceAll('__PUBLIC_URL__', () => escapeHtml(publicUrl))
  const identity = Buffer.from(html)
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity),
    promisify(gzip)(identity, { level: 9 }),
  ])
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`
  const style = /<style>([^]*?)<\/style>/.exec(html)?.[1]
  const styleHash =
    style === undefined ? null : `sha256-${createHash('sha256').update(style).digest('base64')}`
  return { etag, styleHash, body: { br, gzip: gzipped, identity } }
}

function htmlAttributes(appearance: Appearance): string {
  return Object.entries(appearanceAttributes(appearance))
    .filter(([, value]) => value !== null)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
