import type { ProfileValues } from '#contract/profile.ts'
import { totalAmount } from '#finance/budget.ts'
import { collectDigest, type DigestFigures } from '#finance/digest.ts'
import type { PlainDate } from '#finance/dates.ts'
import { type Cents, roundCents, sumMoney } from '#finance/money.ts'
import type { Db } from '#server/db/database.ts'
import { listAssets } from '#server/features/balance-sheet/assets-store.ts'
import { listLiabilities } from '#server/features/balance-sheet/liabilities-store.ts'
import { findProfile } from '#server/features/profile/profile-store.ts'
import { readProfile } from '#server/features/profile/read-profile.ts'

const isOwn = (item: { sample?: boolean | undefined }) => !item.sample

/**
 * The figures as they are now; read them inside a transaction. A user's own rows come before the fields of the
 * profile, and rows of the sample budget are nobody's.
 */
export async function readFigures(db: Db, userId: number, today: PlainDate): Promise<DigestFigures> {
  const { otherData, ...profile } = await readProfile(db, userId)
  const { birthYear } = await findProfile(db, userId)
  const assets = await listAssets(db, userId)
  const liabilities = await listLiabilities(db, userId)
  const income = (otherData?.incomeItems ?? []).filter(isOwn)
  const expenses = (otherData?.expenseItems ?? []).filter(isOwn)
  const valueIn = (category: string) => {
    const values = assets.filter((asset) => asset.category === category).map((asset) => asset.value)
    return values.length > 0 ? sumMoney(values) : null
  }
  return collectDigest({
    monthlyIncome: income.length > 0 ? totalAmount(income) : monthlyPart(profile.income),
    monthlyExpenses: expenses.length > 0 ? totalAmount(expenses) : profile.expenses,
    expenses,
    cash: valueIn('Cash and Equivalents') ?? profile.savings,
    assets,
    debts: liabilities.length > 0 ? liabilities : debtsByProfile(profile),
    goals: (otherData?.financialGoalItems ?? []).filter(isOwn),
    age: birthYear === null ? null : Number(today.slice(0, 4)) - birthYear,
    riskTolerance: profile.investmentRiskTolerance,
    retirementAge: profile.retirementAge,
    retirementSavings: valueIn('Retirement Accounts'),
    retirementGoal: profile.retirementGoal,
  })
}

const monthlyPart = (yearly: Cents | null) => (yearly === null ? null : roundCents(yearly / 12))

/** A sum without rates says nothing about interest, but a debt of 0 says that there is none. */
const debtsByProfile = ({ debt }: Pick<ProfileValues, 'debt'>) => (debt === 0 ? [] : null)
