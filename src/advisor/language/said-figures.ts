import type { Figure, FigureSource } from '#contract/figures.ts'
import type { FigureSheet } from '#advisor/grounding/figures.ts'
import { readQuestion } from '#advisor/planning/question/read-question.ts'
import type { Said } from '#advisor/planning/question/said.ts'
import { toCents } from '#finance/money.ts'

/** More numbers than a message of any use has. */
const MOST = 20

/** The numbers of a message of the user as figures, each with the words it stands in. */
export function figuresSaid(
  sheet: FigureSheet,
  text: string,
  origin: { messageId: number | null; at: string | null },
): Figure[] {
  return readQuestion(text)
    .said.slice(0, MOST)
    .map((said) => toFigure(sheet, said, { kind: 'words', quote: said.quote, ...origin }))
}

const LABEL = 'As you said'

function toFigure(sheet: FigureSheet, { kind, value }: Said, source: FigureSource): Figure {
  switch (kind) {
    case 'money':
      return sheet.money(LABEL, toCents(value), source)
    case 'percent':
      return sheet.percent(LABEL, value, source)
    case 'months':
      return value >= 24 && value % 12 === 0
        ? sheet.years(LABEL, value / 12, source)
        : sheet.months(LABEL, value, source)
    case 'age':
    case 'year':
      return sheet.number(LABEL, kind, value, source)
    default:
      return sheet.number(LABEL, 'count', value, source)
  }
}
