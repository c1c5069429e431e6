import { createElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { setOffline } from '#web/data/connection.ts'
import { dropWaiting, keepWaiting, listWaiting, type WaitingEdit } from '#web/data/waiting.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import ConnectionBar from './connection-bar.tsx'

const edit: WaitingEdit = {
  clientId: 'a',
  text: 'New asset: Boat, $1.00',
  at: 0,
  method: 'POST',
  url: '/api/assets',
  body: '{}',
}

const openBar = () => openScreen(createElement(ConnectionBar, { userId: 1 }))

afterEach(() => {
  for (const { clientId } of listWaiting(1)) dropWaiting(1, clientId)
  setOffline(false)
})

test('while Keel can be reached there is nothing to say', async () => {
  expect((await openBar()).words()).toBe('')
})

test('without a connection it says so, and what waits to be sent', async () => {
  const screen = await openBar()
  await screen.does(() => setOffline(true))
  expect(screen.words()).toContain('Keel cannot be reached. What you see may be old.')
  expect(screen.words()).toContain('What you write is kept and sent later.')
  await screen.does(() => keepWaiting(1, edit))
  expect(screen.words()).toContain('Kept to be sent later: 1 change.')
})

test('what was refused is listed, with its reason', async () => {
  const screen = await openBar()
  await screen.does(() => keepWaiting(1, { ...edit, refusal: 'There are too many assets.' }))
  await screen.waitFor('There are too many assets.')
  expect(screen.words()).toContain('New asset: Boat, $1.00: There are too many assets.')
})
