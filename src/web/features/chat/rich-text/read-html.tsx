import { createElement, type ReactNode } from 'react'
import { Link } from 'wouter'
import { findPage } from '#contract/pages.ts'
import { FigureButton } from './figure-button.tsx'
import { parseHtml } from './read-text.ts'

const MAX_DEPTH = 20

const plainTags = new Set('p ul ol li q strong em table thead tbody tr th td'.split(' '))

/** Their contents are no words of the advisor. Other elements that are not on the list only lose their tags. */
const dropped = new Set([
  ...'script style template noscript noembed noframes iframe object embed audio video canvas'.split(' '),
  ...'textarea select option title xmp plaintext'.split(' '),
])

/**
 * What the server has cleaned is cleaned once more: the browser reads the HTML into a document that runs nothing and
 * loads nothing, and only what is on a short list is made anew from it. No HTML is ever put into the page.
 */
export function readHtml(html: string): ReactNode {
  return readNodes(parseHtml(html), 0)
}

function readNodes(parent: Node, depth: number): ReactNode[] {
  return [...parent.childNodes].map((node, index) => readNode(node, index, depth))
}

const isFigure = (node: Node | null) => node instanceof HTMLElement && node.localName === 'data'

/** The marks right after a figure. A line may break after a button, and no line should begin with a comma. */
const marksAfter = (node: Node) =>
  node.nextSibling instanceof Text ? (/^[.,;:!?)%”]+/.exec(node.nextSibling.data)?.[0] ?? '') : ''

function readNode(node: Node, key: number, depth: number): ReactNode {
  if (node instanceof Text) {
    const before = node.previousSibling
    return before && isFigure(before) ? node.data.slice(marksAfter(before).length) : node.data
  }
  // Everything else, drawings and formulas among it, is neither text nor an element of HTML.
  if (!(node instanceof HTMLElement) || depth >= MAX_DEPTH) return null
  const tag = node.localName
  if (dropped.has(tag)) return null
  const inside = readNodes(node, depth + 1)
  if (plainTags.has(tag)) return createElement(tag, { key }, ...inside)
  if (isFigure(node)) {
    const figure = <FigureButton key={key} id={node.getAttribute('value') ?? ''} otherwise={inside} />
    const marks = marksAfter(node)
    if (!marks) return figure
    return (
      <span key={key} className="whitespace-nowrap">
        {figure}
        {marks}
      </span>
    )
  }
  const href = node.getAttribute('href') ?? ''
  if (tag === 'a' && isOwnPage(href)) {
    return (
      <Link key={key} href={href} className="font-medium text-accent underline underline-offset-2">
        {inside}
      </Link>
    )
  }
  return inside
}

/** A page of ours by its path, with a simple place or choice on it at most; not the one that signs people out. */
function isOwnPage(href: string): boolean {
  const [, path = ''] = /^(\/[a-z-]*)(?:[?#][\w=-]*)?$/.exec(href) ?? []
  return findPage(path) !== undefined && path !== '/logout'
}
