const BEFORE = 60
const AFTER = 120

/** The words around the first place where a text contains what was searched. */
export function cutAround(text: string, search: string) {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  const at = plain.toLowerCase().indexOf(search.toLowerCase())
  const start = Math.max(0, at)
  const end = at < 0 ? 0 : at + search.length
  const from = Math.max(0, start - BEFORE)
  const to = end + AFTER
  return {
    before: (from > 0 ? '… ' : '') + plain.slice(from, start),
    hit: plain.slice(start, end),
    after: plain.slice(end, to) + (to < plain.length ? ' …' : ''),
  }
}
