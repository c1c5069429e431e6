import { BALANCE_SHEET_SUBJECT, HOUSEHOLD_KEY } from './money-keys.ts'
import { useFollow } from './use-follow.ts'

const keys = [HOUSEHOLD_KEY]

/** Shows what other tabs and devices write, on whichever screen. */
export function useFollowHousehold() {
  useFollow('profile', keys)
  useFollow(BALANCE_SHEET_SUBJECT, keys)
}
