import { randomInt } from 'node:crypto'
import type { QueryExecutorProvider } from 'kysely'

/** Tells which processes are at work on the store, so that work of one that was killed is not waited for. */
export interface Presence {
  /** Of this process; never that of an earlier one. */
  id: number
  /** To be awaited before anything is stored under the id. */
  enter(): Promise<void>
  /** Who is there, read after the ids that are asked about: whoever stores one has entered before. */
  list(db: QueryExecutorProvider): Promise<number[]>
  leave(): Promise<void>
}

export const newProcessId = () => randomInt(1, 2 ** 31)

/** The lock on the folder keeps everybody else out. */
export function createLonePresence(): Presence {
  const id = newProcessId()
  return { id, enter: async () => {}, list: async () => [id], leave: async () => {} }
}
