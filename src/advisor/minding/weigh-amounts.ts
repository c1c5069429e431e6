/** What each amount of a message is in somebody's finances, as a small network of its own sees it: the judge. */
import { hideForeign } from '#advisor/understanding/foreign.ts'
import { isMoneyLike, readMessage } from '#advisor/understanding/reading/reading.ts'
import type { AmountDetail, HeardBesides, WeighedAmounts } from '#advisor/understanding/reading/weighed.ts'
import { roles } from '#advisor/understanding/roles.ts'
import { type ComposedAmounts, composeAmounts } from './compose-amounts.ts'
import { softmax } from './softmax.ts'
import type { WordPieces } from './word-pieces.ts'

/** What the judge says of a message. Plain data. */
export interface Judgement {
  /** For each piece: roles, then whether it is no age to stop working at, that age, or the years until then. */
  places: Float32Array
  /** For each piece: what it asks of a name, then what it is as a name. */
  pointers: Float32Array
  /** Risk, debts, savings. */
  said: Float32Array
}
export type Weigh = (ids: readonly number[]) => Promise<Judgement>

/** A message that leans on the one before it is short. */
const LONGEST_WITH_SAID = 400

const WIDTH = roles.length + 3
const POINTER = 48

export async function weighAmounts(
  message: string,
  said: string,
  pieces: WordPieces,
  weigh: Weigh,
): Promise<WeighedAmounts> {
  const reading = readMessage(hideForeign(message))
  const after = async (before: string) => {
    const composed = composeAmounts(reading, before, pieces)
    return readJudgement(composed, await weigh(composed.ids))
  }
  const leans = said.trim() !== '' && message.length <= LONGEST_WITH_SAID
  const leaning = leans ? await after(said) : null
  const alone = leaning && reading.amounts.length === 0 ? leaning : await after('')
  const { shares, details, besides } = leaning ?? alone
  return { text: reading.text, alone: alone.shares, after: shares, details, besides }
}

function readJudgement(composed: ComposedAmounts, { places, pointers, said }: Judgement) {
  const placed = [...composed.places].map(([amount, place]) => ({
    amount,
    place,
    scores: places.subarray(place * WIDTH, (place + 1) * WIDTH),
  }))
  const details = placed.map(({ amount, place, scores }): AmountDetail => {
    const [, stopsAt = 0, stopsIn = 0] = softmax(scores.subarray(roles.length))
    return {
      start: amount.start,
      names: namesOf(composed, place, pointFrom(pointers, place)),
      stopsAt,
      stopsIn,
    }
  })
  const shares = placed
    .filter(({ amount }) => isMoneyLike(amount))
    .map(({ amount, scores }) => ({
      start: amount.start,
      shares: softmax(scores.subarray(0, roles.length)),
    }))
  return { shares, details, besides: besidesIn(said) }
}

/** How much each piece is the name that one of them asks for. */
function pointFrom(pointers: Float32Array, from: number): Float32Array {
  const width = 2 * POINTER
  const asks = pointers.subarray(from * width, from * width + POINTER)
  return Float32Array.from({ length: pointers.length / width }, (_, to) => {
    const key = to * width + POINTER
    return asks.reduce((sum, x, at) => sum + x * (pointers[key + at] ?? 0), 0) / Math.sqrt(POINTER)
  })
}

/** Further names are too unlikely to be chosen. */
const MOST_NAMES = 12

/** Words, and numbers that are names, such as 401(k); the first place stands for no name. */
function namesOf({ places, starts }: ComposedAmounts, own: number, scores: Float32Array) {
  const whole = Math.log(scores.reduce((sum, score) => sum + Math.exp(score), 0))
  const accounts = new Map(
    [...places]
      .filter(([{ kind }]) => kind === 'account' || kind === 'identifier')
      .map(([{ start }, place]) => [place, start]),
  )
  return Array.from(scores, (score, place) => ({
    start: accounts.get(place) ?? starts[place] ?? -1,
    score: score - whole,
    isName: place === 0 || (place !== own && ((starts[place] ?? -1) >= 0 || accounts.has(place))),
  }))
    .filter(({ isName }) => isName)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MOST_NAMES)
    .map(({ start, score }) => ({ start, score }))
}

function besidesIn(said: Float32Array): HeardBesides {
  const [, low = 0, medium = 0, high = 0] = softmax(said.subarray(0, 4))
  const [, onlyDebts = 0, noDebts = 0] = softmax(said.subarray(4, 7))
  return { risk: { low, medium, high }, onlyDebts, noDebts, noSavings: softmax(said.subarray(7, 9))[1] ?? 0 }
}
