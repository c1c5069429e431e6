import { roles, type What } from '#advisor/actions/language.ts'
import { readProgram } from '#advisor/actions/program-words.ts'
import { findNamed, rankFor } from '#advisor/knowledge/find-topics.ts'
import { findTopic } from '#advisor/knowledge/topics/all-topics.ts'
import type { PlainDate } from '#finance/dates.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { recallThousands } from '#advisor/reading/recall-thousands.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { type Composed, compose, type Context } from './compose.ts'
import { buildContext, type Surroundings } from './context.ts'
import { cutToHear, withoutDenial } from './listen.ts'
import type { Action, Minded, MindedNumber, Reading } from './minded.ts'
import { nearestTopics, type TopicPlaces } from './nearest-topics.ts'
import { between, BY_ITSELF, standsAlone } from './stands-alone.ts'
import type { Sight } from './may-fill.ts'
import { resolveProgram } from './resolve-program.ts'
import { softmax } from './softmax.ts'
import { type Weigh, weighAmounts } from './weigh-amounts.ts'
import { createWordPieces } from './word-pieces.ts'
import type { Written } from './write-program.ts'

/** What the network was trained to say; the place in each list is the number it gives. */
export interface Labels {
  intents: readonly string[]
  /** Of the language of programs. */
  words: readonly string[]
  whats: readonly (What | '')[]
}

/** A message in pieces, as the network reads it. Plain data: it travels between threads. */
export interface Composition {
  ids: readonly number[]
  /** Where the message begins, after what is known. */
  spokenFrom: number
}

/** What is put to the network, with what a program may point at. Plain data. */
export interface Question {
  message: Composition
  writing: { places: Composed; sight: Sight; today: PlainDate }
}

/** What comes out of the network for one message. Plain data. */
export interface Answer {
  intents: Float32Array
  /** For each piece: roles, then whats. */
  places: Float32Array
  /** Programs, the likeliest first. */
  written: Written[]
}

export interface Network {
  labels: Labels
  vocabulary: readonly string[]
  topics: TopicPlaces
  read: (question: Question) => Promise<Answer>
  /** A vector that lies near the explanations that answer. */
  find: (message: Composition) => Promise<Float32Array>
  /** How likely a message is a cry for help, by its parts: 0 to 1. */
  hear: (parts: readonly (readonly number[])[]) => Promise<number>
  /** What the amounts of a message are. */
  weigh: Weigh
}

const FEW_TOPICS = 3
const FEW_INTENTS = 8

const NOTHING_BEFORE: Context = { sums: [], rows: [], heard: [], topic: null, said: null }

const sigmoid = (x: number) => 1 / (1 + Math.exp(-x))

const placeOfMost = (chances: readonly number[]) => chances.indexOf(Math.max(...chances))

/** From this on a sum is believed without a second look. */
const SURE = 0.75
/** 'Should i refinance my car' names a sum and nothing to make it of. */
const hasGrounds = ({ inputs, from }: Action, numbers: readonly unknown[]) =>
  inputs.length > 0 || from !== null || numbers.length > 0
const isSureSum = ([first]: readonly Reading[], numbers: readonly unknown[]) =>
  first !== undefined &&
  first.score >= SURE &&
  first.actions.length > 0 &&
  first.actions.every((action) => findSum(action.intent) !== null && hasGrounds(action, numbers))

/** Below this a reading is a guess, and what lies near in meaning is worth a look. */
const GUESSED = 0.35

/** Whether something is to be said in words: asked, or told without an amount, or not understood. */
const wantsWords = ([first]: readonly Reading[], numbers: readonly unknown[]) =>
  numbers.length === 0 ||
  (first?.score ?? 0) < GUESSED ||
  (first?.actions.some(({ intent }) => intent === 'know' || intent === 'next') ?? false)

/** From this on an explanation that lies near to a message in its place is the one that was meant. */
const FOUND = 0.46

/** What is surely felt, and thanks and goodbyes, are answered in words of their own wherever they stand. */
const hasOwnWords = ([first]: readonly Reading[]) =>
  first !== undefined &&
  first.score >= SURE &&
  first.actions.length > 0 &&
  first.actions.every(({ intent }) => intent.startsWith('hear:') || /^social:(?:thanks|bye)$/.test(intent))

