/** So many questions are under way at once: a slow one does not hold the others up. */
const AT_ONCE = 2
const MOST_KEYS = 64
/** A question without an answer for so long is waited for by those who asked it, and by nobody else. */
const SLOW_MS = 1000

/**
 * Look-ups of single rows, for a store to which each question is a trip: those that come while others are under way
 * are asked as one question when an answer is back. None is answered from what was read before it was asked.
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
