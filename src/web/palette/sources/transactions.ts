import { ListFilter, ReceiptText } from 'lucide-react'
import { type Transaction, transactions as endpoints } from '#contract/transactions.ts'
import { formatMoney } from '#finance/money.ts'
import { call } from '#web/data/call.ts'
import { formatDay } from '#web/lib/format-time.ts'
import type { Source } from '#web/palette/command.ts'

const AT_MOST = 5
/** No name of a payee is looked for by more. */
const LONGEST = 100

/** What was paid or received, by whom it names. */
export const transactions: Source = {
  title: 'Transactions',
  search: async (typed, { go }) => {
    if (typed.length > LONGEST) return []
    const found = await call(endpoints.list, { query: { search: typed, skip: 0, limit: AT_MOST } })
    const rows = found.map((transaction) => ({
      key: `transaction-${transaction.id}`,
      label: transaction.payee,
      hint: `${formatMoney(transaction.amount, { sign: 'always' })}, ${formatDay(transaction.date)}`,
      Icon: ReceiptText,
      run: () => go(addressOf(transaction)),
    }))
    if (found.length < AT_MOST) return rows
    const all = `/transactions?${new URLSearchParams({ search: typed })}`
    const label = `All transactions with “${typed}”`
    return [...rows, { key: 'transactions', label, Icon: ListFilter, run: () => go(all) }]
  },
}

/** The list, narrowed to it and what else was paid to the same on that day. */
const addressOf = ({ payee, date }: Transaction) =>
  `/transactions?${new URLSearchParams({ search: payee.slice(0, LONGEST), from: date, to: date })}`
