import type { FigureSheet } from '#advisor/grounding/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { show } from './show.ts'

const names: Record<string, string> = {
  'balance-transfer': 'The transfer',
  consolidation: 'The new loan',
  refinance: 'Refinancing',
  'debt-payoff': 'The plan',
  'rent-or-buy': 'That choice',
}
/** The input by which sums of one kind are told apart in words. */
const telling = [
  'payment',
  'total',
  'extra',
  'once',
  'months',
  'rate',
  'monthly',
  'contribution',
  'price',
  'retirementAge',
]

/** A sum in a few words, to name it beside another: 'Paying $350 a month'. */
export const describeSum =
  (sheet: FigureSheet) =>
  ({ kind, inputs }: SumRecord): Text => {
    const name = names[kind]
    if (name !== undefined) return [name]
    const rate = inputs['rate']
    if (kind === 'payoff-time' && rate?.value === 0) return ['The one without interest']
    const input = telling
      .map((slot) => inputs[slot])
      .find((figure) => figure && figure.source.kind !== 'rule')
    if (!input) return [`The ${kind.replaceAll('-', ' ')}`]
    const shown = show(sheet, input)
    if (/payment|extra|a month/i.test(input.label)) return text`Paying ${shown}`
    return text`The one with ${shown}`
  }
