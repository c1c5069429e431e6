/** Weights as eval/training packs them. */
export interface PackedWeights {
  classes: readonly string[]
  /** The facts, one on a line, in the order of their weights. */
  facts: string
  /** What a weight of one unit is worth. */
  unit: number
  /** A signed byte for each fact and class, in base64. */
  weights: string
}

/** Adds up what the facts that hold for something say about each class. */
export interface LinearModel {
  classes: readonly string[]
  /** A score for each class; higher is likelier. */
  score(facts: readonly string[]): Float64Array
}

export function createLinearModel({ classes, facts, unit, weights }: PackedWeights): LinearModel {
  const width = classes.length
  const rows = new Map<string, number>()
  for (const fact of facts.split('\n')) rows.set(fact, rows.size * width)
  const bytes = toBytes(atob(weights))
  return {
    classes,
    score(seen) {
      const scores = new Float64Array(width)
      for (const fact of seen) {
        const row = rows.get(fact)
        if (row === undefined) continue
        for (let at = 0; at < width; at += 1) scores[at] = (scores[at] ?? 0) + (bytes[row + at] ?? 0) * unit
      }
      return scores
    },
  }
}

function toBytes(characters: string): Int8Array {
  const bytes = new Int8Array(characters.length)
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = characters.charCodeAt(at)
  return bytes
}

/** Scores as shares of one. */
export function sharesOf(scores: Float64Array): Float64Array {
  const top = Math.max(...scores)
  const total = scores.reduce((sum, score) => sum + Math.exp(score - top), 0)
  return scores.map((score) => Math.exp(score - top) / total)
}
