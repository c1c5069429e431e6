/** 'How much sooner if i pay 450', of a payment of 341: what is paid from then on, and not on top. */
import { byFormula, FigureSheet } from '#advisor/grounding/figures.ts'
import type { Sum } from '#advisor/planning/sum.ts'
import { NEW_LESS_NOW } from '#advisor/planning/new-less-now.ts'
import type { Valued } from '#advisor/planning/to-value.ts'
import { loanPayment } from '#finance/loan.ts'

const WHOLE_BEFORE = new RegExp(
  String.raw`(?:\b(?:to|do|did|doing|mak(?:e|es|ing) it|made it|pa(?:y|ys|id|ying)|send(?:ing)?|sent|with|at|went|go)|` +
    String.raw`w\/)(?: (?:about|like|just|around|maybe|only|it))*\s*\$?$`,
  'i',
)
const ADDED_AFTER =
  /^(?:\s*(?:\/|a|per|each|every) ?(?:month|mo))?\s*(?:more|extra|on top|additional|higher|further)\b/i

/** Sets the extra to what the new payment has more than the one that is paid now. */
export function wholePayment(given: Map<string, Valued>, sum: Sum, text: string): void {
  const extra = given.get('extra')
  const now = given.get('payment')?.value ?? termPayment(given)
  if (sum.name !== 'extra-payment' || extra?.source.kind !== 'words' || now === null) return
  const { quote } = extra.source
  const at = text.indexOf(quote)
  const isWhole = WHOLE_BEFORE.test(text.slice(0, at)) && !ADDED_AFTER.test(text.slice(at + quote.length))
  if (at < 0 || !isWhole || extra.value <= now) return
  const sheet = new FigureSheet()
  const from = [
    sheet.money('New payment', extra.value, extra.source),
    sheet.money('Payment now', now, given.get('payment')?.source ?? byFormula('the payment of its term', [])),
  ]
  given.set('extra', { ...extra, value: extra.value - now, source: byFormula(NEW_LESS_NOW, from) })
}

function termPayment(given: ReadonlyMap<string, Valued>): number | null {
  const [principal, rate, months] = ['principal', 'rate', 'months'].map((name) => given.get(name)?.value)
  return principal && rate !== undefined && months ? loanPayment({ principal, rate, months }) : null
}
