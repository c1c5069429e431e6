/**
 * Under which keys what is known of money is kept. They stand by themselves because the chat makes all of it stale and
 * shows none of it: it need not load how it is asked for and written.
 */
export const PROFILE_KEY = ['profile'] as const
export const HOUSEHOLD_KEY = ['household'] as const
export const ASSETS_KEY = ['assets'] as const
export const LIABILITIES_KEY = ['liabilities'] as const
export const NET_WORTH_KEY = ['net-worth-history'] as const
export const balanceSheetKeys = [ASSETS_KEY, LIABILITIES_KEY, NET_WORTH_KEY]

/** What other tabs are told of when the balance sheet is written. */
export const BALANCE_SHEET_SUBJECT = 'balance-sheet'
