import { isPlainDate } from '#finance/dates.ts'
import { type Cents, formatMoney, parseMoney } from '#finance/money.ts'

export const MAX_LABEL = 200
export const MAX_DESCRIPTION = 2000

/** What an amount field is worth; null when it is no amount the budget takes, such as a negative one. */
export function parseAmount(text: string): Cents | null {
  const cents = parseMoney(text)
  return cents === null || cents < 0 ? null : cents
}

/** Tells screen readers how the typed text was understood. */
export function describeAmount(text: string): string | undefined {
  const cents = parseAmount(text)
  return cents === null ? undefined : formatMoney(cents)
}

export const isLabel = (text: string) => text.trim() !== '' && text.trim().length <= MAX_LABEL

export type EntryField = 'label' | 'amount' | 'date'

/** The first field that keeps the entry from being taken; null when all is well. */
export function findFault(texts: Record<EntryField, string>): EntryField | null {
  if (!isLabel(texts.label)) return 'label'
  if (parseAmount(texts.amount) === null) return 'amount'
  return isPlainDate(texts.date) ? null : 'date'
}

export type GoalField = 'name' | 'currentAmount' | 'targetAmount' | 'description'
export type GoalTexts = Record<GoalField, string>

export const emptyGoal: GoalTexts = { name: '', currentAmount: '', targetAmount: '', description: '' }

export function findGoalFault(texts: GoalTexts): GoalField | null {
  if (!isLabel(texts.name)) return 'name'
  if (texts.currentAmount.trim() !== '' && parseAmount(texts.currentAmount) === null) return 'currentAmount'
  if (parseAmount(texts.targetAmount) === null) return 'targetAmount'
  return texts.description.trim().length > MAX_DESCRIPTION ? 'description' : null
}
