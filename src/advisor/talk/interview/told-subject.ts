import type { Change } from '#advisor/facts.ts'

/** What something told is about, by the list in which it is stored. */
export type Subject = 'debt' | 'savings' | 'pay' | 'costs' | 'goals' | 'owned' | 'home' | 'retirement'

const subjects: Partial<Record<Change['kind'], Subject>> = {
  liability: 'debt',
  expense: 'costs',
  income: 'pay',
  goal: 'goals',
  asset: 'owned',
}
const fields: Partial<Record<string, Subject>> = {
  income: 'pay',
  expenses: 'costs',
  savings: 'savings',
  debt: 'debt',
  retirementAge: 'retirement',
  financialGoals: 'goals',
}
export const subjectOf = (change: Change) =>
  change.kind === 'profile' ? fields[change.field] : subjects[change.kind]
