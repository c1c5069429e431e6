import type { Period } from '#advisor/understanding/reading/periods.ts'

/** What a number counts. `number` may still be money: what the message is about tells. */
export const numberKinds = ['money', 'percent', 'months', 'age', 'year', 'hours', 'number', 'factor'] as const
export type NumberKind = (typeof numberKinds)[number]

/** A number of a message: dollars, percent, months, years of age, a calendar year, hours, bare, or 'half'. */
export interface SaidNumber {
  kind: NumberKind
  value: number
  /** How often an amount comes, where that was said. */
  period: Period | null
  quote: string
  start: number
  end: number
}
