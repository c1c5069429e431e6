import type { Progress } from '#server/backup/copy-rows.ts'

const EVERY_MS = 1000

/** A line now and then, so that whoever waits sees that it goes on. */
export function createProgress(): (progress: Progress) => void {
  let next = 0
  return ({ table, rows }) => {
    if (Date.now() < next) return
    next = Date.now() + EVERY_MS
    console.log(`Copying ${table}: ${rows} rows.`)
  }
}
