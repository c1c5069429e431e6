import { randomInt } from 'node:crypto'
import type { QueryExecutorProvider } from 'kysely'

/** Tells which processes work on the store, so that nobody waits for the work of a killed one. */
export interface Presence {
  /** The id of this process, never reused from an earlier one. */
  id: number
  /** To be awaited before anything is stored under the id. */
  enter(): Promise<void>
  /** Reads who is present. Read the ids in question first: a process enters before it stores its id. */
  list(db: QueryExecutorProvider): Promise<number[]>
  leave(): Promise<void>
}

export const newProcessId = () => randomInt(1, 2 ** 31)

/** The lock on the folder keeps everybody else out. */
export function createLonePresence(): Presence {
  const id = newProcessId()
  return { id, enter: async () => {}, list: async () => [id], leave: async () => {} }
}
