import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { chat } from '#contract/chat.ts'
import { type Transaction, transactions } from '#contract/transactions.ts'
import { answer } from '#web/testing/fake-server.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import Palette from './palette.tsx'

async function openPalette(answers: ReturnType<typeof answer>[] = []) {
  const onClose = vi.fn<() => void>()
  const screen = await openScreen(createElement(Palette, { userId: 1, onClose }), { at: '/chat', answers })
  await screen.does(() => screen.field(/^Type a command/).focus())
  return { screen, onClose }
}

const activeOf = (screen: Awaited<ReturnType<typeof openPalette>>['screen']) =>
  screen.all('[role="option"][aria-selected="true"]').map((option) => option.textContent)

test('a few letters find a page below the question that they may be, and Enter goes there', async () => {
  const { screen, onClose } = await openPalette()
  await screen.type(/^Type a command/, 'balance')
  expect(activeOf(screen)).toEqual(['Ask the advisor: “balance”'])
  await screen.key('ArrowDown')
  expect(activeOf(screen)).toEqual([expect.stringContaining('Balance Sheet')])
  await screen.key('Enter')
  expect(onClose).toHaveBeenCalledOnce()
  expect(screen.address()).toBe('/balance-sheet')
})

test('the arrow keys choose, around the end', async () => {
  const { screen } = await openPalette()
  const first = activeOf(screen)
  await screen.key('ArrowUp')
  expect(activeOf(screen)).not.toEqual(first)
  await screen.key('ArrowDown')
  expect(activeOf(screen)).toEqual(first)
})

const flight: Transaction = {
  id: 9,
  date: '2026-10-09',
  amount: -91_240,
  payee: 'DELTA AIR & CO',
  memo: '',
  category: 'Travel',
  categorySource: 'guess',
  accountId: 1,
  account: 'Checking',
  isTransfer: false,
  partOf: null,
}

const noMessages = answer(chat.listMessages, [], { 'x-messages-sent': '0', 'x-messages-received': '0' })

test('a transaction is found by whom it names, and the list opens at it', async () => {
  const { screen } = await openPalette([noMessages, answer(transactions.list, [flight])])
  await screen.type(/^Type a command/, 'delta')
  await screen.waitFor('DELTA AIR & CO')
  expect(screen.words()).toContain('-$912.40, Oct 9, 2026')
  await screen.key('ArrowDown')
  await screen.key('Enter')
  expect(screen.address()).toBe('/transactions?search=DELTA+AIR+%26+CO&from=2026-10-09&to=2026-10-09')
})

test('where there are many, all of them are a step away', async () => {
  const many = [1, 2, 3, 4, 5].map((id) => ({ ...flight, id }))
  const { screen } = await openPalette([noMessages, answer(transactions.list, many)])
  await screen.type(/^Type a command/, 'delta')
  await screen.waitFor('All transactions with “delta”')
  await screen.key('ArrowUp')
  await screen.key('Enter')
  expect(screen.address()).toBe('/transactions?search=delta')
})
