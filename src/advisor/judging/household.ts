/** What a judgement holds a result against: pay, spending and what is left, each with where it came from. */
import type { Figure } from '#contract/figures.ts'
import { byFormula, type FigureSheet } from '#advisor/grounding/figures.ts'
import { monthlyExpenses, monthlyIncome, surplus } from '#advisor/planning/data/totals.ts'
import type { Given } from '#advisor/planning/given.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { percentShare } from '#finance/money.ts'

const shown = (sheet: FigureSheet, label: string, given: Given | null): Figure | null =>
  given && given.value > 0 ? sheet.money(label, given.value, given.source) : null

export const payOf = (sheet: FigureSheet, snapshot: Snapshot) =>
  shown(sheet, 'Pay a month', monthlyIncome(snapshot))

export const spendingOf = (sheet: FigureSheet, snapshot: Snapshot) =>
  shown(sheet, 'Spending a month', monthlyExpenses(snapshot))

/** One bill alone says nothing of what is left. */
const FEWEST_BILLS = 0.3

/** What is left in a month; null unless so much of the spending is known that it means something. */
export function leftOf(sheet: FigureSheet, snapshot: Snapshot): Figure | null {
  const [income, expenses] = [monthlyIncome(snapshot), monthlyExpenses(snapshot)]
  if (!income || !expenses || expenses.value < income.value * FEWEST_BILLS) return null
  return shown(sheet, 'Left a month', surplus(snapshot))
}

/** Pay by the words that the profile has for it. */
export const payWord = ({ profile }: Snapshot) =>
  profile.incomeBasis === 'gross' ? 'pay before tax' : profile.incomeBasis === 'net' ? 'take-home pay' : 'pay'

export const shareOf = (sheet: FigureSheet, label: string, part: Figure, whole: Figure): Figure =>
  sheet.percent(
    label,
    percentShare(part.value, whole.value),
    byFormula('the part divided by the whole', [part, whole]),
    0,
  )

export const lessOf = (sheet: FigureSheet, label: string, a: Figure, b: Figure): Figure =>
  sheet.roundedMoney(label, Math.abs(a.value - b.value), byFormula('one minus the other', [a, b]))
