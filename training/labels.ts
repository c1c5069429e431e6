import type { FigureUnit, RowClass } from '#advisor/minding/compose.ts'
import { acts, feelings, results, roles, socials, whats } from '#advisor/actions/language.ts'
import { kinds } from './kinds.ts'

export interface Labels {
  intents: string[]
  slots: string[]
  results: string[]
  roles: string[]
  ops: string[]
  whats: string[]
}

/** Everything the network can say; the place in its list is what it learns. */
export function collectLabels(): Labels {
  const slots = new Set(Object.values(kinds).flatMap((kind) => Object.keys(kind.slots)))
  return {
    intents: [
      ...Object.keys(kinds),
      ...acts,
      ...feelings.map((name) => `hear:${name}`),
      ...socials.map((name) => `social:${name}`),
    ],
    slots: ['', ...[...slots, 'target', 'row', 'first'].filter((name, at, all) => all.indexOf(name) === at)],
    results: ['', ...results],
    roles: [...roles],
    ops: ['set', 'add', 'take', 'scale'],
    whats: ['', ...whats],
  }
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
