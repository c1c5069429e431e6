const TAG_OR_END = /<(?<close>\/?)(?<name>[a-z]\w*)[^>]*>|[.!?]["”’)]*\s+/gi

/** The sentences of a short answer, in order and without losing a character; none is cut inside an element. */
export const splitSentences = (html: string) => cutOutside(html, ({ name }) => name === undefined)

/** The paragraphs and lists of the working. */
export const splitBlocks = (html: string) =>
  cutOutside(html, ({ name = '', close }) => close === '/' && /^(?:p|ul)$/i.test(name))

type Found = Partial<Record<'name' | 'close', string>>

/** Cuts after every tag or end of a sentence that is asked for and lies outside all elements. */
function cutOutside(html: string, isEnd: (found: Found) => boolean): string[] {
  const pieces: string[] = []
  let depth = 0
  let start = 0
  for (const match of html.matchAll(TAG_OR_END)) {
    const found: Found = match.groups ?? {}
    if (found.name !== undefined) depth = Math.max(0, depth + (found.close === '/' ? -1 : 1))
    if (depth > 0 || !isEnd(found)) continue
    const end = match.index + match[0].length
    pieces.push(html.slice(start, end))
    start = end
  }
  return start < html.length ? [...pieces, html.slice(start)] : pieces
}
