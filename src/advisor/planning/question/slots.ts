import type { Given } from '#advisor/planning/given.ts'
import type { Known } from '#advisor/planning/data/known.ts'
import type { Text } from '#advisor/grounding/pieces.ts'
import type { Cue } from './cues.ts'

/** What a calculation needs, or may use, and the words by which its number is told from the others. */
export interface Slot {
  type: 'money' | 'percent' | 'months' | 'age' | 'hours'
  cues?: readonly Cue[]
  /** A larger number is something else. */
  max?: number
  /** Surroundings that speak against it. */
  avoid?: RegExp
  /** A fitting number that nothing else claims is taken without a cue. */
  loose?: boolean
  /** A sum that comes every month or year, and is converted to that; without it a sum of money that is there once. */
  per?: 'month' | 'year'
  /** Pay: without a period, 10,000 or more is a year's. */
  salaried?: boolean
  /** Only an amount with a period. */
  periodic?: boolean
  /** What a number without a unit counts when it answers the advisor: years unless said otherwise. */
  bareUnit?: 'months'
  /** Several numbers are added up. */
  many?: boolean
  /** Where the value is found when the question does not give it. */
  stored?: (known: Known) => Given | null
  /** A value of the question is compared with the stored one, as both are meant to be the same thing. */
  compare?: boolean
  /** How to ask for it. Only the first missing one is asked for. */
  ask?: Text
}
