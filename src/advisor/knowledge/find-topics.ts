import { allTopics } from './topics/all-topics.ts'

const wordsOf = (text: string) =>
  new Set(
    (text.toLowerCase().match(/[a-z]{2,}|\d{3,}/g) ?? []).map((word) =>
      word.length > 4 ? word.replace(/(?:ing|ies|es|s|ed)$/, '') : word,
    ),
  )

interface Wording {
  id: string
  words: ReadonlySet<string>
  weight: number
}

interface Table {
  wordings: readonly Wording[]
  weights: ReadonlyMap<string, number>
  /** The wordings that hold a word, by their place: a message meets only those it shares a word with. */
  holders: ReadonlyMap<string, readonly number[]>
}

let table: Table | null = null

/** Rare words tell more: 'cobra' finds its topic, 'what' none. */
function load(): Table {
  if (table) return table
  const asked = allTopics.flatMap(({ id, title, asked: ways }) =>
    [title, ...ways].map((words) => ({ id, words: wordsOf(words) })),
  )
  const topics = new Map<string, Set<string>>()
  const holders = new Map<string, number[]>()
  for (const [at, { id, words }] of asked.entries()) {
    for (const word of words) {
      topics.set(word, (topics.get(word) ?? new Set()).add(id))
      const places = holders.get(word)
      if (places) places.push(at)
      else holders.set(word, [at])
    }
  }
  const weights = new Map(
    Array.from(topics, ([word, ids]) => [word, Math.log(1 + allTopics.length / ids.size)]),
  )
  const weigh = (words: ReadonlySet<string>) =>
    [...words].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0)
  table = { weights, holders, wordings: asked.map((one) => ({ ...one, weight: weigh(one.words) })) }
  return table
}

/** How much of the telling words of a message each topic's wordings share, from 0 to 1. */
function shareWords(text: string): Map<string, number> {
  const { wordings, weights, holders } = load()
  const shared = new Float64Array(wordings.length)
  let whole = 0
  for (const word of wordsOf(text)) {
    const weight = weights.get(word) ?? 0
    whole += weight
    for (const at of holders.get(word) ?? []) shared[at] = (shared[at] ?? 0) + weight
  }
  const found = new Map<string, number>()
  shared.forEach((both, at) => {
    const wording = both > 0 ? wordings[at] : undefined
    if (!wording) return
    const score = (2 * both) / (whole + wording.weight)
    if (score > (found.get(wording.id) ?? 0)) found.set(wording.id, score)
  })
  return found
}

/** Topics by meaning and by their telling words together, the nearest first. */
export function rankTopics(
  text: string,
  byMeaning: readonly { id: string; score: number }[],
): { id: string; score: number }[] {
  const byWords = shareWords(text)
  return byMeaning
    .map(({ id, score }) => ({ id, score: (score + (byWords.get(id) ?? 0)) / 2 }))
    .toSorted((a, b) => b.score - a.score)
}
