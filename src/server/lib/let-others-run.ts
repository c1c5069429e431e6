import { setImmediate as next } from 'node:timers/promises'

/** Lets everybody else have a turn between the pieces of long work. */
export const letOthersRun = (): Promise<void> => next(undefined)
