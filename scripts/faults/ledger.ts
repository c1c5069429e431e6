/** The outcome of one request: confirmed, refused, or never answered. */
type Outcome = 'yes' | 'no' | 'unknown'

interface Entry {
  id: number | null
  added: Outcome
  /** Null until its deletion was asked for. */
  removed: Outcome | null
}

export interface Verdict {
  acknowledged: number
  /** Confirmed, but missing. */
  lost: number
  /** Stored more than once. */
  duplicated: number
  /** Stored although nobody asked for it, it was refused, or its deletion was confirmed. */
  unexpected: number
}

export type Ledger = ReturnType<typeof createLedger>

/** Every write of the load with what the server said about it, to be compared with what is stored afterwards. */
export function createLedger() {
  const entries = new Map<string, Entry>()
  let count = 0

  return {
    newName: () => `entry ${(count += 1)}`,
    noteAdded(name: string, added: Outcome, id: number | null = null) {
      entries.set(name, { id, added, removed: null })
    },
    noteRemoved(name: string, removed: Outcome) {
      const entry = entries.get(name)
      if (entry) entry.removed = removed
    },
    compare: (stored: string[]) => compare(entries, stored),
  }
}

function compare(entries: Map<string, Entry>, stored: string[]): Verdict {
  const times = new Map<string, number>()
  for (const name of stored) times.set(name, (times.get(name) ?? 0) + 1)
  const verdict = { acknowledged: 0, lost: 0, duplicated: 0, unexpected: 0 }
  for (const [name, { added, removed }] of entries) {
    if (added === 'yes') verdict.acknowledged += 1
    const isThere = times.has(name)
    if (added === 'yes' && (removed === null || removed === 'no') && !isThere) verdict.lost += 1
    if (isThere && (added === 'no' || removed === 'yes')) verdict.unexpected += 1
  }
  for (const [name, count] of times) {
    if (count > 1) verdict.duplicated += 1
    if (!entries.has(name)) verdict.unexpected += 1
  }
  return verdict
}

export const sumVerdicts = (verdicts: Verdict[]): Verdict =>
  verdicts.reduce(
    (sum, verdict) => ({
      acknowledged: sum.acknowledged + verdict.acknowledged,
      lost: sum.lost + verdict.lost,
      duplicated: sum.duplicated + verdict.duplicated,
      unexpected: sum.unexpected + verdict.unexpected,
    }),
    { acknowledged: 0, lost: 0, duplicated: 0, unexpected: 0 },
  )
