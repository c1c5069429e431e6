/** 'What if I made 90k': the pay as a whole, with no raise on top of it. */
import type { Action, Minded } from '#advisor/minding/minded.ts'

const IF_PAID = new RegExp(
  String.raw`\b(?:if (?:i|we|he|she) (?:earned|made|got paid|was paid|were paid|brought in)|` +
    String.raw`(?:if|suppose|imagine|say) (?:my|our) (?:pay|salary|wages?|income) (?:was|were))(?: about| around| only)? \$?$`,
  'i',
)
const ON_TOP = /^[^.?!\d]{0,16}\b(?:more|extra|less)\b/i
const AFTER_TAX = /\bafter[ -]?tax(?:es)?\b|\btake[ -]?home\b|\bbring home\b|\bnet\b/i

export function asNewPay(action: Action, text: string, { numbers }: Minded): Action {
  const [pay, ...more] = numbers
  const isPay = pay && more.length === 0 && pay.kind !== 'percent' && IF_PAID.test(text.slice(0, pay.start))
  if (!isPay || ON_TOP.test(text.slice(pay.end)) || AFTER_TAX.test(text)) return action
  return {
    ...action,
    intent: 'what-if',
    from: null,
    wanted: null,
    inputs: [{ slot: 'newIncome', value: { kind: 'number', number: pay } }],
  }
}
