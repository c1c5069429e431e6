import type { FactPlace } from '#contract/facts.ts'

type Screen = '/budget' | '/balance-sheet' | '/profile' | '/settings' | '/transactions'

/** 'Open in …' */
export const screenNames: Record<Screen, string> = {
  '/budget': 'Budget Tracker',
  '/balance-sheet': 'Balance Sheet',
  '/profile': 'Profile',
  '/settings': 'Settings',
  '/transactions': 'Transactions',
}

/** Where a stored value can be seen and changed; a year of birth is on no screen but the list of what is known. */
export const screenOf: Record<FactPlace, Screen | null> = {
  profile: '/profile',
  birthYear: null,
  expenseItems: '/budget',
  incomeItems: '/budget',
  financialGoalItems: '/budget',
  assets: '/balance-sheet',
  liabilities: '/balance-sheet',
}
