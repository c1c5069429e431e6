import type { Figure, FigureSource } from '#contract/figures.ts'
import { quote, text, type Piece, type Text } from '#advisor/grounding/pieces.ts'
import { basisOf, basisWords } from './data/pay-basis.ts'

const screens = {
  assets: 'your balance sheet',
  liabilities: 'your balance sheet',
  expenseItems: 'your budget',
  incomeItems: 'your budget',
  financialGoalItems: 'your goals',
} as const

/** Where an input came from, in words; of pay also whether that is before or after tax. */
export function whence({ source }: Figure): Text {
  const basis = basisOf(source)
  return basis ? text`${placeOf(source)}${basisWords[basis]}` : placeOf(source)
}

function placeOf(source: FigureSource): Text {
  if (source.kind === 'words') return text`as you wrote`
  if (source.kind === 'row') return text`from ${screens[source.list]}, ${nameOf(source.name)}`
  if (source.kind === 'profile') return text`from your profile`
  if (source.kind === 'transactions') return text`from your transactions`
  if (source.kind === 'rule') return text`assumed: ${source.text}`
  return text`${source.formula}`
}

const LONGEST_NAME = 40

/** A row's own name, shortened when it would fill the answer. */
export function nameOf(name: string): Piece {
  return quote(name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name)
}
