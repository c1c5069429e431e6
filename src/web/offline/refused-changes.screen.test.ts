import { createElement } from 'react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { balanceSheet } from '#contract/balance-sheet.ts'
import { session } from '#contract/session.ts'
import { dropWaiting, keepWaiting, listWaiting, type WaitingEdit } from '#web/data/waiting.ts'
import { answer, refuse } from '#web/testing/fake-server.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { ann } from '#web/testing/signed-in.ts'
import { currentToast, dismissToast } from '#web/ui/toast-store.ts'
import { RefusedChanges } from './refused-changes.tsx'

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

const boatRefused = refused('a', 'New asset: Boat, $1.00')
const STILL_LISTED = 'Keel could not be reached; it is still listed.'
const saved = answer(balanceSheet.addAsset, { ...boat, updatedAt: '2026-01-01T00:00:00.000Z' })

async function openRefused(edits: WaitingEdit[], added = saved) {
  const list = createElement(RefusedChanges, { userId: 1 })
  const screen = await openScreen(createElement('main', null, createElement('h1', null, 'Budget'), list), {
    answers: [answer(session.authUser, ann), added],
  })
  await screen.does(() => edits.forEach((edit) => keepWaiting(1, edit)))
  return screen
}

afterEach(() => {
  for (const { clientId } of listWaiting(1)) dropWaiting(1, clientId)
  dismissToast()
})

test('a change that was refused says why, and can be tried again, copied or given up by itself', async () => {
  const screen = await openRefused([
    refused('a', 'New asset: Boat, $1.00'),
    refused('b', 'New asset: Car, $2.00'),
  ])
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
  expect(currentToast()).toMatchObject({ title: 'Sent', description: 'New asset: Boat, $1.00' })
  expect(screen.words()).not.toContain('not saved')
})

test('tried again without an answer, it stays with its reason, and the page says so', async () => {
  const screen = await openRefused([boatRefused], refuse(balanceSheet.addAsset, 503, 'Later'))
  await screen.press('Try again')
  await expect.poll(() => currentToast()?.description).toBe(STILL_LISTED)
  expect(screen.words()).toContain('New asset: Boat, $1.00: There are too many assets.')
})

test('tried again and refused again, it says the new reason', async () => {
  const screen = await openRefused([boatRefused], refuse(balanceSheet.addAsset, 409, 'No boats.'))
  await screen.press('Try again')
  await screen.waitFor('New asset: Boat, $1.00: No boats.')
  expect(currentToast()).toMatchObject({ title: 'Refused again' })
})

test('where what sends cannot be loaded, it can be tried once more', async () => {
  const screen = await openRefused([boatRefused])
  vi.doMock('./send-waiting.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  onTestFinished(() => vi.doUnmock('./send-waiting.ts'))
  await screen.press('Try again')
  await expect.poll(() => currentToast()?.description).toBe(STILL_LISTED)
  await expect.poll(() => screen.button('Try again').disabled).toBe(false)
  expect(listWaiting(1)).toEqual([boatRefused])
})

test('where the browser forbids copying, the words can still be selected', async () => {
  const screen = await openRefused([refused('c', 'New asset: Boat, $1.00')])
  vi.stubGlobal('navigator', {})
  await screen.press('Copy')
  expect(currentToast()).toMatchObject({ title: 'Not copied', variant: 'destructive' })
})

const carRefused = refused('b', 'New asset: Car, $2.00')

test('each button says what it is about, and the list is read out by nobody unasked', async () => {
  const screen = await openRefused([boatRefused, carRefused])
  for (const name of ['Try again', 'Copy', 'Dismiss']) {
    const described = screen.buttons(name).map((button) => {
      const id = button.getAttribute('aria-describedby') ?? 'nothing'
      return screen.all(`#${id}`)[0]?.textContent
    })
    expect(described).toEqual([
      'New asset: Boat, $1.00: There are too many assets.',
      'New asset: Car, $2.00: There are too many assets.',
    ])
  }
  expect(screen.all('[role="alert"]')).toHaveLength(1)
  expect(screen.all('[role="alert"] li')).toEqual([])
})

test('when a row goes the focus goes to the next, and to the heading after the last', async () => {
  const screen = await openRefused([boatRefused, carRefused])
  await screen.press(screen.buttons('Dismiss')[0])
  expect(screen.focused()).toBe('Try again')
  await screen.press('Try again')
  await expect.poll(() => listWaiting(1)).toEqual([])
  expect(screen.focused()).toBe('Budget')
})

test('who has gone on to something else while it was sent stays there', async () => {
  const screen = await openRefused([boatRefused, carRefused])
  const sending = screen.press(screen.buttons('Try again')[0])
  screen.buttons('Copy')[1]?.focus()
  await sending
  await expect.poll(() => listWaiting(1)).toEqual([carRefused])
  expect(screen.focused()).toBe('Copy')
})
