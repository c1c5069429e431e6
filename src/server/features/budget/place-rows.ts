import { POSITION_GAP } from './budget-rows.ts'

/** Where a new row goes: before the first, if there is one. */
export const positionBefore = (first: number | null) => (first === null ? 0 : first - POSITION_GAP)

/**
 * The sent order, with rows that only the store knows put before the row that they stand before there, so that
 * nothing that came from elsewhere pushes in between what the user sees.
 */
export function weaveRows<Row extends { itemId: number }>(
  sent: Row[],
  stored: Row[],
  kept: Set<number>,
): Row[] {
  const isSent = new Set(sent.map((row) => row.itemId))
  const before = new Map<number, Row[]>()
  let waiting: Row[] = []
  for (const row of stored) {
    if (isSent.has(row.itemId)) {
      before.set(row.itemId, waiting)
      waiting = []
    } else if (kept.has(row.itemId)) waiting.push(row)
  }
  return [...sent.flatMap((row) => [...(before.get(row.itemId) ?? []), row]), ...waiting]
}

/**
 * Rising positions for the list, given the present ones of its rows (null for new rows), changing as few as possible:
 * putting a row first moves no other, and dragging a row moves only that one.
 */
export function assignPositions(current: (number | null)[]): number[] {
  const kept = longestRise(current)
  const positions: number[] = []
  let start = 0
  for (let end = 0; end <= current.length; end += 1) {
    if (end < current.length && !kept.has(end)) continue
    const low = positions.at(-1) ?? null
    const high = end < current.length ? (current[end] ?? null) : null
    const filled = fill(low, high, end - start)
    if (!filled) return current.map((_, index) => index * POSITION_GAP)
    positions.push(...filled, ...(high === null ? [] : [high]))
    start = end + 1
  }
  return positions
}

/** `count` positions between two neighbours, or beyond the only one; null when they do not fit. */
function fill(low: number | null, high: number | null, count: number): number[] | null {
  const step = low === null || high === null ? POSITION_GAP : Math.floor((high - low) / (count + 1))
  const first = low === null ? (high ?? 0) - count * POSITION_GAP : low + step
  const last = first + (count - 1) * step
  const fits = step >= 1 && Math.max(Math.abs(first), Math.abs(last)) < Number.MAX_SAFE_INTEGER / 2
  return fits || count === 0 ? Array.from({ length: count }, (_, index) => first + index * step) : null
}

/** The indices of a longest strictly rising selection of the values, by patience sorting. */
function longestRise(values: (number | null)[]): Set<number> {
  /** For each length, where the rise of that length with the smallest end stops. */
  const ends: { index: number; value: number }[] = []
  const links = new Map<number, number>()
  values.forEach((value, index) => {
    if (value === null) return
    const length = countBelow(ends, value)
    links.set(index, ends[length - 1]?.index ?? -1)
    ends[length] = { index, value }
  })
  const rise = new Set<number>()
  for (let index = ends.at(-1)?.index ?? -1; index >= 0; index = links.get(index) ?? -1) rise.add(index)
  return rise
}

function countBelow(ends: { value: number }[], value: number): number {
  let [low, high] = [0, ends.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ends[middle]?.value ?? Infinity) < value) low = middle + 1
    else high = middle
  }
  return low
}
