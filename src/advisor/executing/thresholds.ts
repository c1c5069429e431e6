import type { Minded } from '#advisor/minding/minded.ts'

/** From where on a reading, a feeling or an explanation is believed; the figures are in docs/advisor-measured.md. */

/** From here on a sum is made as the mind reads it: words decide only what it leaves open. */
export const SURE = 0.8
/** Below this a sum is a guess. */
export const GUESS = 0.35
/** Enough for a sum that uses what the message says. */
export const HINT = 0.1
/** Below this no feeling is heard. */
export const FAINT = 0.25
/** Below this an event that is named comes first. */
export const UNSURE = 0.5
/** Nearness from which an explanation answers better than a guess. */
export const NEAR = 0.46
/** From here on it answers what no sum does. */
export const NEAR_EXPLAINED = 0.31
/** And from which it answers beside a kind word. */
export const VERY_NEAR = 0.62
/** From this on another reading is worth a try. */
export const LIKELY = 0.04

/** Whether the likeliest reading is believed as it stands. */
export const isSurelyRead = ({ readings: [first] }: Pick<Minded, 'readings'>) =>
  first !== undefined && first.score >= SURE
