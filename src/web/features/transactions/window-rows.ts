/** All rows are of one height, so that the place of each is known without the others. */
export const ROW_HEIGHT = 60

/** Rendered before and after what is in view, for a quick hand. */
const AROUND = 8

export function firstAndLast({ top, height }: { top: number; height: number }, total: number) {
  const first = Math.min(Math.max(0, Math.floor(top / ROW_HEIGHT) - AROUND), Math.max(0, total - 1))
  const last = Math.min(total - 1, Math.ceil((top + height) / ROW_HEIGHT) + AROUND)
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
