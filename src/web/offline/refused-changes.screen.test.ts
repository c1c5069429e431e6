import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { balanceSheet } from '#contract/balance-sheet.ts'
import { session } from '#contract/session.ts'
import { keepWaiting, listWaiting, type WaitingEdit } from '#web/data/waiting.ts'
import { answer } from '#web/testing/fake-server.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { currentToast } from '#web/ui/toast-store.ts'
import { RefusedChanges } from './refused-changes.tsx'

const ann = {
  id: 1,
  name: 'Ann',
  username: 'ann',
  email: 'ann@example.com',
  isAdmin: false,
  passwordIsGenerated: false,
  currency: 'USD',
} as const
const boat = { id: 7, name: 'Boat', value: 100, category: 'Other Assets' as const, notes: null }

const refused = (clientId: string, text: string): WaitingEdit => ({
  clientId,
  text,
  at: 0,
  method: 'POST',
  url: '/api/assets',
  body: '{"name":"Boat","value":1,"category":"Other Assets"}',
  refusal: 'There are too many assets.',
})

async function openRefused(...edits: WaitingEdit[]) {
  const screen = await openScreen(createElement(RefusedChanges, { userId: 1 }), {
    answers: [
      answer(session.authUser, ann),
      answer(balanceSheet.addAsset, { ...boat, updatedAt: '2026-01-01T00:00:00.000Z' }),
    ],
  })
  await screen.does(() => edits.forEach((edit) => keepWaiting(1, edit)))
  return screen
}

test('a change that was refused says why, and can be tried again, copied or given up by itself', async () => {
  const screen = await openRefused(
    refused('a', 'New asset: Boat, $1.00'),
    refused('b', 'New asset: Car, $2.00'),
  )
  expect(screen.words()).toContain('New asset: Boat, $1.00: There are too many assets.')
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await screen.press(screen.buttons('Copy')[1])
  expect(writeText).toHaveBeenCalledWith('New asset: Car, $2.00')
  await screen.press(screen.buttons('Dismiss')[1])
  expect(listWaiting(1).map(({ clientId }) => clientId)).toEqual(['a'])
  await screen.press('Try again')
  await expect.poll(() => listWaiting(1)).toEqual([])
  expect(screen.changes()).toMatchObject([{ call: 'POST /api/assets' }])
  expect(currentToast()).toMatchObject({ title: 'Sent' })
  expect(screen.words()).not.toContain('not saved')
})

test('where the browser forbids copying, the words can still be selected', async () => {
  const screen = await openRefused(refused('c', 'New asset: Boat, $1.00'))
  vi.stubGlobal('navigator', {})
  await screen.press('Copy')
  expect(currentToast()).toMatchObject({ title: 'Not copied', variant: 'destructive' })
})
