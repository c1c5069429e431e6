/** What a debt is counted to cost: a row is kept with zero until its rate is told, and few lenders ask for nothing. */
import type { Liability } from '#contract/balance-sheet.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { isOther, isPartner } from '#advisor/understanding/people.ts'
import { typicalLoans } from './typical-loans.ts'

/** Nobody is asked what a brother or a friend charges. */
export const isAmongFamily = (name: string) =>
  (name.toLowerCase().match(/[a-z]+/g) ?? []).some((word) => isOther(word) || isPartner(word))

type Rated = Pick<Liability, 'id' | 'name' | 'category' | 'interestRate'>
type Told = Pick<Snapshot, 'zeroRates'>

/** 15 dollars on each 100 for two weeks. */
const payday = { rate: 391 }

function typicalOf({ name, category }: Rated): { rate: number } | undefined {
  if (isAmongFamily(name)) return undefined
  return /\bpay ?day\b/i.test(name) ? payday : typicalLoans.find((loan) => loan.category === category)
}

/** Whether a debt of a kind that costs interest has no rate, because nobody has told it. */
export const isRateOpen = (debt: Rated, { zeroRates = [] }: Told): boolean =>
  !debt.interestRate && typicalOf(debt) !== undefined && !zeroRates.includes(debt.id)

/** As told, else what such a loan usually costs. */
export const countedRate = (debt: Rated, told: Told): number =>
  isRateOpen(debt, told) ? (typicalOf(debt)?.rate ?? 0) : (debt.interestRate ?? 0)
