import { useMemo } from 'react'
import { useSearchParams } from 'wouter'
import { isPlainDate } from '#finance/dates.ts'
import { transactionKinds } from '#contract/transactions.ts'
import type { TransactionFilter } from '#web/data/transactions.ts'

const tabs = ['list', 'recurring', 'budget', 'imports'] as const

const KEYS = ['search', 'category', 'accountId', 'from', 'to', 'kind'] as const

/** What the screen shows is its address, so that a figure in the conversation can lead to the very rows behind it. */
export function useView() {
  const [params, setParams] = useSearchParams()
  const filter = useMemo(() => readFilter(params), [params])
  const tab = tabs.find((known) => known === params.get('tab')) ?? 'list'

  function change(values: Partial<Record<(typeof KEYS)[number] | 'tab', string | null>>) {
    setParams(
      (earlier) => {
        const next = new URLSearchParams(earlier)
        for (const [key, value] of Object.entries(values)) {
          if (value) next.set(key, value)
          else next.delete(key)
        }
        return next
      },
      { replace: true },
    )
  }

  return {
    tab,
    filter,
    month: monthIn(filter),
    isFiltered: Object.keys(filter).length > 0,
    setTab: (next: string) => change({ tab: next === 'list' ? null : next }),
    setFilter: change,
    setMonth: (month: string | null) =>
      change({ from: month && `${month}-01`, to: month && lastDayOf(month) }),
    clear: () => change(Object.fromEntries(KEYS.map((key) => [key, null]))),
  }
}

export type View = ReturnType<typeof useView>

function readFilter(params: URLSearchParams): TransactionFilter {
  const text = (key: string) => params.get(key)?.trim().slice(0, 100) ?? ''
  const [search, category] = [text('search'), text('category')]
  const [from, to] = [text('from'), text('to')]
  const accountId = Number(params.get('accountId'))
  const kind = transactionKinds.find((known) => known === params.get('kind'))
  return {
    ...(search && { search }),
    ...(category && { category }),
    ...(Number.isInteger(accountId) && accountId > 0 && { accountId }),
    ...(isPlainDate(from) && { from }),
    ...(isPlainDate(to) && { to }),
    ...(kind && { kind }),
  }
}

function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return `${month}-${new Date(Date.UTC(year, number, 0)).getUTCDate()}`
}

/** The month that the days are the first and the last of. */
function monthIn({ from, to }: TransactionFilter): string | null {
  const month = from?.slice(0, 7)
  return month && from === `${month}-01` && to === lastDayOf(month) ? month : null
}
