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

let table: { wordings: readonly Wording[]; weights: ReadonlyMap<string, number> } | null = null

/** Rare words tell more: 'cobra' finds its topic, 'what' none. */
function load() {
  if (table) return table
  const asked = allTopics.flatMap(({ id, title, asked: ways }) =>
    [title, ...ways].map((words) => ({ id, words: wordsOf(words) })),
  )
  const topics = new Map<string, Set<string>>()
  for (const { id, words } of asked)
    for (const word of words) topics.set(word, (topics.get(word) ?? new Set()).add(id))
  const weights = new Map(
    Array.from(topics, ([word, ids]) => [word, Math.log(1 + allTopics.length / ids.size)]),
  )
  const weigh = (words: ReadonlySet<string>) =>
    [...words].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0)
  table = { weights, wordings: asked.map((one) => ({ ...one, weight: weigh(one.words) })) }
  return table
}

/** How much of the telling words of a message each topic's wordings share, from 0 to 1. */
function shareWords(text: string): Map<string, number> {
  const { wordings, weights } = load()
  const said = wordsOf(text)
  const whole = [...said].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0)
  const found = new Map<string, number>()
  for (const { id, words, weight } of wordings) {
    let shared = 0
    for (const word of words) if (said.has(word)) shared += weights.get(word) ?? 0
    const score = whole + weight === 0 ? 0 : (2 * shared) / (whole + weight)
    if (score > (found.get(id) ?? 0)) found.set(id, score)
  }
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
