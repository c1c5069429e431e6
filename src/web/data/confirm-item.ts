import { useMutation, useQueryClient } from '@tanstack/react-query'
import { balanceSheet } from '#contract/balance-sheet.ts'
import type { StaleItem } from '#contract/today.ts'
import { announce } from '#web/lib/broadcast.ts'
import { call } from './call.ts'
import { ASSETS_KEY, BALANCE_SHEET_SUBJECT, LIABILITIES_KEY } from './money-keys.ts'
import { todayQuery } from './today.ts'

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
      void client.invalidateQueries({ queryKey: list === 'assets' ? ASSETS_KEY : LIABILITIES_KEY })
      return client.invalidateQueries({ queryKey: todayQuery.queryKey })
    },
  })
}
