export interface TopicVectors {
  /** The topic of each wording. */
  ids: readonly string[]
  /** One row of `width` for each wording, of length one; a byte a number is enough to tell which is nearest. */
  vectors: Int8Array
  width: number
}

/** What a byte is worth, by its bits. */
const worth = Float32Array.from({ length: 256 }, (_, bits) => (bits < 128 ? bits : bits - 256) / 127)

/** Topics whose words are compared, too. */
const MOST_NEAR = 80

/** The topics whose wordings lie nearest, each once. */
export function nearestTopics(vector: Float32Array, { ids, vectors, width }: TopicVectors) {
  const found = new Map<string, number>()
  for (const [row, id] of ids.entries()) {
    let product = 0
    for (let i = 0; i < width; i += 1)
      product += (vector[i] ?? 0) * (worth[(vectors[row * width + i] ?? 0) & 255] ?? 0)
    if (product > (found.get(id) ?? -1)) found.set(id, product)
  }
  return Array.from(found, ([id, score]) => ({ id, score }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_NEAR)
}
