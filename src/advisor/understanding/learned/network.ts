import { findFact, makeFactTable } from './fact-table.ts'

/** A network with one hidden layer, as eval/training packs it. */
export interface PackedNetwork {
  classes: readonly string[]
  /** The facts, one on a line, in the order of their weights. */
  facts: string
  /** What a weight of one unit is worth. */
  unit: number
  /** A signed byte for each fact and hidden cell, in base64. */
  weights: string
  /** Where each hidden cell starts from. */
  starts: readonly number[]
  /** For each class where it starts from, and what each hidden cell adds to it. */
  outputs: readonly (readonly number[])[]
}

/** Says for each class what the facts that hold for something speak for. */
export interface Network {
  classes: readonly string[]
  /** A score for each class; higher is likelier. */
  score(facts: readonly string[]): Float64Array
}

/** Many facts say little more than some: their sum grows with the root of their number. */
export const gain = (count: number) => 4 / Math.sqrt(count + 1)

type Header = Pick<PackedNetwork, 'classes' | 'unit' | 'starts' | 'outputs'> & { count: number }

const toWords = (bytes: number) => Math.ceil(bytes / 4)

/** A network as it lies beside the bundle and in memory: its header, the hashes of its facts, and their weights. */
export function writeNetwork({ facts, weights, ...rest }: PackedNetwork): Uint8Array<ArrayBuffer> {
  const { first, second, order } = makeFactTable(facts.split('\n'))
  const [count, width] = [order.length, rest.starts.length]
  const bytes = Uint8Array.fromBase64(weights)
  if (count * width !== bytes.length) throw new Error('Each fact needs a row of weights.')
  const header: Header = { ...rest, count }
  const start = new TextEncoder().encode(JSON.stringify(header))
  const file = new Uint32Array(1 + toWords(start.length) + 2 * count + toWords(bytes.length))
  const all = new Uint8Array(file.buffer)
  file[0] = start.length
  all.set(start, 4)
  file.set(first, 1 + toWords(start.length))
  file.set(second, 1 + toWords(start.length) + count)
  const rows = all.subarray((1 + toWords(start.length) + 2 * count) * 4)
  for (const [at, from] of order.entries())
    rows.set(bytes.subarray(from * width, (from + 1) * width), at * width)
  return all
}

export const createNetwork = (packed: PackedNetwork): Network => readNetwork(writeNetwork(packed))

/** What `writeNetwork` wrote; it must begin at a whole word. */
export function readNetwork({ buffer, byteOffset }: Uint8Array<ArrayBuffer>): Network {
  const [length = 0] = new Uint32Array(buffer, byteOffset, 1)
  const header = new TextDecoder().decode(new Uint8Array(buffer, byteOffset + 4, length))
  const { classes, unit, starts, outputs, count } = JSON.parse(header) as Header
  const hashes = byteOffset + 4 + toWords(length) * 4
  const first = new Uint32Array(buffer, hashes, count)
  const table = { first, second: new Uint32Array(buffer, hashes + count * 4, count) }
  const bytes = new Int8Array(buffer, hashes + count * 8)
  const width = starts.length
  const adds = Float64Array.from(outputs.flat())
  return {
    classes,
    score(seen) {
      const hidden = new Float64Array(width)
      let known = 0
      for (const fact of seen) {
        const place = findFact(table, fact)
        if (place < 0) continue
        const row = place * width
        known += 1
        for (let at = 0; at < width; at += 1) hidden[at] = (hidden[at] ?? 0) + (bytes[row + at] ?? 0)
      }
      const times = unit * gain(known)
      for (let at = 0; at < width; at += 1)
        hidden[at] = Math.max(0, (hidden[at] ?? 0) * times + (starts[at] ?? 0))
      const scores = new Float64Array(classes.length)
      for (let one = 0; one < scores.length; one += 1) {
        const from = one * (width + 1)
        let score = adds[from] ?? 0
        for (let at = 0; at < width; at += 1) score += (adds[from + 1 + at] ?? 0) * (hidden[at] ?? 0)
        scores[one] = score
      }
      return scores
    },
  }
}

/** Scores as shares of one. */
export function sharesOf(scores: Float64Array): Float64Array {
  const top = Math.max(...scores)
  const total = scores.reduce((sum, score) => sum + Math.exp(score - top), 0)
  return scores.map((score) => Math.exp(score - top) / total)
}
