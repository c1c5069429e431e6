/** '690 a week is my pay. what would be left after bills': of that pay, all that is stored is taken, and nothing else. */
import { bare } from '#advisor/executing/bare-action.ts'
import type { Action, Minded } from '#advisor/minding/minded.ts'
import { monthlyExpenses } from '#advisor/planning/data/totals.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { weighedIn } from '#advisor/understanding/reading/weighed.ts'
import { roles } from '#advisor/understanding/roles.ts'

const LEFT =
  /\b(?:left|leftover|over)\b[^.?!]*\b(?:after|once)\b[^.?!]*\b(?:bills|expenses|costs|everything)\b/i
const LIKELY = 0.5

interface Asked {
  text: string
  minded: Pick<Minded, 'numbers' | 'amounts' | 'readings'>
  snapshot: Snapshot
}

export function leftOfPay({ text, minded, snapshot }: Asked): Action | null {
  const amounts = minded.numbers.filter(({ kind }) => kind === 'money' || kind === 'number')
  const isBudget = minded.readings[0]?.actions.some(({ intent }) => intent === 'budget-summary') ?? false
  // 'Not 690 to the card, 690 a week is my pay' says one amount twice.
  const isOne = new Set(amounts.map(({ value }) => value)).size === 1
  if (!isOne || isBudget || !LEFT.test(text) || monthlyExpenses(snapshot) === null) return null
  const { weighed } = weighedIn(text, minded.amounts)
  const number = amounts.findLast(
    ({ start }) => (weighed?.after.get(start)?.[roles.indexOf('income')] ?? 0) >= LIKELY,
  )
  return number
    ? { ...bare('budget-summary'), inputs: [{ slot: 'income', value: { kind: 'number', number } }] }
    : null
}
