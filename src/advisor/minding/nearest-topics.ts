/** Where each explanation lies, beside the vectors that the network makes of questions. */
export interface TopicPlaces {
  ids: readonly string[]
  /** One row of `width` for each topic. */
  vectors: Int8Array
  width: number
  /** What one step of a byte is worth. */
  step: number
  /** How steeply nearness tells. */
  scale: number
}

/** Found where a message wants no explanation and no kind word. */
export const NOTHING = 'nothing'

/** Topics whose words are compared, too. */
const MOST_NEAR = 80

/**
 * The topics that may answer, with the chance of each, the likeliest first. That nothing does lowers the chance of all,
 * unless something is surely asked.
 */
export function nearestTopics(
  vector: Float32Array,
  { ids, vectors, width, step, scale }: TopicPlaces,
  isAsked: boolean,
) {
  const powers = ids.map((id, row) => {
    if (isAsked && id === NOTHING) return 0
    let product = 0
    for (let i = 0; i < width; i += 1) product += (vector[i] ?? 0) * (vectors[row * width + i] ?? 0)
    return Math.exp(product * step * scale)
  })
  const sum = powers.reduce((total, power) => total + power, 0)
  return ids
    .map((id, row) => ({ id, score: (powers[row] ?? 0) / sum }))
    .filter(({ id }) => id !== NOTHING)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_NEAR)
}
