import { roles, type What } from '#advisor/actions/language.ts'
import { readProgram } from '#advisor/actions/program-words.ts'
import { rankTopics } from '#advisor/knowledge/find-topics.ts'
import { allTopics } from '#advisor/knowledge/topics/all-topics.ts'
import type { PlainDate } from '#finance/dates.ts'
import { readNumbers, type SaidNumber } from '#advisor/reading/numbers.ts'
import { recallThousands } from '#advisor/reading/recall-thousands.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { type Composed, compose, type Context, spell } from './compose.ts'
import { buildContext, type Surroundings } from './context.ts'
import type { Minded, MindedNumber, Reading } from './minded.ts'
import { nearestTopics, type TopicVectors } from './nearest-topics.ts'
import type { Sight } from './may-fill.ts'
import { resolveProgram } from './resolve-program.ts'
import { createWordPieces } from './word-pieces.ts'
import type { Written } from './write-program.ts'

/** What the network was trained to say; the place in each list is the number it gives. */
export interface Labels {
  intents: readonly string[]
  /** Of the language of programs. */
  words: readonly string[]
  whats: readonly (What | '')[]
}

/** What is put to the network. Plain data: it travels between threads. */
export interface Question {
  ids: readonly number[]
  /** Where the message begins, after what is known. */
  spokenFrom: number
  /** What a program may point at; null where none is to be written. */
  writing: { places: Composed; sight: Sight; today: PlainDate } | null
}

/** What comes out of the network for one message. Plain data. */
export interface Answer {
  intents: Float32Array
  /** For each piece: roles, then whats. */
  places: Float32Array
  vector: Float32Array
  /** Programs, the likeliest first. */
  written: Written[]
}

export interface Network {
  labels: Labels
  vocabulary: readonly string[]
  topics: TopicVectors | null
  read: (question: Question) => Promise<Answer>
}

const noContext: Context = { sums: [], rows: [], heard: [], topic: null, said: null }
const FEW_TOPICS = 3
const FEW_INTENTS = 8

const sigmoid = (x: number) => 1 / (1 + Math.exp(-x))

function softmax(values: Float32Array): number[] {
  const most = Math.max(...values)
  const powers = Array.from(values, (value) => Math.exp(value - most))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}

const placeOfMost = (chances: readonly number[]) => chances.indexOf(Math.max(...chances))

/** From this on a sum is believed without a second look. */
const SURE = 0.75
/** What an explanation that was found together with the subject counts beside one found by the message alone. */
const LEANING = 0.9
const SHORT = 10

const isSureSum = ([first]: readonly Reading[]) =>
  first !== undefined &&
  first.score >= SURE &&
  first.actions.length > 0 &&
  first.actions.every(({ intent }) => findSum(intent) !== null)

/** 'Do I get any of it back?' */
const leansOnMore = (text: string) =>
  text.split(/\s+/).length <= SHORT || /\b(?:it|that|this|those|them|they|one|he|she)\b/i.test(text)

export type ReadMind = (text: string, surroundings: Surroundings) => Promise<Minded>

/** Reads messages with a trained network. */
export function createMind(network: Network): ReadMind {
  const { labels, vocabulary, topics } = network
  const pieces = createWordPieces(vocabulary)
  const separator = pieces.idOf('[SEP]')
  const width = roles.length + labels.whats.length

  return async (text, surroundings) => {
    const numbers = recallThousands(text, readNumbers(text), surroundings.heard)
    const { context, rows, sums } = buildContext(text, surroundings)
    const composed = compose(text, numbers, context, pieces)
    const { ids } = composed
    const sight = { numbers, heard: context.heard, rows, shown: context.sums }
    const out = await network.read({
      ids,
      spokenFrom: ids.indexOf(separator),
      writing: { places: composed, sight, today: surroundings.snapshot.today },
    })
    const readings = out.written.map(({ steps, score }) => ({
      actions: resolveProgram(readProgram(steps), { ...sight, sums }),
      score,
    }))
    return {
      readings,
      intents: Array.from(out.intents, (x, place) => ({
        name: labels.intents[place] ?? '',
        score: sigmoid(x),
      }))
        .toSorted((a, b) => b.score - a.score)
        .slice(0, FEW_INTENTS),
      numbers: composed.numbers.flatMap((place, i) => {
        const number = numbers[i]
        return number ? [judge(number, out.places.subarray(place * width, (place + 1) * width))] : []
      }),
      // A sum that is sure needs no explanation, and none is looked for.
      topics: isSureSum(readings) ? [] : await findTopics(text, surroundings),
      isCut: composed.isCut,
    }
  }

  /** Explanations by nearness; of a message that leans on what came before also together with that. */
  async function findTopics(text: string, { topic, sums }: Surroundings) {
    if (!topics) return []
    const best = new Map<string, number>()
    const add = (found: readonly { id: string; score: number }[], weight: number) => {
      for (const { id, score } of found) best.set(id, Math.max(best.get(id) ?? 0, score * weight))
    }
    add(await near(text, topics), 1)
    const subject = topic ?? spell(sums.at(-1)?.kind ?? '')
    if (subject !== '' && leansOnMore(text)) {
      // What was explained just now is in those words anyway.
      const last = allTopics.find(({ title }) => title === topic)?.id
      const found = await near(`${subject}. ${text}`, topics)
      add(
        found.filter(({ id }) => id !== last),
        LEANING,
      )
    }
    return Array.from(best, ([id, score]) => ({ id, score }))
      .toSorted((a, b) => b.score - a.score)
      .slice(0, FEW_TOPICS)
  }

  /** Explanations were learnt by their wordings alone: what is known beside a message would lead away from them. */
  async function near(words: string, vectors: TopicVectors) {
    const { ids } = compose(words, readNumbers(words), noContext, pieces)
    const { vector } = await network.read({ ids, spokenFrom: 1, writing: null })
    return rankTopics(words, nearestTopics(vector, vectors))
  }

  function judge(number: SaidNumber, place: Float32Array): MindedNumber {
    const role = softmax(place.subarray(0, roles.length))
    const what = softmax(place.subarray(roles.length))
    return {
      ...number,
      role: roles[placeOfMost(role)] ?? 'C',
      own: role[0] ?? 0,
      what: labels.whats[placeOfMost(what)] || null,
      sure: Math.max(...what),
    }
  }
}
