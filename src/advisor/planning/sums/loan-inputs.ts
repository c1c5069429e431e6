/** Inputs of loans, homes and cars that several sums share. */
import { byRow } from '#advisor/grounding/figures.ts'
import { paidOnDebt } from '#advisor/planning/data/paid-on-debt.ts'
import { countedRate, isRateOpen } from '#advisor/planning/data/debt-rate.ts'
import { assetsOf, sumRows } from '#advisor/planning/data/totals.ts'
import { type LoanKind, type TypicalLoan, typicalLoans } from '#advisor/planning/data/typical-loans.ts'
import type { Given } from '#advisor/planning/given.ts'
import type { Household, Input } from '#advisor/planning/sum.ts'
import type { AssetCategory, LiabilityCategory } from '#finance/balance-sheet.ts'
import { averageInterestRate } from '#finance/balance-sheet.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import { formatPercent } from '#finance/money.ts'
import { assumed } from './inputs.ts'

export const MOST_MONEY = 1e14
/** How the payment of a loan is worked out, as its figures tell it. */
export const EQUAL_PAYMENT = 'the equal payment that clears the loan in its term'

export const money = (label: string) => ({ label, unit: 'money', min: 0, max: MOST_MONEY }) as const
export const monthly = (label: string) => ({ ...money(label), per: 'month' }) as const
export const percent = (label: string, max = 1000) => ({ label, unit: 'percent', min: 0, max }) as const
export const months = (label: string) => ({ label, unit: 'months', min: 1, max: 1200 }) as const

/** Whether this very message says an input, which an earlier one may have said as well. */
export function isSaidNow(slot: string, sheet: Worksheet, { text }: Household): boolean {
  const source = sheet.sourceOf(slot)
  return source.kind === 'words' && source.quote !== '' && text.includes(source.quote)
}

/** The kind of loan that is spoken of: that of the debt named, else by the words. */
function typicalLoan({ debt, text }: Household): TypicalLoan | null {
  const ofDebt = typicalLoans.find((loan) => loan.category === debt?.category)
  return ofDebt ?? typicalLoans.find((loan) => loan.words.test(text)) ?? null
}

/** The kind of loan that some words speak of. */
export const loanKindIn = (words: string): LoanKind | null =>
  typicalLoans.find((loan) => loan.words.test(words))?.kind ?? null

export const speaksOf = (household: Household, kind: LoanKind) => typicalLoan(household)?.kind === kind

function typicalRate(household: Household): Given | null {
  const loan = typicalLoan(household)
  return loan && assumed(loan.rate, 'Typical rate', `a typical rate for ${loan.label}; yours may differ`)
}

function typicalTerm(household: Household): Given | null {
  const loan = typicalLoan(household)
  if (!loan?.months) return null
  return assumed(loan.months, 'Usual term', `the usual term of ${loan.label}; yours may differ`)
}

const ofDebt = ({ debt }: Household, value: number | null | undefined): Given | null =>
  debt && value !== null && value !== undefined ? { value, source: byRow('liabilities', debt) } : null

export const storedBalance = (household: Household) => ofDebt(household, household.debt?.amount)
export const storedPayment = ({ debt, snapshot }: Household) => debt && paidOnDebt(debt, snapshot)
/** Null for a debt that is kept without a rate. */
export const storedRate = (household: Household) => {
  const { debt, snapshot } = household
  return debt && isRateOpen(debt, snapshot) ? null : ofDebt(household, debt?.interestRate)
}

/** The rate of the debt named, else what such a loan usually costs. */
export const loanRate = {
  ...percent('Interest a year'),
  stored: (household: Household) => storedRate(household) ?? typicalRate(household),
  ask: 'What interest rate does it carry, in percent a year?',
} as const satisfies Input

export const principal = {
  ...money('Loan'),
  stored: storedBalance,
  ask: 'How much is the loan?',
} as const satisfies Input

/** The usual term of such a loan, where it is not said. */
export const loanTerm = {
  ...months('Term'),
  stored: typicalTerm,
  ask: 'Over how many years or months does the loan run?',
} as const satisfies Input

/** What is left to run of a loan: known only when said, or guessed for a mortgage. */
export const termLeft = {
  ...months('Time left'),
  stored: (household: Household) => (speaksOf(household, 'mortgage') ? typicalTerm(household) : null),
} as const satisfies Input

export const homeRate = {
  ...percent('Mortgage rate'),
  assume: assumed(6.5, 'Typical rate', 'a typical rate for a mortgage; yours may differ'),
} as const satisfies Input

export const homeTerm = {
  ...months('Mortgage term'),
  assume: assumed(360, 'Usual term', 'the usual term of a mortgage'),
} as const satisfies Input

/** All debts but a mortgage that can be counted as one, with their average rate. */
export function unsecuredDebts({ snapshot }: Household) {
  return snapshot.liabilities.filter((debt) => debt.amount > 0 && debt.category !== 'Mortgage')
}

/** What is owed on the debt named, else on all of them but the mortgage. */
export function storedDebts(household: Household): Given | null {
  if (household.debt) return storedBalance(household)
  return sumRows('liabilities', unsecuredDebts(household), 'your debts without the mortgage added up')
}

export function storedAverageRate(household: Household): Given | null {
  if (household.debt) return storedRate(household) ?? typicalRate(household)
  const debts = unsecuredDebts(household).map((debt) => ({
    ...debt,
    interestRate: countedRate(debt, household.snapshot),
  }))
  const value = averageInterestRate(debts)
  if (value === null) return typicalRate(household)
  const inputs = debts.map(({ name, interestRate }) => ({
    label: name,
    text: formatPercent(interestRate, 2),
  }))
  return {
    value,
    source: { kind: 'formula', formula: 'the rates of your debts, weighted by what is owed', inputs },
  }
}

const liabilitiesOf = ({ snapshot }: Household, category: LiabilityCategory) =>
  snapshot.liabilities.filter((debt) => debt.category === category && debt.amount > 0)

/** What is owed on a home, or on a car when one is spoken of. */
export function storedOwed(household: Household): Given | null {
  if (household.debt) return storedBalance(household)
  const category = speaksOf(household, 'car') ? 'Auto Loans' : 'Mortgage'
  return sumRows('liabilities', liabilitiesOf(household, category), 'the loans on it added up')
}

/** What the home is worth, or the car when one is spoken of. */
export function storedWorth(household: Household): Given | null {
  const { asset, snapshot } = household
  if (asset) return { value: asset.value, source: byRow('assets', asset) }
  const isCar = household.debt?.category === 'Auto Loans' || speaksOf(household, 'car')
  const category: AssetCategory = isCar ? 'Vehicles' : 'Real Estate'
  return sumRows('assets', assetsOf(snapshot, category), 'what is stored of that kind added up')
}
