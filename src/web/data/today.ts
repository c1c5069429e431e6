import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { balanceSheet } from '#contract/balance-sheet.ts'
import { type StaleItem, todays } from '#contract/today.ts'
import { announce } from '#web/lib/broadcast.ts'
import { assetsQuery, BALANCE_SHEET_SUBJECT, liabilitiesQuery } from './balance-sheet.ts'
import { call } from './call.ts'
import { householdQuery } from './household.ts'

/** Below the household's key: whatever makes that stale makes this stale too. */
export const todayQuery = queryOptions({
  queryKey: [...householdQuery.queryKey, 'today'],
  queryFn: () => call(todays.get),
})

export function useTickStep() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (code: string) => call(todays.tick, { body: { code } }),
    onSettled: () => client.invalidateQueries({ queryKey: todayQuery.queryKey }),
  })
}

/** Writes an item as it is: from now on it was looked at today. */
export function useConfirmItem() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ list, id }: Pick<StaleItem, 'list' | 'id'>) => {
      if (list === 'assets') {
        const item = (await call(balanceSheet.listAssets)).find((asset) => asset.id === id)
        return item && call(balanceSheet.updateAsset, { id, body: item })
      }
      const item = (await call(balanceSheet.listLiabilities)).find((debt) => debt.id === id)
      return item && call(balanceSheet.updateLiability, { id, body: item })
    },
    onSuccess: () => announce(BALANCE_SHEET_SUBJECT),
    onSettled: (_, __, { list }) => {
      void client.invalidateQueries({
        queryKey: (list === 'assets' ? assetsQuery : liabilitiesQuery).queryKey,
      })
      return client.invalidateQueries({ queryKey: todayQuery.queryKey })
    },
  })
}
