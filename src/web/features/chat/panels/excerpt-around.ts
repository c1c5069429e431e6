const BEFORE = 60
const AFTER = 120

/** The words around the first place where a text contains what was searched. */
export function excerptAround(text: string, search: string) {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  const at = plain.toLowerCase().indexOf(search.toLowerCase())
  const start = Math.max(0, at)
  const end = at < 0 ? 0 : at + search.length
  const from = Math.max(0, start - BEFORE)
  const to = end + AFTER
  return {
    before: from > 0 ? `… ${dropFirstWord(plain.slice(from, start))}` : plain.slice(0, start),
    hit: plain.slice(start, end),
    after: to < plain.length ? `${dropLastWord(plain.slice(end, to))} …` : plain.slice(end),
  }
}

/** Leaves out a word that was cut in two, unless it is the only one. */
const dropFirstWord = (cut: string) => cut.replace(/^\S*\s+(?=\S)/, '')
const dropLastWord = (cut: string) => cut.replace(/(?<=\S)\s+\S*$/, '')
