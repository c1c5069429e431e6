import type { Figure } from '#contract/figures.ts'
import type { FigureBook } from './figure-book.ts'

const REFERENCE_WITH_UNIT =
  /(\$\s*)?(\[\[\s*([\w.-]+)\s*\]\])(\s*(?:%|dollars?\b|percent\b|months?\b|years?\b))?/gi

const units: Partial<Record<Figure['unit'], RegExp>> = {
  money: /dollar/i,
  percent: /%|percent/i,
  months: /month/i,
  years: /year/i,
}

/** Figures print with their unit, which models often write as well. */
export const tidyUnits = (text: string, book: FigureBook) =>
  text.includes('[[')
    ? text.replaceAll(
        REFERENCE_WITH_UNIT,
        (whole, sign: string | undefined, reference: string, ref: string, unit = '') => {
          const figure = book.find(ref)?.figure
          if (!figure) return whole
          const isSaid = units[figure.unit]?.test(unit) ?? false
          return `${figure.unit === 'money' ? '' : (sign ?? '')}${reference}${isSaid ? '' : unit}`
        },
      )
    : text
