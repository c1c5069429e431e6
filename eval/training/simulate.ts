import type { Snapshot } from '#advisor/snapshot.ts'
import { talk } from '#advisor/testing/memory.ts'
import { builtInLearned, type Learned } from '#advisor/understanding/learned/learned.ts'
import { toDollars } from '#finance/money.ts'
import type { Conversation } from './corpus.ts'

/** Runs a conversation through understanding and gives back what the API would answer. */
export function converse({ context, turns }: Conversation, learned: Learned = builtInLearned()) {
  const { snapshot, facts } = talk([...(context ? [context.prelude] : []), ...turns], learned)
  return { raw: toRaw(snapshot), facts }
}

function toRaw({ profile, expenses, income, goals, assets, liabilities }: Snapshot) {
  const dollars = (cents: number | null) => (cents === null ? null : toDollars(cents))
  return {
    profile: {
      ...profile,
      income: dollars(profile.income),
      expenses: dollars(profile.expenses),
      savings: dollars(profile.savings),
      debt: dollars(profile.debt),
      retirementGoal: dollars(profile.retirementGoal),
      otherData: {
        expenseItems: expenses.map((row) => ({ ...row, amount: toDollars(row.amount) })),
        incomeItems: income.map((row) => ({ ...row, amount: toDollars(row.amount) })),
        financialGoalItems: goals.map((row) => ({
          ...row,
          currentAmount: toDollars(row.currentAmount),
          targetAmount: toDollars(row.targetAmount),
        })),
      },
    },
    assets: assets.map((row) => ({ ...row, value: toDollars(row.value) })),
    liabilities: liabilities.map((row) => ({ ...row, amount: toDollars(row.amount) })),
  }
}
