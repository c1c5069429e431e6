const common = new Set(
  [
    'the and for with what that this from have how much many would does your you are can will about into than each when',
    'most least same usual usually without other more less over per not but was were its they them which who',
  ]
    .join(' ')
    .split(' '),
)

/** Words that say the same of somebody's money. */
const alike = new Map([
  ...['spend', 'spent', 'bill', 'cost'].map((word) => [word, 'expense'] as const),
  ...['earn', 'salary', 'wage'].map((word) => [word, 'income'] as const),
  ...['owe', 'ow', 'balance'].map((word) => [word, 'debt'] as const),
  ['paid', 'pay'],
  ['withheld', 'withhold'],
])

const stem = (word: string) => {
  const bare = word
    .replace(/ies$/, 'y')
    .replace(/s$/, '')
    .replace(/(?:ing|ment|ed)$/, '')
  return (alike.get(bare) ?? bare).replace(/e$/, '').slice(0, 7)
}

export const wordsOf = (text: string) =>
  new Set(
    (
      text
        .toLowerCase()
        .replaceAll(/\bpmi\b/g, 'mortgage insurance')
        .match(/[a-z]{3,}|\d{3,}[a-z]?/g) ?? []
    )
      .filter((word) => !common.has(word))
      .map(stem),
  )

/** Items by the words they share, rare ones first; those that share none are left out, the order of the list decides ties. */
export function nearest<Item>(
  items: readonly Item[],
  asked: ReadonlySet<string>,
  wordsAbout: (item: Item) => ReadonlySet<string>,
): Item[] {
  const shared = items.map((item) => ({ item, words: wordsAbout(item).intersection(asked) }))
  const often = new Map<string, number>()
  for (const { words } of shared) for (const word of words) often.set(word, (often.get(word) ?? 0) + 1)
  const weigh = (word: string) => Math.log(1 + items.length / (often.get(word) ?? 1))
  return shared
    .map(({ item, words }) => ({ item, score: [...words].reduce((sum, word) => sum + weigh(word), 0) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ item }) => item)
}
