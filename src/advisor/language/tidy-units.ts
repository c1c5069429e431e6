import type { Figure } from '#contract/figures.ts'
import type { FigureBook } from './figure-book.ts'
import { moneySigns } from './money-signs.ts'
import { findEntry } from './rule-figure.ts'

const units: Partial<Record<Figure['unit'], RegExp>> = {
  percent: /%|percent/i,
  months: /month/i,
  years: /year/i,
}

/** Figures print with their unit, which models often write as well. */
export const tidyUnits = (text: string, book: FigureBook) =>
  text.includes('[[')
    ? text.replaceAll(
        moneySigns().around,
        (whole, sign: string | undefined, reference: string, ref: string, unit = '') => {
          const figure = findEntry(book, ref)?.figure
          if (!figure) return whole
          const isSaid =
            figure.unit === 'money'
              ? moneySigns().behind.test(` ${unit.trim()}`)
              : (units[figure.unit]?.test(unit) ?? false)
          return `${figure.unit === 'money' ? '' : (sign ?? '')}${reference}${isSaid ? '' : unit}`
        },
      )
    : text
