/** All rows are of one height, so that the place of each is known without the others. */
export const ROW_HEIGHT = 60

/** Rendered before and after what is in view, for a quick hand. */
const AROUND = 8

/** The window moves by so many rows at once: fewer would have the list rendered anew for every notch of a wheel. */
const STEP = 4 * ROW_HEIGHT

export const stepAt = (top: number) => Math.floor(top / STEP) * STEP

/**
 * The page whose rows are asked for: at once the next one, so that a list that is read on is always full; one further
 * away only when the hand rests there, since whoever drags through a thousand pages wants the last.
 */
export const pageToAsk = (asked: number, page: number, { isStill }: { isStill: boolean }) =>
  isStill || isNear(asked, page) ? page : asked

export const isNear = (asked: number, page: number) => Math.abs(page - asked) <= 1

/** From a place that `stepAt` gives; the rows up to the next step are among them. */
export function firstAndLast({ top, height }: { top: number; height: number }, total: number) {
  const first = Math.min(Math.max(0, Math.floor(top / ROW_HEIGHT) - AROUND), Math.max(0, total - 1))
  const last = Math.min(total - 1, Math.ceil((top + height + STEP) / ROW_HEIGHT) + AROUND)
  return { first, last: Math.max(first, last) }
}

/** Where a key leads from a row; null for other keys. */
export function rowAfterKey(
  key: string,
  at: number,
  { total, rowsInView }: { total: number; rowsInView: number },
) {
  const steps: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + rowsInView,
    PageUp: at - rowsInView,
    Home: 0,
    End: total - 1,
  }
  const next = steps[key]
  return next === undefined ? null : Math.min(Math.max(0, next), total - 1)
}
