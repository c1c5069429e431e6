export type RuleUnit = 'money' | 'percent' | 'months' | 'years' | 'age' | 'count' | 'ratio'

/** A public constant or a rule of thumb, with where it comes from. */
export interface Rule {
  /** The same in every year; a year's row replaces the older one. */
  id: string
  /** Money in cents, percent as said: 6.2 for 6.2%. */
  value: number
  unit: RuleUnit
  /** The tax or calendar year it holds for; null when no year sets it anew. */
  year: number | null
  source: string
  meaning: string
  /** How it reads in a sentence, where the unit alone does not say it. */
  text?: string
}

/** Amounts of money stand in dollars here: the tables are read against the publications. */
type Entry = readonly [id: string, unit: RuleUnit, value: number, meaning: string, text?: string]

/** The rows that one publication gives for one year. */
export const rows = (source: string, year: number | null, entries: readonly Entry[]): readonly Rule[] =>
  entries.map(([id, unit, value, meaning, text]) => ({
    id,
    value: unit === 'money' ? Math.round(value * 100) : value,
    unit,
    year,
    source,
    meaning,
    ...(text === undefined ? {} : { text }),
  }))
