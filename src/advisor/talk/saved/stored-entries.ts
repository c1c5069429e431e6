/** What is stored, entry by entry in words with figures, the most telling first. */
import type { ProfileField } from '#contract/profile.ts'
import type { RowChange } from '#advisor/facts.ts'
import { byProfile, byRow, type FigureSheet } from '#advisor/grounding/figures.ts'
import type { Text } from '#advisor/grounding/pieces.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { sumMoney } from '#finance/money.ts'
import { changeText } from './describe-fact.ts'

export type Subject = 'income' | 'expenses' | 'savings' | 'debt' | 'assets' | 'goals' | 'plans' | 'age'

export interface StoredEntry {
  subject: Subject
  /** As its owner named it; empty for a field of the profile. */
  name: string
  text: Text
}

const fields: readonly (readonly [ProfileField, Subject])[] = [
  ['income', 'income'],
  ['expenses', 'expenses'],
  ['savings', 'savings'],
  ['debt', 'debt'],
]
const plans: readonly (readonly [ProfileField, Subject])[] = [
  ['retirementAge', 'plans'],
  ['retirementGoal', 'plans'],
  ['investmentRiskTolerance', 'plans'],
  ['financialGoals', 'goals'],
]

export function listStored(snapshot: Snapshot, sheet: FigureSheet): StoredEntry[] {
  const { profile, provenance, income, expenses, assets, liabilities, goals, birthYear } = snapshot
  const owed = sumMoney(liabilities.map(({ amount }) => amount))
  const field = ([name, subject]: readonly [ProfileField, Subject]): StoredEntry[] => {
    const value = profile[name]
    // A total beside the debts that make it up says nothing more.
    if (value === null || (name === 'debt' && liabilities.length > 0 && Number(value) <= owed)) return []
    const said = provenance[name]
    const source = said ? ({ kind: 'words', ...said } as const) : byProfile(name)
    const change = { kind: 'profile', field: name, value } as Parameters<typeof changeText>[0]
    return [{ subject, name: '', text: changeText(change, sheet, source) }]
  }
  const row = (
    subject: Subject,
    list: Parameters<typeof byRow>[0],
    change: RowChange & { id: number },
  ): StoredEntry => ({ subject, name: change.name, text: changeText(change, sheet, byRow(list, change)) })
  return [
    ...fields.flatMap(field),
    ...liabilities.map(({ id, name, amount, interestRate, category }) =>
      row('debt', 'liabilities', {
        kind: 'liability',
        id,
        name,
        amount,
        category,
        ...(interestRate > 0 && { interestRate }),
      }),
    ),
    ...assets.map(({ id, name, value, category }) =>
      row('assets', 'assets', { kind: 'asset', id, name, value, category }),
    ),
    ...income.map(({ id, source: name, amount }) =>
      row('income', 'incomeItems', { kind: 'income', id, name, amount }),
    ),
    ...expenses.map(({ id, category: name, amount }) =>
      row('expenses', 'expenseItems', { kind: 'expense', id, name, amount }),
    ),
    ...goals.map(({ id, name, targetAmount, currentAmount }) =>
      row('goals', 'financialGoalItems', { kind: 'goal', id, name, targetAmount, currentAmount }),
    ),
    ...plans.flatMap(field),
    ...(birthYear === null
      ? []
      : [
          {
            subject: 'age' as const,
            name: '',
            text: changeText({ kind: 'birthYear', value: birthYear }, sheet, byProfile('birthYear')),
          },
        ]),
  ]
}
