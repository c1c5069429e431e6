import { type QueryKey, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type Asset,
  type AssetInput,
  balanceSheet,
  type Liability,
  type LiabilityInput,
} from '#contract/balance-sheet.ts'
import { formatMoney } from '#finance/money.ts'
import { announce } from '#web/lib/broadcast.ts'
import { call } from './call.ts'
import { householdQuery } from './household.ts'
import {
  ASSETS_KEY,
  BALANCE_SHEET_SUBJECT,
  balanceSheetKeys,
  LIABILITIES_KEY,
  NET_WORTH_KEY,
} from './money-keys.ts'
import { callOrKeep } from './waiting.ts'
import { useFollow } from './use-follow.ts'

const DAYS_OF_HISTORY = 1000

export const assetsQuery = queryOptions({
  queryKey: ASSETS_KEY,
  queryFn: () => call(balanceSheet.listAssets),
})

export const liabilitiesQuery = queryOptions({
  queryKey: LIABILITIES_KEY,
  queryFn: () => call(balanceSheet.listLiabilities),
})

export const netWorthHistoryQuery = queryOptions({
  queryKey: NET_WORTH_KEY,
  queryFn: () => call(balanceSheet.netWorthHistory, { query: { limit: DAYS_OF_HISTORY } }),
})

/** Shows what other tabs and devices write. */
export const useFollowBalanceSheet = () => useFollow(BALANCE_SHEET_SUBJECT, balanceSheetKeys)

/** A write is done when the list it changed, and what all lists come to, have been fetched again. */
function useWrite<Input, Result>(write: (input: Input) => Promise<Result>, listKey: QueryKey) {
  const client = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationFn: write,
    onSuccess: () => {
      announce(BALANCE_SHEET_SUBJECT)
      void client.invalidateQueries(netWorthHistoryQuery)
      return Promise.all([
        client.invalidateQueries({ queryKey: listKey }),
        client.invalidateQueries(householdQuery),
      ])
    },
  })
  return mutateAsync
}

const nameNotes = (notes: string | null | undefined) => (notes ? [`notes: ${notes}`] : [])

const nameAsset = ({ name, value, category, notes }: AssetInput) =>
  [name, formatMoney(value), category, ...nameNotes(notes)].join(', ')

const nameMinimum = (payment: number | null | undefined) =>
  typeof payment === 'number' ? [`minimum payment ${formatMoney(payment)}`] : []

const nameLiability = ({ name, amount, interestRate, category, minimumPayment, notes }: LiabilityInput) =>
  [
    name,
    `${formatMoney(amount)} at ${interestRate}%`,
    category,
    ...nameMinimum(minimumPayment),
    ...nameNotes(notes),
  ].join(', ')

export const useAssetWrites = () => ({
  add: useWrite(
    (body: AssetInput) => callOrKeep(`New asset: ${nameAsset(body)}`, balanceSheet.addAsset, { body }),
    assetsQuery.queryKey,
  ),
  update: useWrite(
    ({ id, input }: { id: number; input: AssetInput }) =>
      callOrKeep(`Asset: ${nameAsset(input)}`, balanceSheet.updateAsset, { id, body: input }),
    assetsQuery.queryKey,
  ),
  remove: useWrite(
    (item: Asset) =>
      callOrKeep(`Asset to delete: ${nameAsset(item)}`, balanceSheet.removeAsset, { id: item.id }),
    assetsQuery.queryKey,
  ),
})

export const useLiabilityWrites = () => ({
  add: useWrite(
    (body: LiabilityInput) =>
      callOrKeep(`New liability: ${nameLiability(body)}`, balanceSheet.addLiability, { body }),
    liabilitiesQuery.queryKey,
  ),
  update: useWrite(
    ({ id, input }: { id: number; input: LiabilityInput }) =>
      callOrKeep(`Liability: ${nameLiability(input)}`, balanceSheet.updateLiability, { id, body: input }),
    liabilitiesQuery.queryKey,
  ),
  remove: useWrite(
    (item: Liability) =>
      callOrKeep(`Liability to delete: ${nameLiability(item)}`, balanceSheet.removeLiability, {
        id: item.id,
      }),
    liabilitiesQuery.queryKey,
  ),
})
