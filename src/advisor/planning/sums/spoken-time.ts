import type { Figure } from '#contract/figures.ts'
import type { Text } from '#advisor/grounding/pieces.ts'

/** 'a year' for twelve months; any other time as it is printed. */
export const spokenTime = (time: Figure): Text =>
  time.unit === 'months' && time.value === 12 ? ['a year'] : [time]
