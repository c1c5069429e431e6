import { createElement } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Asset, balanceSheet, type Liability } from '#contract/balance-sheet.ts'
import { household } from '#contract/household.ts'
import { setOffline } from '#web/data/connection.ts'
import { listWaiting } from '#web/data/waiting.ts'
import { answer, refuse } from '#web/testing/fake-server.ts'
import { emptyHousehold } from '#web/testing/nothing-known.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { currentToast } from '#web/ui/toast-store.ts'
import { BalanceSheetPage } from './page.tsx'

const updatedAt = '2026-03-04T10:00:00.000Z'
const car: Asset = { id: 1, name: 'Car', value: 900_000, category: 'Vehicles', notes: null, updatedAt }
const visa: Liability = {
  id: 7,
  name: 'Visa',
  amount: 620_000,
  interestRate: 24,
  category: 'Credit Cards',
  notes: null,
  minimumPayment: null,
  updatedAt,
}
const loan: Liability = {
  ...visa,
  id: 8,
  name: 'Loan',
  amount: 200_000,
  interestRate: 6,
  category: 'Personal Loans',
}
const pointOf = (date: string, worth: number, listedTotal: number) => ({
  date,
  totalAssets: worth,
  totalLiabilities: 0,
  netWorth: worth,
  listedTotal,
})

function openPage(...answers: ReturnType<typeof answer>[]) {
  const known = [
    answer(household.get, emptyHousehold),
    answer(balanceSheet.listAssets, [car]),
    answer(balanceSheet.listLiabilities, [loan, visa]),
    answer(balanceSheet.netWorthHistory, []),
  ]
  return openScreen(createElement(BalanceSheetPage), { answers: [...known, ...answers] })
}

test('what is owned and owed adds up to a net worth, with what the debt costs', async () => {
  const screen = await openPage()
  for (const text of ['$800.00', 'Total Assets $9,000.00 1 item', 'Total Liabilities $8,200.00', 'Vehicles'])
    expect(screen.words()).toContain(text)
  expect(screen.words()).toContain('$134.00 interest a month')
})

test('the dearest debt stands first', async () => {
  const screen = await openPage()
  await screen.press('Liabilities')
  expect(screen.words()).toMatch(/At 19\.61% a year on average.* Visa .* Loan /)
})

test('debts at 0%, meant or not given, have no average, but a way to change it', async () => {
  const screen = await openPage(answer(balanceSheet.listLiabilities, [{ ...visa, interestRate: 0 }]))
  await screen.press('Liabilities')
  expect(screen.words()).toContain('No interest is counted: every debt you owe is listed at 0%.')
  expect(screen.words()).not.toContain('on average')
})

test.each([
  ['owed', [loan, { ...visa, interestRate: 0 }], 'At 1.46% a year on average'],
  [
    'paid back',
    [
      { ...loan, interestRate: 0 },
      { ...visa, amount: 0 },
    ],
    'At 0.00% a year on average',
  ],
])('the rate of a debt that is %s is not denied', async (_, debts, average) => {
  const screen = await openPage(answer(balanceSheet.listLiabilities, debts))
  await screen.press('Liabilities')
  expect(screen.words()).toContain(average)
  expect(screen.words()).not.toContain('No interest is counted')
})

test('a debt is changed in a dialog, and a wrong one is not sent', async () => {
  const screen = await openPage(answer(balanceSheet.updateLiability, visa))
  await screen.press('Liabilities')
  await screen.press('Edit Visa')
  await screen.waitFor('Interest Rate')
  await screen.type(/^Liability Name|^Name/, '')
  await screen.press(/^(Save|Update)/)
  expect(screen.words()).toContain('Liability name is required')
  expect(screen.changes()).toEqual([])
  await screen.type(/^Liability Name|^Name/, 'Visa card')
  await screen.press(/^(Save|Update)/)
  expect(screen.changes()).toMatchObject([
    { call: 'PUT /api/liabilities/7', body: { name: 'Visa card', amount: 620_000, interestRate: 24 } },
  ])
})

test('what is deleted can be added again', async () => {
  const screen = await openPage(answer(balanceSheet.removeAsset, {}), answer(balanceSheet.addAsset, car))
  await screen.press('Delete Car')
  expect(screen.changes()).toEqual([{ call: 'DELETE /api/assets/1' }])
  await screen.does(() => currentToast()?.action?.onClick())
  expect(screen.changes()[1]).toMatchObject({
    call: 'POST /api/assets',
    body: { name: 'Car', value: 900_000 },
  })
})

test('what is deleted without a connection is kept in words that say what it was', async () => {
  const boat: Asset = { ...car, id: 2, name: 'Boat', notes: 'In Kiel' }
  const card: Liability = { ...visa, minimumPayment: 5_000, notes: 'Paid on the 5th' }
  const screen = await openPage(
    answer(balanceSheet.listAssets, [boat]),
    answer(balanceSheet.listLiabilities, [card]),
  )
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  onTestFinished(() => setOffline(false))
  await screen.press('Delete Boat')
  await screen.press('Liabilities')
  await screen.press('Delete Visa')
  await expect
    .poll(() => listWaiting(1).map(({ text }) => text))
    .toEqual([
      'Asset to delete: Boat, $9,000.00, Vehicles, notes: In Kiel',
      'Liability to delete: Visa, $6,200.00 at 24%, Credit Cards, minimum payment $50.00, notes: Paid on the 5th',
    ])
})

test('without anything the first step is offered', async () => {
  const screen = await openPage(answer(balanceSheet.listLiabilities, []))
  await screen.press('Liabilities')
  expect(screen.words()).toContain('Nothing to add here is good news.')
})

test('a list that cannot be loaded says so, and there is no net worth without it', async () => {
  const screen = await openPage(refuse(balanceSheet.listAssets, 500, 'No.'))
  expect(screen.words()).toContain('Failed to load assets')
  expect(screen.words()).not.toContain('$800.00')
})

test('the history tells growth from what was only entered', async () => {
  const days = [pointOf('2026-01-01', 100_000, 0), pointOf('2026-02-01', 500_000, 300_000)]
  const screen = await openPage(answer(balanceSheet.netWorthHistory, days))
  expect(screen.words()).toContain(
    '+$4,000.00 since Jan 1, 2026: +$1,000.00 in value, +$3,000.00 from items added',
  )
  expect(screen.has('button', '1M')).toBe(true)
})
