/** Debts at the rates they are counted with: a usual one where none was told, which is said. */
import type { Liability } from '#contract/balance-sheet.ts'
import type { Figure } from '#contract/figures.ts'
import { byRow, byRule, byWords } from '#advisor/grounding/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { nameOf } from '#advisor/planning/compose.ts'
import { countedRate, isRateOpen } from '#advisor/planning/data/debt-rate.ts'
import { isTold, type ToldDebt } from '#advisor/planning/data/told-debt.ts'
import type { Household } from '#advisor/planning/sum.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import type { Snapshot } from '#advisor/snapshot.ts'

const typicalRate = byRule('Typical rate', 'a typical rate for such a debt; yours may differ')
const usualMinimum = byRule('Usual minimum', 'the month’s interest and a small share of the balance')

/** Every debt with the rate that sums count for it. */
export const atCountedRates = (debts: readonly Liability[], snapshot: Snapshot): Liability[] =>
  debts.map((debt) => (isTold(debt) ? debt : { ...debt, interestRate: countedRate(debt, snapshot) }))

const isOpen = ({ id }: Liability, snapshot: Snapshot) =>
  snapshot.liabilities.some((row) => row.id === id && isRateOpen(row, snapshot))

export const sourceOfDebt = (debt: Liability, part: keyof ToldDebt['sources'] = 'amount') =>
  (isTold(debt) && debt.sources[part]) || (debt.id < 0 ? byWords(debt.name) : byRow('liabilities', debt))

/** The rate of one of them, as told or as usual. */
export const rateOfDebt = (debt: Liability, snapshot: Snapshot, sheet: Worksheet): Figure =>
  sheet.rateOf(
    debt.name,
    debt.interestRate,
    isOpen(debt, snapshot) ? typicalRate : sourceOfDebt(debt, 'interestRate'),
  )

/** Which rates are guesses, and that they are wanted. */
export function remarkOnRates(debts: readonly Liability[], snapshot: Snapshot, sheet: Worksheet): Text[] {
  const open = debts.filter((debt) => isOpen(debt, snapshot))
  if (open.length === 0) return []
  const [first, another] = open
  if (!first || another) return [text`I took usual rates: tell me the real ones, and I’ll redo it.`]
  const rate = rateOfDebt(first, snapshot, sheet)
  return [
    text`I took ${rate} for ${nameOf(first.name)}, as is usual: tell me the real rate, and I’ll redo it.`,
  ]
}

export function describeDebt(debt: Liability, minimum: number, snapshot: Snapshot, sheet: Worksheet): Text {
  const source = sourceOfDebt(debt)
  const owed = sheet.row(debt.name, debt.amount, source)
  const rate = rateOfDebt(debt, snapshot, sheet)
  if (minimum === 0) return text`${nameOf(debt.name)}: ${owed} at ${rate}`
  const least = sheet.row(
    debt.name,
    minimum,
    debt.minimumPayment === null ? usualMinimum : sourceOfDebt(debt, 'minimumPayment'),
  )
  return text`${nameOf(debt.name)}: ${owed} at ${rate}, minimum ${least}${debt.minimumPayment === null ? ' (my guess)' : ''}`
}

/** A word on the rate of one debt that nobody has told: a usual one was taken, or none. */
export function remarkOnGuess(rate: Figure, { debt, text: words }: Household): Text[] {
  if (rate.source.kind === 'rule')
    return [text`I took ${rate}, a usual rate: tell me yours, and I’ll redo it.`]
  const isOpen = rate.value === 0 && debt?.interestRate === 0 && !/%|\binterest\b/i.test(words)
  return isOpen ? [text`Tell me its rate if it has one: interest makes it longer.`] : []
}
