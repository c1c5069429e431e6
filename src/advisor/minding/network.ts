import { roles, type What } from '#advisor/actions/language.ts'
import { readProgram } from '#advisor/actions/program-words.ts'
import { rankTopics } from '#advisor/knowledge/find-topics.ts'
import type { PlainDate } from '#finance/dates.ts'
import { readNumbers, type SaidNumber } from '#advisor/reading/numbers.ts'
import { recallThousands } from '#advisor/reading/recall-thousands.ts'
import { type Composed, compose, type Context } from './compose.ts'
import { buildContext, type Surroundings } from './context.ts'
import type { Minded, MindedNumber } from './minded.ts'
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

const noContext: Context = { sums: [], rows: [], heard: [], topic: null }
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

export type ReadMind = (text: string, surroundings: Surroundings) => Promise<Minded>

/** Reads messages with a trained network. */
export function createMind(network: Network): ReadMind {
  const { labels, vocabulary, topics } = network
  const pieces = createWordPieces(vocabulary)
  const separator = pieces.idOf('[SEP]')
  const width = roles.length + labels.whats.length

  return async (text, surroundings) => {
    const numbers = recallThousands(readNumbers(text), surroundings.heard)
    const { context, rows, sums } = buildContext(text, surroundings)
    const composed = compose(text, numbers, context, pieces)
    const sight = { numbers, heard: context.heard, rows, sums, shown: context.sums }
    const { numbers: said, heard, rows: lists, shown } = sight
    const out = await network.read({
      ids: composed.ids,
      spokenFrom: composed.ids.indexOf(separator),
      writing: {
        places: composed,
        sight: { numbers: said, heard, rows: lists, shown },
        today: surroundings.snapshot.today,
      },
    })
    // Explanations were learnt by their wordings alone: what is known beside a message would lead away from them.
    const alone = compose(text, numbers, noContext, pieces).ids
    const isAlone = alone.length === composed.ids.length
    const meaning = isAlone ? out : await network.read({ ids: alone, spokenFrom: 1, writing: null })
    return {
      readings: out.written.map(({ steps, score }) => ({
        actions: resolveProgram(readProgram(steps), sight),
        score,
      })),
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
      topics: topics ? rankTopics(text, nearestTopics(meaning.vector, topics)).slice(0, FEW_TOPICS) : [],
      isCut: composed.isCut,
    }
  }

  function judge(number: SaidNumber, place: Float32Array): MindedNumber {
    const role = softmax(place.subarray(0, roles.length))
    const what = softmax(place.subarray(roles.length))
    return {
      ...number,
      role: roles[placeOfMost(role)] ?? 'C',
      own: role[0] ?? 0,
      what: labels.whats[placeOfMost(what)] || null,
    }
  }
}
