import { allRemarks } from './remarks/all-remarks.ts'
import { allTopics } from './topics/all-topics.ts'

const entries = [...allTopics, ...allRemarks]

const wordsOf = (text: string) =>
  new Set(
    (text.toLowerCase().match(/[a-z]{2,}|\d{3,}/g) ?? []).map((word) =>
      word.length > 4 ? word.replace(/(?:ing|ies|es|s|ed)$/, '') : word,
    ),
  )

/** All wordings in a row, by their place in it: plain arrays, as every message is held against all of them. */
interface Table {
  weights: ReadonlyMap<string, number>
  /** The wordings that hold a word. */
  holders: ReadonlyMap<string, readonly number[]>
  /** What the words of each wording weigh together. */
  whole: Float64Array
  /** The topic of each wording, by its place among all topics. */
  topicOf: Int32Array
}

let table: Table | null = null

/** Rare words tell more: 'cobra' finds its topic, 'what' none. */
function load(): Table {
  if (table) return table
  const asked = entries.flatMap(({ title, asked: ways }, topic) =>
    [title, ...ways].map((words) => ({ topic, words: wordsOf(words) })),
  )
  const topics = new Map<string, Set<number>>()
  const holders = new Map<string, number[]>()
  for (const [at, { topic, words }] of asked.entries()) {
    for (const word of words) {
      topics.set(word, (topics.get(word) ?? new Set()).add(topic))
      const places = holders.get(word)
      if (places) places.push(at)
      else holders.set(word, [at])
    }
  }
  const weights = new Map(
    Array.from(topics, ([word, those]) => [word, Math.log(1 + entries.length / those.size)]),
  )
  const weigh = (words: ReadonlySet<string>) =>
    [...words].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0)
  table = {
    weights,
    holders,
    whole: Float64Array.from(asked, ({ words }) => weigh(words)),
    topicOf: Int32Array.from(asked, ({ topic }) => topic),
  }
  return table
}

/** The place of each topic among all. */
const placeOf = new Map(entries.map(({ id }, place) => [id, place]))

/** How much of the telling words of a message each topic's wordings share, from 0 to 1, by its place among all. */
function shareWords(text: string): Float64Array {
  const { weights, holders, whole, topicOf } = load()
  const shared = new Float64Array(whole.length)
  let said = 0
  for (const word of wordsOf(text)) {
    const weight = weights.get(word) ?? 0
    said += weight
    for (const at of holders.get(word) ?? []) shared[at] = (shared[at] ?? 0) + weight
  }
  const best = new Float64Array(entries.length)
  for (let at = 0; at < shared.length; at += 1) {
    const both = shared[at] ?? 0
    const topic = topicOf[at] ?? 0
    const score = both === 0 ? 0 : (2 * both) / (said + (whole[at] ?? 0))
    if (score > (best[topic] ?? 0)) best[topic] = score
  }
  return best
}

/** A word that so few topics have names its subject: 'hdhp', 'crypto'. */
const FEW_HOLDERS = 8

/** Whether a message has a word that names the subject of this topic, and hardly any other. */
export function namesTopic(text: string, id: string): boolean {
  const { holders, topicOf } = load()
  return [...wordsOf(text)].some((word) => {
    const ids = new Set((holders.get(word) ?? []).map((at) => entries[topicOf[at] ?? 0]?.id))
    return ids.size <= FEW_HOLDERS && ids.has(id)
  })
}

/** What shared words count; the rest is the chance that it is meant. */
const WORDS = 0.23

/** '1031 exchanges' */
const BY_NUMBER = /^\d{4}\b/
/** Fewer shared words do not name it. */
const NAMED = 0.3

interface Near {
  id: string
  score: number
}

/** As sure is what a message names beyond doubt. */
export const BEYOND_DOUBT = 0.9
const namedEntries = entries.filter(({ named }) => named !== undefined)

/** What a message names beyond doubt, in the order of the entries. */
export const findNamed = (text: string): Near[] =>
  namedEntries.flatMap(({ id, named }) => (named?.test(text) ? [{ id, score: BEYOND_DOUBT }] : []))

const surest = (one: Near, near: readonly Near[]) =>
  near.find(({ id, score }) => id === one.id && score > one.score) ?? one

/**
 * Puts topics in order: first what is named beyond doubt, then by meaning and by their telling words together. The words
 * are held once.
 */
export function rankFor(text: string): (byMeaning: readonly Near[]) => Near[] {
  const surely = findNamed(text)
  const isNamed = ({ id }: Near) => surely.some((one) => one.id === id)
  const byWords = shareWords(text)
  const shareOf = (id: string) => byWords[placeOf.get(id) ?? -1] ?? 0
  const hasNumber = /\d/.test(text)
  // To the network any number is near an explanation that has a number for its name.
  const isByNumber = ({ id }: Near) =>
    hasNumber && shareOf(id) < NAMED && BY_NUMBER.test(entries[placeOf.get(id) ?? -1]?.title ?? '')
  return (byMeaning) => {
    const near = byMeaning
      .filter((one) => !isByNumber(one))
      .map(({ id, score }) => ({ id, score: (1 - WORDS) * score + WORDS * shareOf(id) }))
    const others = near.filter((one) => !isNamed(one))
    const named = byMeaning.length === 0 ? [] : surely.map((one) => surest(one, near))
    return [...named, ...others].toSorted((a, b) => b.score - a.score)
  }
}
