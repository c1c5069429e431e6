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

export function createNetwork({ classes, facts, unit, weights, starts, outputs }: PackedNetwork): Network {
  const width = starts.length
  const rows = new Map<string, number>()
  for (const fact of facts.split('\n')) rows.set(fact, rows.size * width)
  const bytes = new Int8Array(Uint8Array.fromBase64(weights).buffer)
  if (rows.size * width !== bytes.length) throw new Error('Each fact needs a row of weights.')
  const adds = Float64Array.from(outputs.flat())
  return {
    classes,
    score(seen) {
      const hidden = new Float64Array(width)
      let known = 0
      for (const fact of seen) {
        const row = rows.get(fact)
        if (row === undefined) continue
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
