/** How a grave matter is heard in a message, and what only sounds like it. */
export interface Signs {
  /** Turns of phrase that mean something else: read as if not there; the rest still counts. */
  idioms: readonly RegExp[]
  /** Each says enough by itself. */
  signs: readonly RegExp[]
  /** Each says enough only where the mind hears it, too. */
  hints: readonly RegExp[]
}

/** Lists of words by name: 'name: one|another', going on in indented lines. */
export function readLexicon(text: string): Map<string, string> {
  const lists = text.trim().split(/\n(?=\S)/)
  return new Map(
    lists.map((list) => {
      const at = list.indexOf(': ')
      return [list.slice(0, at), list.slice(at + 2).replaceAll(/\n\s+/g, '')]
    }),
  )
}

/** Never further than the sentence; a mark in the place of an idiom is no word. */
const everywhere = readLexicon(String.raw`
end: (?=( \||~)*$| \|)
gap: [^|]{0,30}
a word: (\w+ )?
2 words: (\w+ ){0,2}
3 words: (\w+ ){0,3}
5 words: (\w+ ){0,5}
`)

/** One sign a line, between whole words; <name> stands for the words of that name, and '#' opens a remark. */
export function readPatterns(text: string, lexicon: ReadonlyMap<string, string>): RegExp[] {
  const expand = (line: string): string =>
    line.replaceAll(/<([\da-z ]+)>/g, (_, name: string) => {
      const words = everywhere.get(name) ?? lexicon.get(name)
      if (words === undefined) throw new Error(`No words are called ${name}`)
      return `(${expand(words)})`
    })
  const lines = text.split('\n').map((line) => line.trim())
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const source = expand(line).replaceAll(/(?<!\\)\((?!\?)/g, '(?:')
      return new RegExp(`(?<![a-z\\d])(?:${source})(?![a-z\\d])`, 'g')
    })
}

const isThere = (said: string, patterns: readonly RegExp[]) =>
  patterns.some((pattern) => said.search(pattern) !== -1)

/** What a message says by its own words: the matter itself, a hint of it, or nothing. */
export function readSigns(said: string, { idioms, signs, hints }: Signs): 'named' | 'hinted' | null {
  const meant = idioms.reduce((text, idiom) => text.replace(idiom, '~'), said)
  if (isThere(meant, signs)) return 'named'
  return isThere(meant, hints) ? 'hinted' : null
}
