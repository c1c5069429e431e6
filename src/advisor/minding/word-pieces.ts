/** Cuts words into the pieces that the network knows, the longest first. */
export interface WordPieces {
  /** Place of a piece in the vocabulary; the piece for what is unknown otherwise. */
  idOf: (piece: string) => number
  cut: (text: string) => number[]
}

const WORD = /\p{L}+|\p{N}|[^\s\p{L}\p{N}]/gu
const MARKS = /\p{M}/gu
const LONGEST_WORD = 40

export function createWordPieces(vocabulary: readonly string[]): WordPieces {
  const places = new Map(vocabulary.map((piece, at) => [piece, at]))
  const unknown = places.get('[UNK]') ?? 0
  const known = new Map<string, readonly number[]>()

  function cutWord(word: string): number[] {
    const pieces: number[] = []
    for (let start = 0; start < word.length;) {
      let end = word.length
      let found: number | undefined
      while (end > start && found === undefined) {
        const part = word.slice(start, end)
        found = places.get(start === 0 ? part : `##${part}`)
        if (found === undefined) end -= 1
      }
      if (found === undefined) return [unknown]
      pieces.push(found)
      start = end
    }
    return pieces
  }

  return {
    idOf: (piece) => places.get(piece) ?? unknown,
    cut(text) {
      const plain = text.normalize('NFD').replaceAll(MARKS, '').toLowerCase()
      return [...plain.matchAll(WORD)].flatMap(([word]) => {
        if (word.length > LONGEST_WORD) return [unknown]
        const before = known.get(word)
        if (before) return before
        const pieces = cutWord(word)
        if (known.size < 20_000) known.set(word, pieces)
        return pieces
      })
    },
  }
}
