import type { FigureUnit, RowClass } from '#advisor/minding/compose.ts'
import { roles, whats } from '#advisor/actions/language.ts'
import { listIntents, listWords } from '#advisor/actions/program-words.ts'
import { sumShapes } from '#advisor/planning/sums/sum-shapes.ts'

/** Everything the network can say; the place in its list is what it learns. */
export const labels = {
  intents: listIntents(sumShapes),
  words: listWords(sumShapes),
  roles: [...roles],
  whats: ['', ...whats],
}

export const rowClasses: Record<string, RowClass> = {
  liability: 'debt',
  expense: 'cost',
  income: 'income',
  asset: 'owned',
  goal: 'goal',
  savings: 'savings',
  age: 'age',
}

const times = new Set(['months', 'years', 'when', 'breakeven', 'covered', 'recover', 'date'])
const shares = new Set(['percent', 'rate', 'effective', 'marginal', 'chance', 'apr', 'ltv', 'shares'])
export const unitOfResult = (name: string): FigureUnit =>
  times.has(name) ? 'time' : shares.has(name) ? 'percent' : 'money'
