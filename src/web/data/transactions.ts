import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import { type BudgetProposal, budgetProposals } from '#contract/budget-proposals.ts'
import {
  type CategoryRule,
  MARK_ROWS,
  type SplitPart,
  type TransactionQuery,
  transactions,
} from '#contract/transactions.ts'
import { announce } from '#web/lib/broadcast.ts'
import { call } from './call.ts'
import { refreshMoney } from './refresh-money.ts'
import { useFollow } from './use-follow.ts'

const SUBJECT = 'transactions'
const KEY = ['transactions']
const KEYS = [KEY, ['imports'], ['budget-proposals']]

/** Shows what other tabs write. */
export const useFollowTransactions = () => useFollow(SUBJECT, KEYS)

export function refreshTransactions(client: QueryClient) {
  for (const queryKey of KEYS) void client.invalidateQueries({ queryKey })
  announce(SUBJECT)
}

export type TransactionFilter = Pick<
  TransactionQuery,
  'search' | 'category' | 'accountId' | 'from' | 'to' | 'kind'
>

export const PAGE_ROWS = 100

export const marksQuery = (filter: TransactionFilter) =>
  queryOptions({
    queryKey: [...KEY, 'marks', filter],
    queryFn: () => call(transactions.marks, { query: filter }),
  })

/** A page is reached from the mark before it: the last takes no longer than the first. */
export function transactionsPageQuery(filter: TransactionFilter, page: number, marks: string[] | undefined) {
  const marksBefore = Math.floor((page * PAGE_ROWS) / MARK_ROWS)
  const after = marks?.[marksBefore - 1]
  const skip = page * PAGE_ROWS - marksBefore * MARK_ROWS
  return queryOptions({
    queryKey: [...KEY, 'page', filter, page, after],
    queryFn: () => call(transactions.list, { query: { ...filter, after, skip, limit: PAGE_ROWS } }),
    enabled: marksBefore === 0 || after !== undefined,
  })
}

export const summaryQuery = (filter: TransactionFilter) =>
  queryOptions({
    queryKey: [...KEY, 'summary', filter],
    queryFn: () => call(transactions.summary, { query: filter }),
    placeholderData: keepPreviousData,
  })

export const monthsQuery = queryOptions({
  queryKey: [...KEY, 'months'],
  queryFn: () => call(transactions.months),
})
export const moneyAccountsQuery = queryOptions({
  queryKey: [...KEY, 'accounts'],
  queryFn: () => call(transactions.accounts),
})
export const recurringQuery = queryOptions({
  queryKey: [...KEY, 'recurring'],
  queryFn: () => call(transactions.recurring),
})
export const rulesQuery = queryOptions({
  queryKey: [...KEY, 'rules'],
  queryFn: () => call(transactions.listRules),
})

export const proposalsQuery = queryOptions({
  queryKey: ['budget-proposals', 'list'],
  queryFn: () => call(budgetProposals.list),
})
export const planQuery = (month: string) =>
  queryOptions({
    queryKey: ['budget-proposals', 'plan', month],
    queryFn: () => call(budgetProposals.plan, { query: { month } }),
  })

function useWrite<Input, Result>(write: (input: Input) => Promise<Result>) {
  const client = useQueryClient()
  return useMutation({ mutationFn: write, onSuccess: () => refreshTransactions(client) })
}

export const useCategorise = () =>
  useWrite(({ id, ...body }: { id: number; category: string | null; scope: 'one' | 'payee' }) =>
    call(transactions.categorise, { id, body }),
  )

export const useSplit = () =>
  useWrite(({ id, parts }: { id: number; parts: SplitPart[] }) =>
    call(transactions.split, { id, body: { parts } }),
  )

export const useAddRule = () =>
  useWrite((body: Omit<CategoryRule, 'id'>) => call(transactions.addRule, { body }))
export const useRemoveRule = () => useWrite((id: number) => call(transactions.removeRule, { id }))

export function useAcceptProposals() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (rows: Pick<BudgetProposal, 'kind' | 'category' | 'amount'>[]) =>
      call(budgetProposals.accept, { body: { rows } }),
    onSuccess: () => {
      refreshMoney(client)
      refreshTransactions(client)
    },
  })
}
