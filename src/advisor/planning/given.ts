import type { FigureSource } from '#contract/figures.ts'
import { type Cents, toCents } from '#finance/money.ts'

/** What a value counts: cents, percent, months, years of age, or anything else. */
export type Quantity = 'money' | 'percent' | 'months' | 'age' | 'number'

/** A value for a calculation and where it came from: cents, percent, months, years of age or hours. */
export interface Given {
  value: number
  source: FigureSource
  /** Another source for the same thing, when it differs by more than 5%. */
  rival?: { value: number; source: FigureSource }
}

/** Dollars as read in a sentence, to cents. */
export const centsOf = (dollars: number): Cents => toCents(Math.min(Math.max(dollars, 0), 1e12))

const NOTABLE = 0.05

/** Keeps the second source when it tells a notably different story. */
export function withRival(used: Given, other: Given | null): Given {
  if (!other) return used
  const differs =
    Math.abs(used.value - other.value) > NOTABLE * Math.max(Math.abs(used.value), Math.abs(other.value))
  return differs ? { ...used, rival: { value: other.value, source: other.source } } : used
}
