import { isDeepStrictEqual } from 'node:util'
import type { Change } from '#advisor/facts.ts'

/** As it comes out of the store: without what is undefined. */
const stored = (change: Change): unknown => JSON.parse(JSON.stringify(change))

export const isSameChange = (change: Change, other: Change | undefined) =>
  other !== undefined && isDeepStrictEqual(stored(change), stored(other))
