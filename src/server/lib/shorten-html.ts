import { readHtml } from './sanitize-html.ts'

/** What a reader counts: a browser prints quotation marks around a `q`. */
export const visibleLength = (html: string) =>
  readHtml(html).trimEnd().length + 2 * (html.match(/<q>/g)?.length ?? 0)

const TOKEN = /<(?<close>\/?)(?<tag>\w+)[^>]*>|&#?\w+;|(?<blank>\s+)|[^<&\s]+/g

/**
 * The beginning of sanitised HTML up to a number of visible characters, with a sign that there is more. It ends after
 * a word, or in a word when the first one is too long; a figure is kept whole or left out.
 */
export function shortenHtml(html: string, most: number): string {
  if (visibleLength(html) <= most) return html
  return longestOf(cutsOf(html, 'words'), most) ?? longestOf(cutsOf(html, 'letters'), most) ?? '…'
}

/** Beginnings grow, so the first that is too long ends the search. */
function longestOf(beginnings: Iterable<string>, most: number): string | undefined {
  let longest: string | undefined
  for (const beginning of beginnings) {
    if (visibleLength(beginning) > most) break
    longest = beginning
  }
  return longest
}

/** Every place where it may end, the first ones first, with what is open there closed. */
function* cutsOf(html: string, between: 'words' | 'letters'): Generator<string> {
  const open: string[] = []
  const cutAt = (end: number) =>
    `${html.slice(0, end).trimEnd()}…${open
      .toReversed()
      .map((tag) => `</${tag}>`)
      .join('')}`
  for (const { 0: token, index, groups } of html.matchAll(TOKEN)) {
    if (groups?.tag !== undefined) {
      if (groups.close === '/') open.pop()
      else open.push(groups.tag)
    } else if (open.includes('data')) continue
    else if (between === 'words') {
      if (groups?.blank !== undefined && index > 0) yield cutAt(index)
    } else if (token.startsWith('&')) yield cutAt(index + token.length)
    else
      for (const { 0: letter, index: at } of token.matchAll(/./gsu)) yield cutAt(index + at + letter.length)
  }
}
