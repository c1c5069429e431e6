import type { QueryClient } from '@tanstack/react-query'
import { announce } from '#web/lib/broadcast.ts'
import { BALANCE_SHEET_SUBJECT, balanceSheetKeys } from './balance-sheet.ts'
import { householdQuery } from './household.ts'
import { profileQuery } from './profile.ts'

/** After the advisor stored something or took it back: every screen that shows money, here and in other tabs. */
export function refreshMoney(client: QueryClient) {
  for (const queryKey of [profileQuery.queryKey, ...balanceSheetKeys, householdQuery.queryKey]) {
    void client.invalidateQueries({ queryKey })
  }
  announce('profile')
  announce(BALANCE_SHEET_SUBJECT)
}
