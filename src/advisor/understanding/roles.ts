/** What an amount of money is in the user's finances. */
export const roles = [
  'none',
  'income',
  'expenseTotal',
  'expenseItem',
  'savings',
  'asset',
  'liability',
  'debtTotal',
  'goalTarget',
  'goalCurrent',
  'retirementGoal',
] as const
export type Role = (typeof roles)[number]