/** What an explanation is looked for with. */
interface Asked {
  text: string
  numbers: readonly SaidNumber[]
  message: Composition
  readings: readonly Reading[]
  /** The title of what was explained last. */
  last: string | null
}

type Found = Pick<Minded, 'topics' | 'byItself'>

/** As the finder has learnt to see it. */
const withoutDetails = (context: Context): Context => ({
  ...context,
  sums: context.sums.map(({ kind, figures, missing }) => ({
    kind,
    figures: figures.map(({ name, unit }) => ({ name, unit })),
    missing,
  })),
  rows: context.rows.map(({ class: of, name }) => ({ class: of, name })),
})

export type ReadMind = (text: string, surroundings: Surroundings) => Promise<Minded>

/** Reads messages with a trained network. */
export function createMind(network: Network): ReadMind {
  const { labels, vocabulary, topics } = network
  const pieces = createWordPieces(vocabulary)
  const separator = pieces.idOf('[SEP]')
  const width = roles.length + labels.whats.length

  const asPut = ({ ids }: Composed): Composition => ({ ids, spokenFrom: ids.indexOf(separator) })

  return async (text, surroundings) => {
    const numbers = recallThousands(text, readNumbers(text, surroundings.snapshot.today), surroundings.heard)
    const { context, rows, sums } = buildContext(text, surroundings)
    const composed = compose(text, numbers, context, pieces)
    const message = asPut(composed)
    const sight = { numbers, heard: context.heard, rows, shown: context.sums }
    /** What explains is found by the message and what was made, without the words and sizes of earlier sums. */
    const aboutTopics = () => asPut(compose(text, numbers, withoutDetails(context), pieces))
    const out = await network.read({
      message,
      writing: { places: composed, sight, today: surroundings.snapshot.today },
    })
    const readings = out.written.map(({ steps, score }) => ({
      actions: resolveProgram(readProgram(steps), { ...sight, sums }),
      score,
    }))
    // A sum that is sure needs no explanation, and none is looked for. The listener runs while others are put in order.
    const [found, cry, amounts] = await Promise.all([
      isSureSum(readings, numbers)
        ? { topics: findNamed(text) }
        : findTopics({ text, numbers, message: aboutTopics(), readings, last: surroundings.topic }),
      hear(text),
      surroundings.isPart ? undefined : weighAmounts(text, surroundings.said, pieces, network.weigh),
    ])
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
      ...found,
      isCut: composed.isCut,
      cry,
      ...(amounts && { amounts }),
    }
  }

  /** Where nothing is said beside a denial there is nothing to hear. */
  async function hear(text: string): Promise<number> {
    const said = withoutDenial(text)
    return /\p{L}/u.test(said) ? network.hear(cutToHear(said, pieces)) : 0
  }

  async function findTopics({ text, numbers, message, readings, last }: Asked): Promise<Found> {
    // What needs no answer is worked out while the network runs.
    const finding = network.find(message)
    const inOrder = rankFor(text)
    const rank = (vector: Float32Array, isAsked: boolean) =>
      inOrder(nearestTopics(vector, topics, isAsked)).slice(0, FEW_TOPICS)
    const isWanted = wantsWords(readings, numbers)
    const { ids } = compose(text, numbers, NOTHING_BEFORE, pieces)
    const amongTheRest = await finding
    const isFirst = ids.length === message.ids.length
    const isAlone = !isFirst && standsAlone(text)
    const near = isAlone ? [] : rank(amongTheRest, isWanted)
    // 'What about health insurance' leans so much on what was explained last that its own words must be heard, too.
    const isNews = near[0] !== undefined && findTopic(near[0].id)?.title !== last
    const isPlaced = ((near[0]?.score ?? 0) >= FOUND && isNews) || (!isFirst && hasOwnWords(readings))
    if (!isAlone && isPlaced) return { topics: near }
    const alone = isFirst ? amongTheRest : await network.find({ ids, spokenFrom: ids.indexOf(separator) })
    // A message that points at nothing before it is placed by its own words, too.
    const placed = isAlone ? rank(between(amongTheRest, alone, BY_ITSELF), isWanted) : near
    return { topics: placed, byItself: rank(alone, true) }
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
