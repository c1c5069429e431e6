import { gain, type PackedNetwork } from '#advisor/understanding/learned/network.ts'
import type { Random } from './descend.ts'

/** Cells that are left out of each example's turn, so that none relies on another. */
const RESTING = 0.3

/** What a network made of some facts, kept for learning from its errors. */
export interface Run {
  facts: Int32Array
  hidden: Float32Array
  scores: Float64Array
}

/** A network with one hidden layer over sparse facts. Weights move less the more often they were wrong (AdaGrad). */
export function createLearner(facts: number, cells: number, width: number, random: Random) {
  const rows = createWeights(facts * cells, () => (random() - 0.5) * 0.2)
  const starts = createWeights(cells, () => 0)
  const outputs = createWeights(width * (cells + 1), () => (random() - 0.5) * 0.5)
  const stride = cells + 1

  function run(seen: Int32Array): Run {
    const hidden = new Float32Array(cells)
    for (const fact of seen)
      for (let at = 0; at < cells; at += 1)
        hidden[at] = (hidden[at] ?? 0) + (rows.values[fact * cells + at] ?? 0)
    const times = gain(seen.length)
    for (let at = 0; at < cells; at += 1) {
      const value = Math.max(0, (hidden[at] ?? 0) * times + (starts.values[at] ?? 0))
      hidden[at] = random() < RESTING ? 0 : value / (1 - RESTING)
    }
    const scores = new Float64Array(width)
    for (let one = 0; one < width; one += 1) {
      let score = outputs.values[one * stride] ?? 0
      for (let at = 0; at < cells; at += 1)
        score += (outputs.values[one * stride + 1 + at] ?? 0) * (hidden[at] ?? 0)
      scores[one] = score
    }
    return { facts: seen, hidden, scores }
  }

  /** Moves every weight that had a part in the errors. */
  function learn({ facts: seen, hidden }: Run, errors: Float64Array, rate: number) {
    const blame = new Float32Array(cells)
    for (let one = 0; one < width; one += 1) {
      const error = errors[one] ?? 0
      outputs.move(one * stride, error, rate)
      for (let at = 0; at < cells; at += 1) {
        const active = hidden[at] ?? 0
        if (active === 0) continue
        blame[at] = (blame[at] ?? 0) + (outputs.values[one * stride + 1 + at] ?? 0) * error
        outputs.move(one * stride + 1 + at, error * active, rate)
      }
    }
    const times = gain(seen.length)
    for (let at = 0; at < cells; at += 1) {
      const error = (blame[at] ?? 0) / (1 - RESTING)
      if (error === 0) continue
      starts.move(at, error, rate)
      for (const fact of seen) rows.move(fact * cells + at, error * times, rate)
    }
  }

  const pack = (classes: readonly string[], index: ReadonlyMap<string, number>): PackedNetwork => ({
    classes,
    ...packRows(index, rows.values, cells),
    starts: Array.from(starts.values, rounded),
    outputs: classes.map((_, one) =>
      Array.from(outputs.values.subarray(one * stride, (one + 1) * stride), rounded),
    ),
  })

  return { run, learn, pack }
}

const rounded = (value: number) => Number(value.toFixed(4))

function createWeights(size: number, start: () => number) {
  const values = Float32Array.from({ length: size }, start)
  const squares = new Float32Array(size).fill(0.01)
  return {
    values,
    move(at: number, error: number, rate: number) {
      const square = (squares[at] ?? 0) + error * error
      squares[at] = square
      values[at] = (values[at] ?? 0) - (rate * error) / Math.sqrt(square)
    },
  }
}

/** One weight in a thousand is larger and is cut off, so that the others keep their fine differences. */
const COVERED = 0.999

/** A signed byte is exact enough. */
function packRows(index: ReadonlyMap<string, number>, values: Float32Array, cells: number) {
  const broken = [...index.keys()].find((fact) => fact.includes('\n'))
  if (broken !== undefined) throw new Error(`A fact must stand on one line: ${JSON.stringify(broken)}`)
  const sizes = values.map(Math.abs).toSorted()
  const unit = (sizes[Math.floor(sizes.length * COVERED)] ?? 1) / 127
  const bytes = new Int8Array(index.size * cells)
  for (let at = 0; at < bytes.length; at += 1)
    bytes[at] = Math.max(-127, Math.min(127, Math.round((values[at] ?? 0) / unit)))
  return {
    facts: [...index.keys()].join('\n'),
    unit,
    weights: Buffer.from(bytes.buffer).toString('base64'),
  }
}
