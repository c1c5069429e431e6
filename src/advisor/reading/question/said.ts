import type { Period } from '#advisor/understanding/reading/periods.ts'

/** What a number of the question counts. A `bare` one is told by the words around it alone. */
export type SaidKind = 'money' | 'percent' | 'months' | 'age' | 'year' | 'hours' | 'bare'

/** A number of the question, in dollars, percent, months, years of age, a calendar year, hours, or bare. */
export interface Said {
  kind: SaidKind
  value: number
  /** Ends of a range; equal to the value when it is none. */
  low: number
  high: number
  /** How often an amount comes, when that was said. */
  period: Period | null
  /** The user's words. */
  quote: string
  start: number
  end: number
  /**
   * Its sentence in small letters, with this number as '#' and others by kind: '$' money, '%' percent, '~' a time,
   * '=' anything else.
   */
  context: string
}

export interface Question {
  /** The message as it came. */
  text: string
  said: Said[]
}
