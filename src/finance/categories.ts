/** The categories that Keel gives by itself; users have any others they like. */
export const spendingCategories = [
  'Groceries',
  'Eating out',
  'Housing',
  'Utilities',
  'Phone and internet',
  'Transport',
  'Car',
  'Insurance',
  'Health',
  'Subscriptions',
  'Entertainment',
  'Shopping',
  'Household',
  'Children',
  'Education',
  'Travel',
  'Personal care',
  'Gifts and donations',
  'Fees and charges',
  'Taxes',
  'Debt payments',
  'Savings and investments',
  'Cash',
  'Other',
] as const

export const incomeCategories = ['Salary', 'Interest', 'Dividends', 'Benefits', 'Other income'] as const
