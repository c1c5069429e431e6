/** 'If inflation is 3.1%, how many dollars am i short', after a raise: what pay would have had to rise, less what it did. */
import type { Action, Value } from '#advisor/minding/minded.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { asInputs, figureOf, newestOf } from '#advisor/executing/of-sum.ts'
import type { Talk } from '#advisor/executing/talk.ts'

const PRICES = /\b(?:inflation|prices|cost of living|keep(?:ing)? up|cpi)\b/i
const IN_DOLLARS = /\b(?:dollars|how much|how far|short|behind|los(?:e|ing)|worse off)\b/i

/** The pay before it rose and the step, by the sum that found them. */
const risen: Readonly<Record<string, readonly [string, string]>> = {
  raise: ['salary', 'difference'],
  'percent-change': ['old', 'amount'],
}

export function keepingUp({ text, minded: { numbers }, sums }: Talk): Action | null {
  const raise = newestOf(sums, ...Object.keys(risen))
  const [pay, step] = risen[raise?.kind ?? ''] ?? []
  const [rise, ...more] = numbers
  if (!raise || pay === undefined || step === undefined || rise?.kind !== 'percent' || more.length > 0)
    return null
  const isOfPay = raise.inputs[pay]?.unit === 'money' && raise.results[step] !== undefined
  if (!isOfPay || !PRICES.test(text) || !IN_DOLLARS.test(text)) return null
  const amount: Value = {
    kind: 'operation',
    operator: 'times',
    left: figureOf(raise, pay),
    right: { kind: 'number', number: rise },
  }
  return { ...bare('difference'), inputs: asInputs({ amount, take: figureOf(raise, step) }) }
}
