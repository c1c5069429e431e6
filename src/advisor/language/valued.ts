import type { Figure, FigureSource } from '#contract/figures.ts'
import type { FigureSheet } from '#advisor/grounding/figures.ts'
import type { Quantity } from '#advisor/planning/given.ts'

/** A value with its unit and where it comes from: cents, percent, months, years of age, or a plain number. */
export interface Valued {
  value: number
  unit: Quantity
  source: FigureSource
  /** What it is called where it goes into something else. */
  label: string
  per: 'month' | 'year' | null
  /** From one age to another: a time, which counts in years where it multiplies or divides. */
  isAgeGap?: boolean
}

const quantities: Partial<Record<Figure['unit'], Quantity>> = {
  money: 'money',
  percent: 'percent',
  months: 'months',
  age: 'age',
}

/** Times are counted in months. */
export function valueOfFigure({ unit, value, source, label }: Figure, per: Valued['per'] = null): Valued {
  if (unit === 'years') return { value: value * 12, unit: 'months', source, label, per }
  return { value, unit: quantities[unit] ?? 'number', source, label, per }
}

export function figureOfValued(sheet: FigureSheet, label: string, { value, unit, source }: Valued): Figure {
  if (unit === 'money') return sheet.money(label, Math.round(value), source)
  if (unit === 'percent') return sheet.percent(label, value, source)
  if (unit === 'months') return sheet.months(label, value, source)
  if (unit === 'age') return sheet.number(label, 'age', value, source)
  return sheet.number(label, Number.isInteger(value) ? 'count' : 'ratio', value, source)
}
