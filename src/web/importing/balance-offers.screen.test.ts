import { createElement } from 'react'
import { expect, test } from 'vitest'
import { balanceSheet } from '#contract/balance-sheet.ts'
import type { BalanceOffer } from '#contract/imports.ts'
import { answer } from '#web/testing/fake-server.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { BalanceOffers } from './balance-offers.tsx'

const updatedAt = '2026-01-01T00:00:00.000Z'
const checking = {
  id: 3,
  name: 'Checking',
  value: 30_000,
  category: 'Cash and Equivalents' as const,
  notes: null,
  updatedAt,
}
const card = {
  id: 5,
  name: 'Chase card',
  amount: 82_000,
  interestRate: 24,
  category: 'Credit Cards' as const,
  notes: null,
  minimumPayment: null,
  updatedAt,
}

const onChecking = { list: 'assets', id: 3, name: 'Checking', amount: 30_000 } as const
const onCard = { list: 'liabilities', id: 5, name: 'Chase card', amount: 82_000 } as const

function openOffer(amount: number, target: BalanceOffer['target'], accountName = 'Checking') {
  const offers = [{ accountId: 1, accountName, amount, date: '2026-01-31', target }]
  return openScreen(createElement(BalanceOffers, { offers }), {
    answers: [
      answer(balanceSheet.listAssets, [checking]),
      answer(balanceSheet.listLiabilities, [card]),
      answer(balanceSheet.updateAsset, checking),
      answer(balanceSheet.updateLiability, card),
      answer(balanceSheet.addAsset, checking),
      answer(balanceSheet.addLiability, card),
    ],
  })
}

test('an overdrawn account is worth nothing, never what it is overdrawn by', async () => {
  const screen = await openOffer(-1_250, onChecking)
  expect(screen.words()).toContain('Checking: overdrawn by $12.50 on Jan 31, 2026.')
  expect(screen.words()).toContain('$300.00 for Checking, which would become $0.00.')
  await screen.press('Update balance')
  expect(screen.changes()).toMatchObject([{ call: 'PUT /api/assets/3', body: { value: 0 } }])
})

test('a balance above 0 is never taken for what a card owes', async () => {
  const screen = await openOffer(1_775_689, onCard)
  expect(screen.words()).toContain('$17,756.89 in your favor')
  await screen.press('Update balance')
  expect(screen.changes()).toMatchObject([{ call: 'PUT /api/liabilities/5', body: { amount: 0 } }])
})

test('what is owed on a card becomes what its row says', async () => {
  const screen = await openOffer(-64_210, onCard)
  await screen.press('Update balance')
  expect(screen.changes()).toMatchObject([{ body: { name: 'Chase card', amount: 64_210, interestRate: 24 } }])
})

test.each([
  ['Checking …6789', -1_250, 'POST /api/liabilities', { amount: 1_250, category: 'Other Debt' }],
  ['Credit card …1111', -1_250, 'POST /api/liabilities', { amount: 1_250, category: 'Credit Cards' }],
  ['Checking …6789', 1_250, 'POST /api/assets', { value: 1_250, category: 'Cash and Equivalents' }],
])('%s with %d is added where it belongs', async (name, amount, call, body) => {
  const screen = await openOffer(amount, null, name)
  await screen.press('Add to balance sheet')
  expect(screen.changes()).toMatchObject([{ call, body }])
})
