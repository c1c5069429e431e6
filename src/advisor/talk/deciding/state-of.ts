import { byFormula } from '#advisor/grounding/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { hasWholeBudget, monthlyExpenses, monthlyPay, savings } from '#advisor/planning/data/totals.ts'
import type { Scene } from '#advisor/talk/scene.ts'

/** What is known of the household so far, in one sentence. */
export function stateOf({ snapshot, sheet }: Scene): Text | null {
  const [pay, costs, cash] = [monthlyPay(snapshot), monthlyExpenses(snapshot), savings(snapshot)]
  if (pay && costs) {
    const rest = pay.value - costs.value
    const left = sheet.money(
      'Left a month',
      Math.abs(rest),
      byFormula('income minus expenses', [
        sheet.money('Income a month', pay.value, pay.source),
        sheet.money('Expenses a month', costs.value, costs.source),
      ]),
    )
    if (rest < 0) return text`You're ${left} short each month as it is.`
    return hasWholeBudget(snapshot)
      ? text`You have ${left} left each month.`
      : text`So far that leaves ${left} a month for everything else.`
  }
  const saved = cash && sheet.money('Savings', cash.value, cash.source)
  if (pay) return text`You bring in ${sheet.money('Income a month', pay.value, pay.source)} a month.`
  return saved ? text`You have ${saved} saved.` : null
}
