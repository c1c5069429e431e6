import { afterEach, expect, test, vi } from 'vitest'
import { transactions } from '#contract/transactions.ts'
import { answer, installFakeServer } from '#web/testing/fake-server.ts'
import { queryClient } from './client.ts'
import { refreshTransactions, transactionsPageQuery } from './transactions.ts'

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('a page is asked for from the mark before it', async () => {
  const sent = installFakeServer([answer(transactions.list, [])])
  const marks = ['2026-03-04 9', '2026-01-02 5']
  await queryClient.fetchQuery(transactionsPageQuery({ category: 'Food' }, 3, undefined))
  await queryClient.fetchQuery(transactionsPageQuery({ category: 'Food' }, 23, marks))
  const asked = sent.map(({ call }) =>
    Object.fromEntries(new URL(call.slice('GET '.length), 'http://keel').searchParams),
  )
  expect(asked).toEqual([
    { category: 'Food', skip: '300', limit: '100' },
    { category: 'Food', after: '2026-01-02 5', skip: '300', limit: '100' },
  ])
})

test('a page behind a mark waits for it', () => {
  const isAsked = (page: number, marks?: string[]) => transactionsPageQuery({}, page, marks).enabled
  expect([isAsked(9), isAsked(10), isAsked(10, ['mark']), isAsked(20, ['mark'])]).toEqual([
    true,
    false,
    true,
    false,
  ])
})

test('after a change, what was made out of transactions is asked for again, and nothing else', () => {
  const keys = [['transactions', 'page'], ['imports'], ['budget-proposals'], ['profile']]
  for (const key of keys) queryClient.setQueryData(key, [])
  refreshTransactions(queryClient)
  const isOld = keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)
  expect(isOld).toEqual([true, true, true, false])
})
