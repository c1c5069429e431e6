import type { FigureSheet } from '#advisor/grounding/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import type { RecordedFigure, SumRecord } from '#advisor/figures/sum-record.ts'
import { show } from '#advisor/figures/show.ts'

/** Ways to go that have a name of their own beside a sum of another kind. */
const names: Record<string, string> = {
  'balance-transfer': 'The transfer',
  consolidation: 'The new loan',
  refinance: 'Refinancing',
  'debt-payoff': 'The plan',
  'loan-payment': 'The loan',
  'payment-to-clear': 'The payment plan',
  'minimum-payment': 'Paying the minimum',
  'extra-payment': 'Paying extra',
  'lease-or-buy': 'The lease',
  'interest-earned': 'Savings',
  growth: 'Investing',
  'goal-time': 'Saving up',
}

type Say = (sheet: FigureSheet, figure: RecordedFigure) => Text

const paying: Say = (sheet, figure) => text`Paying ${show(sheet, figure)} a month`
const puttingIn: Say = (sheet, figure) => text`Putting in ${show(sheet, figure)} a month`
const over: Say = (sheet, figure) => {
  const time = show(sheet, figure)
  return text`The one over ${sheet.span(time) ?? time}`
}
const at: Say = (sheet, figure) => text`The one at ${show(sheet, figure)}`

/** The input by which two sums of one kind are told apart in words, the most telling first. */
const telling: Readonly<Record<string, Say>> = {
  payment: paying,
  total: paying,
  extra: (sheet, figure) => text`Paying ${show(sheet, figure)} extra`,
  once: (sheet, figure) => text`Paying ${show(sheet, figure)} at once`,
  rate: at,
  newRate: at,
  months: over,
  newMonths: over,
  monthly: puttingIn,
  contribution: puttingIn,
  retirementAge: (sheet, figure) => text`Stopping at ${show(sheet, figure)}`,
}

/** A sum in a few words, to name it beside another: 'Paying $350 a month', 'The one over 4 years'. */
export function describeSum(sheet: FigureSheet, record: SumRecord, other: SumRecord): Text {
  const { kind, inputs } = record
  const rate = inputs['rate']
  if (kind === 'payoff-time' && rate?.value === 0) return at(sheet, rate)
  const name = names[kind]
  if (kind !== other.kind && name !== undefined) return [name]
  const differs = (slot: string) => inputs[slot] && inputs[slot].value !== other.inputs[slot]?.value
  const told = Object.keys(telling).find((slot) => differs(slot) && inputs[slot]?.value !== 0)
  const [figure, say] = told === undefined ? [] : [inputs[told], telling[told]]
  if (figure && say) return say(sheet, figure)
  const input = Object.entries(inputs).find(([slot]) => differs(slot))?.[1]
  // Plain arithmetic has no other name than when it was done.
  const when = Number(record.id.slice(1)) < Number(other.id.slice(1)) ? 'earlier' : 'newer'
  if (input) return text`The ${when} one, with ${show(sheet, input)},`
  return [name ?? `The ${kind.replaceAll('-', ' ')}`]
}
