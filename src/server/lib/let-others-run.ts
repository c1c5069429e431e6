import { setImmediate as next } from 'node:timers/promises'

/** Lets other requests run between the pieces of long work. */
export const letOthersRun = (): Promise<void> => next(undefined)
