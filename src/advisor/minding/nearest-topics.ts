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
  const powers = new Float64Array(ids.length)
  let sum = 0
  for (let row = 0; row < ids.length; row += 1) {
    if (isAsked && ids[row] === NOTHING) continue
    let product = 0
    for (let i = 0, at = row * width; i < width; i += 1, at += 1)
      product += (vector[i] as number) * (vectors[at] as number)
    const power = Math.exp(product * step * scale)
    powers[row] = power
    sum += power
  }
  // Only what may be among the nearest is put in order.
  const least = powers.toSorted().at(-MOST_NEAR - 1) ?? 0
  return ids
    .map((id, row) => ({ id, score: (powers[row] ?? 0) / sum, power: powers[row] ?? 0 }))
    .filter(({ id, power }) => power >= least && id !== NOTHING)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_NEAR)
    .map(({ id, score }) => ({ id, score }))
}
