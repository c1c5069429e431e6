import type { Figure } from '#contract/figures.ts'
import { byFormula, type FigureSheet } from '#advisor/grounding/figures.ts'
import type { RecordedFigure, SumRecord } from './sum-record.ts'
import { roundRough } from './round-rough.ts'

/** A figure of an earlier sum, printed again with its own source. */
export function show(sheet: FigureSheet, { label, unit, value, source }: RecordedFigure): Figure {
  if (unit === 'money')
    return roundRough(value) ? sheet.roundedMoney(label, value, source) : sheet.money(label, value, source)
  // A rate that was given is printed as it was given.
  if (unit === 'percent')
    return source.kind === 'formula'
      ? sheet.percent(label, value, source, Number.isInteger(value) ? 0 : 1)
      : sheet.percent(label, value, source)
  if (unit === 'months') return sheet.months(label, value, source)
  if (unit === 'years') return sheet.years(label, value, source)
  return sheet.number(label, unit, value, source)
}

/** What one figure has more than another, with both as its source. */
export function difference(
  sheet: FigureSheet,
  label: string,
  now: RecordedFigure,
  then: RecordedFigure,
): Figure {
  const source = byFormula('one minus the other', [show(sheet, now), show(sheet, then)])
  const value = Math.abs(now.value - then.value)
  return show(sheet, { label, unit: now.unit, value, source })
}

export const mainResult = ({ results }: SumRecord): [string, RecordedFigure] | null =>
  Object.entries(results)[0] ?? null
