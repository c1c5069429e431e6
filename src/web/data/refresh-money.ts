import type { QueryClient } from '@tanstack/react-query'
import { announce } from '#web/lib/broadcast.ts'
import { BALANCE_SHEET_SUBJECT, balanceSheetKeys, HOUSEHOLD_KEY, PROFILE_KEY } from './money-keys.ts'

/** After the advisor stored something or took it back: every screen that shows money, here and in other tabs. */
export function refreshMoney(client: QueryClient) {
  for (const queryKey of [PROFILE_KEY, ...balanceSheetKeys, HOUSEHOLD_KEY]) {
    void client.invalidateQueries({ queryKey })
  }
  announce('profile')
  announce(BALANCE_SHEET_SUBJECT)
}
