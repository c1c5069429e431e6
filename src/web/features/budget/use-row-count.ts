import { startTransition, useEffect, useState } from 'react'

/** A screenful of rows at a time, with pauses in which presses and keys are handled. */
const STEP = 10
const PAUSE_MS = 30

/** How many rows to draw by now, so that nobody waits for all of them. Rows that stay in place cost nothing. */
export function useRowCount(rows: { id: number }[]): number {
  const [places, setPlaces] = useState<ReadonlyMap<number, number>>(new Map())
  const { count, fresh } = countDrawn(rows, places)
  useEffect(() => {
    if (fresh === 0) return undefined
    const drawn = new Map(rows.slice(0, count).map(({ id }, at) => [id, at]))
    const timer = setTimeout(() => startTransition(() => setPlaces(drawn)), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [rows, count, fresh])
  return count
}

/** Counts rows up to the first that would have to be created, or moved by React, beyond one step. */
export function countDrawn(rows: { id: number }[], places: ReadonlyMap<number, number>) {
  let [count, fresh, last] = [0, 0, -1]
  for (const { id } of rows) {
    const place = places.get(id) ?? -1
    if (place > last) last = place
    else if (fresh < STEP) fresh += 1
    else break
    count += 1
  }
  return { count, fresh }
}
