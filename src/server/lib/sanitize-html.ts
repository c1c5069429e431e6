import { type DefaultTreeAdapterTypes, html as names, parseFragment } from 'parse5'
import { findPage } from '#contract/pages.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** Longer than any reply of ours; what lies beyond is cut off before it is read. */
const MAX_LENGTH = 100_000
const MAX_DEPTH = 20

const tableTags = ['table', 'thead', 'tbody', 'tr', 'th', 'td']
const plainTags = new Set(['p', 'ul', 'ol', 'li', 'q', 'strong', 'em', ...tableTags])
const blocks = new Set(['p', 'ul', 'ol', 'li', ...tableTags])

/** Their contents are no text of the reply. Other unknown elements only lose their tags. */
const dropped = new Set(
  'script style template noscript noembed noframes iframe object embed applet audio video canvas textarea select title xmp plaintext'.split(
    ' ',
  ),
)

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)
const signs = Object.fromEntries(Object.entries(entities).map(([sign, entity]) => [entity, sign]))
const unescape = (text: string) =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => signs[entity] ?? '')

/** Text and figures as they are printed: there is one way to read them, and nothing to clean. */
const TEXT = `(?:[^<>&"'\\0\\r]|&(?:amp|lt|gt|quot|#39);)`
const FIGURE = `<data value="f\\d{1,6}">${TEXT}*</data>`
const SIMPLE = new RegExp(`^(?:${TEXT}|${FIGURE}|<(strong|em|q)>(?:${TEXT}|${FIGURE})*</\\1>)*$`)
const MAX_SIMPLE = 1000

/** True for nearly every sentence. The parser is thorough, and the reader waits for it. */
const isSimple = (html: string) => html.length <= MAX_SIMPLE && SIMPLE.test(html)

/**
 * Reads HTML as a browser does and writes it anew with nothing but a short list of tags: nothing of the input reaches
 * the output except as escaped text, a figure's id or the path of one of our own pages.
 */
export function sanitizeHtml(html: string): string {
  if (isSimple(html)) return html
  return writeNodes(parseFragment(html.slice(0, MAX_LENGTH)).childNodes, [])
}

/** What a reader sees of it. */
export function readHtml(html: string): string {
  if (isSimple(html)) return unescape(html.replaceAll(/<[^>]*>/g, ''))
  return readNodes(parseFragment(html.slice(0, MAX_LENGTH)).childNodes, 0)
}

function writeNodes(nodes: Node[], open: string[]): string {
  return nodes.map((node) => ('tagName' in node ? writeElement(node, open) : escape(textOf(node)))).join('')
}

function writeElement(element: Element, open: string[]): string {
  if (isDropped(element) || open.length >= MAX_DEPTH) return ''
  const tag = element.tagName
  const attributes = isMisplaced(tag, open) ? null : attributesOf(element)
  const inside = writeNodes(element.childNodes, [...open, attributes === null ? '' : tag])
  return attributes === null ? inside : `<${tag}${attributes}>${inside}</${tag}>`
}

const isDropped = ({ tagName, namespaceURI }: Element) =>
  dropped.has(tagName) || namespaceURI !== names.NS.HTML

/** Where a browser would close what is open, and so read the output differently from what was meant. */
const isMisplaced = (tag: string, open: string[]) =>
  (open.includes(tag) && tag !== 'ul' && tag !== 'li') || (blocks.has(tag) && open.includes('p'))

/** Null for an element that is not on the list. */
function attributesOf(element: Element): string | null {
  if (plainTags.has(element.tagName)) return ''
  const valueOf = (name: string) => element.attrs.find((attribute) => attribute.name === name)?.value ?? ''
  if (element.tagName === 'data' && /^f\d{1,6}$/.test(valueOf('value'))) return ` value="${valueOf('value')}"`
  if (element.tagName === 'a' && isOwnPage(valueOf('href'))) return ` href="${valueOf('href')}"`
  return null
}

/** A page of ours by its path, with a simple place or choice on it at most; not the one that signs people out. */
function isOwnPage(href: string): boolean {
  const [, path = ''] = /^(\/[a-z-]*)(?:[?#][\w=-]*)?$/.exec(href) ?? []
  return findPage(path) !== undefined && path !== '/logout'
}

function readNodes(nodes: Node[], depth: number): string {
  return nodes.map((node) => ('tagName' in node ? readElement(node, depth) : textOf(node))).join('')
}

const textOf = (node: Node) => ('value' in node && node.nodeName === '#text' ? node.value : '')

function readElement(element: Element, depth: number): string {
  if (isDropped(element) || depth >= MAX_DEPTH) return ''
  return readNodes(element.childNodes, depth + 1) + (blocks.has(element.tagName) ? '\n' : '')
}
