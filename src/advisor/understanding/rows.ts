import { thingsIn } from './naming.ts'

const plain =
  /^(?:my|the|a|an|of|for|on|payment|payments|bill|bills|loan|loans|account|card|balance|fund|new|old|debt)$/

const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .split(/[^a-z0-9'&]+/)
    .map((word) => word.replace(/(?:'s|s)$/, ''))
    .filter((word) => word.length > 1)

/** The stored row that a name speaks of: one that shares a telling word, or the only one of its kind. */
export function findRow<Row extends { name: string }>(rows: readonly Row[], name: string): Row | null {
  const words = wordsOf(name)
  const telling = words.filter((word) => !plain.test(word))
  const exact = rows.find((row) => row.name.toLowerCase() === name.toLowerCase())
  if (exact) return exact
  const shared = rows.filter((row) => wordsOf(row.name).some((word) => telling.includes(word)))
  if (shared.length === 1) return shared[0] ?? null
  if (shared.length > 1)
    return shared.toSorted((a, b) => overlap(b.name, words) - overlap(a.name, words))[0] ?? null
  const kinds = new Set(thingsIn(name))
  const alike = rows.filter((row) => thingsIn(row.name).some((thing) => kinds.has(thing)))
  return alike.length === 1 && telling.every((word) => thingsIn(word).length > 0) ? (alike[0] ?? null) : null
}

const overlap = (name: string, words: string[]) => wordsOf(name).filter((word) => words.includes(word)).length
