/** How many different texts are kept; a column with more of them hardly repeats any. */
const MOST_KEPT = 20_000

/** Reads each distinct text only once: statements have many rows of the same day, and many of the same price. */
export function memoize<Result extends string | number | null>(
  read: (text: string) => Result,
): (text: string) => Result {
  const known = new Map<string, Result>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const result = read(text)
    if (known.size < MOST_KEPT) known.set(text, result)
    return result
  }
}

/** The distinct, non-empty texts of a column with their counts. */
export function countTexts(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  for (const text of counts.keys()) if (text.trim() === '') counts.delete(text)
  return counts
}

/** How many rows of a column could be read, given the result for each distinct text. */
export function countRead(counts: ReadonlyMap<string, number>, results: readonly unknown[]): number {
  let [sum, at] = [0, 0]
  for (const count of counts.values()) {
    if (results[at] !== null) sum += count
    at += 1
  }
  return sum
}
