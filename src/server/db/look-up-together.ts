/** Questions under way at once, so that a slow one does not hold up the others. */
const AT_ONCE = 2
const MOST_KEYS = 64
/** After this long without an answer, only those who asked the question go on waiting for it. */
const SLOW_MS = 1000

/**
 * Batches look-ups of single rows, for a store where every question is a round trip: look-ups that come while others
 * are under way go out as one question when an answer is back. No look-up is answered from data read before it was
 * asked for.
 */
export function lookUpTogether<Row>(ask: (keys: string[]) => Promise<Row[]>, keyOf: (row: Row) => string) {
  let underWay = 0
  const waiting = new Map<string, PromiseWithResolvers<Row | undefined>>()

  async function askNext(): Promise<void> {
    const batch = [...waiting].slice(0, MOST_KEYS)
    for (const [key] of batch) waiting.delete(key)
    const makeRoom = countIn()
    const limit = setTimeout(makeRoom, SLOW_MS).unref()
    try {
      const rows = await ask(batch.map(([key]) => key))
      const found = new Map(rows.map((row) => [keyOf(row), row]))
      for (const [key, { resolve }] of batch) resolve(found.get(key))
    } catch (error) {
      for (const [, { reject }] of batch) reject(error)
    }
    clearTimeout(limit)
    makeRoom()
  }

  /** Counts a question as under way, until what is given back is called for the first time. */
  function countIn(): () => void {
    let counts = true
    underWay += 1
    return () => {
      if (!counts) return
      counts = false
      underWay -= 1
      if (waiting.size > 0) void askNext()
    }
  }

  return (key: string): Promise<Row | undefined> => {
    const asked = waiting.get(key) ?? Promise.withResolvers<Row | undefined>()
    waiting.set(key, asked)
    if (underWay < AT_ONCE) void askNext()
    return asked.promise
  }
}
