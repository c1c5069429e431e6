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
  type Transaction,
  type TransactionQuery,
  transactions,
} from '#contract/transactions.ts'
import { formatMoney } from '#finance/money.ts'
import { announce } from '#web/lib/broadcast.ts'
import { call } from './call.ts'
import { refreshMoney } from './refresh-money.ts'
import { useFollow } from './use-follow.ts'
import { callOrKeep } from './waiting.ts'

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

type Named = Pick<Transaction, 'id' | 'payee'>

export const useCategorise = ({ id, payee }: Named) =>
  useWrite((body: { category: string | null; scope: 'one' | 'payee' }) =>
    callOrKeep(
      `Category ${body.category ?? 'none'} for ${body.scope === 'one' ? 'one of' : 'all of'} ${payee}`,
      transactions.categorise,
      { id, body },
    ),
  )

const nameParts = (parts: SplitPart[]) =>
  parts.map(({ amount, category }) => `${category ?? 'no category'} ${formatMoney(amount)}`).join(', ')

export const useSplit = ({ id, partOf, payee }: Named & Pick<Transaction, 'partOf'>) =>
  useWrite((parts: SplitPart[]) =>
    callOrKeep(
      parts.length > 0 ? `Split of ${payee}: ${nameParts(parts)}` : `Split of ${payee} to be put together`,
      transactions.split,
      { id: partOf ?? id, body: { parts } },
    ),
  )

export const useAddRule = () =>
  useWrite((body: Omit<CategoryRule, 'id'>) =>
    callOrKeep(`New rule: ${body.text}, ${body.category}`, transactions.addRule, { body }),
  )
export const useRemoveRule = () =>
  useWrite(({ id, text }: CategoryRule) =>
    callOrKeep(`Rule for ${text} to delete`, transactions.removeRule, { id }),
  )

export function useAcceptProposals() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (rows: Pick<BudgetProposal, 'kind' | 'category' | 'amount'>[]) =>
      callOrKeep(`Proposed budget: ${nameParts(rows)}`, budgetProposals.accept, { body: { rows } }),
    onSuccess: () => {
      refreshMoney(client)
      refreshTransactions(client)
    },
  })
}
