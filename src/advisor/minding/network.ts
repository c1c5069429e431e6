import { roles, type Role, type What } from '#advisor/actions/language.ts'
import { rankTopics } from '#advisor/knowledge/find-topics.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { buildContext, type Surroundings } from './context.ts'
import { compose } from './compose.ts'
import type { Minded, MindedNumber, Operation } from './minded.ts'
import { createWordPieces } from './word-pieces.ts'

/** What the network was trained to say; the place in each list is the number it gives. */
export interface Labels {
  intents: readonly string[]
  slots: readonly string[]
  results: readonly string[]
  ops: readonly Operation[]
  whats: readonly (What | '')[]
}

/** What comes out of the network for one message, as plain numbers. */
export interface Output {
  intents: Float32Array
  result: Float32Array
  /** For each piece: roles, slots, operations, whats, slots of rows, uses of sums, slots of figures. */
  places: Float32Array
  vector: Float32Array
}

export type RunNetwork = (ids: readonly number[], spokenFrom: number) => Promise<Output>

export interface TopicVectors {
  /** The topic of each wording. */
  ids: readonly string[]
  /** One row of `width` for each wording, of length one. */
  vectors: Float32Array
  width: number
}

export interface Network {
  labels: Labels
  vocabulary: readonly string[]
  topics: TopicVectors | null
  run: RunNetwork
}

const uses = [null, 'from', 'about'] as const
const SURE_ENOUGH = 0.5
/** Below this nothing was understood. */
const LEAST = 0.01
const FEW = 3
/** Topics whose words are compared, too. */
const MOST_NEAR = 80
/** Slots that a number may fill where nothing likelier does. */
const POSSIBLE = 0.004

const sigmoid = (x: number) => 1 / (1 + Math.exp(-x))

function softmax(values: Float32Array): number[] {
  const most = Math.max(...values)
  const powers = Array.from(values, (value) => Math.exp(value - most))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}

const best = (chances: readonly number[]) => {
  let place = 0
  for (const [at, chance] of chances.entries()) if (chance > (chances[place] ?? 0)) place = at
  return { place, score: chances[place] ?? 0 }
}

export type ReadMind = (text: string, surroundings: Surroundings) => Promise<Minded>

/** Reads messages with a trained network. */
export function createMind({ labels, vocabulary, topics, run }: Network): ReadMind {
  const pieces = createWordPieces(vocabulary)
  const separator = pieces.idOf('[SEP]')
  const sizes = [
    roles.length,
    labels.slots.length,
    labels.ops.length,
    labels.whats.length,
    labels.slots.length,
    uses.length,
    labels.slots.length,
  ]
  const starts = sizes.map((_, at) => sizes.slice(0, at).reduce((sum, size) => sum + size, 0))
  const width = sizes.reduce((sum, size) => sum + size, 0)

  return async (text, surroundings) => {
    const numbers = readNumbers(text)
    const { context, rows, sums } = buildContext(text, surroundings)
    const composed = compose(text, numbers, context, pieces)
    const out = await run(composed.ids, composed.ids.indexOf(separator))
    const at = (place: number, head: number) => {
      const start = place * width + (starts[head] ?? 0)
      return softmax(out.places.subarray(start, start + (sizes[head] ?? 0)))
    }
    const slotAt = (place: number, head: number) => {
      const { place: slot, score } = best(at(place, head))
      return { slot: labels.slots[slot] ?? '', score }
    }
    const scores = Array.from(out.intents, sigmoid)
    const ranked = scores
      .map((score, place) => ({ name: labels.intents[place] ?? '', score }))
      .toSorted((a, b) => b.score - a.score)
    const sure = ranked.filter(({ score }) => score >= SURE_ENOUGH)
    const intents = sure.length > 0 ? sure : ranked.slice(0, 1).filter(({ score }) => score >= LEAST)
    const wanted = best(softmax(out.result))
    return {
      intents,
      others: ranked.slice(intents.length, intents.length + FEW),
      numbers: composed.numbers.flatMap((place, i) => {
        const number = numbers[i]
        return number ? [mindNumber(number, place)] : []
      }),
      rows: composed.rows.flatMap((place, i) => {
        const row = rows[i]
        const { slot, score } = slotAt(place, 4)
        return row && slot !== '' ? [{ row, slot, score }] : []
      }),
      sums: composed.sums.flatMap((place, i) => {
        const sum = sums[i]
        const { place: kind, score } = best(at(place, 5))
        const use = uses[kind]
        return sum && use ? [{ id: sum.id, use, score }] : []
      }),
      figures: composed.figures.flatMap((places, i) =>
        places.flatMap((place, figure) => {
          const sum = sums[i]
          const name = context.sums[i]?.figures[figure]?.name
          const { slot, score } = slotAt(place, 6)
          return sum && name !== undefined && slot !== '' ? [{ sum: sum.id, name, slot, score }] : []
        }),
      ),
      result: (labels.results[wanted.place] ?? '') || null,
      topics: topics ? rankTopics(text, nearest(out.vector, topics)).slice(0, FEW) : [],
      isCut: composed.isCut,
    }

    function mindNumber(number: ReturnType<typeof readNumbers>[number], place: number): MindedNumber {
      const role = at(place, 0)
      const slots = at(place, 1)
        .map((score, slot) => ({ slot: labels.slots[slot] ?? '', score }))
        .filter(({ score }) => score > POSSIBLE)
        .toSorted((a, b) => b.score - a.score)
        .slice(0, 12)
      return {
        ...number,
        role: roles[best(role).place] ?? ('C' satisfies Role),
        own: role[0] ?? 0,
        slots,
        operation: labels.ops[best(at(place, 2)).place] ?? 'set',
        what: labels.whats[best(at(place, 3)).place] || null,
      }
    }
  }
}

/** The topics whose wordings lie nearest, each once. */
function nearest(vector: Float32Array, { ids, vectors, width }: TopicVectors) {
  const found = new Map<string, number>()
  for (const [row, id] of ids.entries()) {
    let product = 0
    for (let i = 0; i < width; i += 1) product += (vector[i] ?? 0) * (vectors[row * width + i] ?? 0)
    if (product > (found.get(id) ?? -1)) found.set(id, product)
  }
  return Array.from(found, ([id, score]) => ({ id, score }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_NEAR)
}
