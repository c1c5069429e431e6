import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { type ManagedUser, users } from '#contract/users.ts'
import { waitlist } from '#contract/waitlist.ts'
import { answer, refuse } from '#web/testing/fake-server.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { currentToast } from '#web/ui/toast-store.ts'
import { EditUser } from './users/edit-user.tsx'
import { WaitlistTab } from './waitlist/waitlist-tab.tsx'

const createdAt = '2026-03-04T10:00:00.000Z'
const bob: ManagedUser = {
  id: 3,
  name: 'Bob',
  username: 'bob',
  email: 'bob@example.com',
  isAdmin: false,
  createdAt,
  lastSeenAt: null,
  disabled: false,
}

async function openEdit(isMe: boolean, ...answers: ReturnType<typeof answer>[]) {
  const onClose = vi.fn<() => void>()
  return {
    screen: await openScreen(createElement(EditUser, { user: bob, isMe, onClose }), { answers }),
    onClose,
  }
}

test('a user is changed, and the dialog closes', async () => {
  const { screen, onClose } = await openEdit(false, answer(users.update, bob))
  await screen.type('Name', 'Robert')
  await screen.press(/^Disabled/)
  await screen.press('Save Changes')
  const body = { name: 'Robert', email: 'bob@example.com', isAdmin: false, disabled: true }
  expect(screen.changes()).toEqual([{ call: 'PUT /api/admin/users/3', body }])
  expect(onClose).toHaveBeenCalledOnce()
})

test('a change that is refused is explained beside what was typed', async () => {
  const { screen, onClose } = await openEdit(true, refuse(users.update, 409, 'That e-mail is taken.'))
  expect(screen.has('button', /^Disabled/)).toBe(false)
  await screen.type('Email', 'ann@example.com')
  await screen.press('Save Changes')
  expect(screen.words()).toContain('Not saved That e-mail is taken.')
  expect([screen.field('Email').value, onClose.mock.calls]).toEqual(['ann@example.com', []])
})

const waiting = [
  { id: 5, email: 'new@example.com', createdAt, inviteSent: false },
  { id: 6, email: 'old@example.com', createdAt, inviteSent: true },
]
const openList = (...answers: ReturnType<typeof answer>[]) =>
  openScreen(createElement(WaitlistTab, { showPasswords: () => {} }), { answers })

test('those who are chosen are invited, and nobody twice', async () => {
  const screen = await openList(
    answer(waitlist.list, waiting),
    refuse(waitlist.inviteSeveral, 500, 'No mail.'),
  )
  expect(screen.words()).toMatch(/new@example\.com .*Pending .*old@example\.com .*Invited/)
  expect(screen.button('Invite selected').disabled).toBe(true)
  expect(screen.button('Select old@example.com').disabled).toBe(true)
  await screen.press('Select new@example.com')
  await screen.press('Invite selected (1)')
  expect(screen.changes()).toEqual([{ call: 'POST /api/admin/waitlist/invite', body: { ids: [5] } }])
  expect(currentToast()?.variant).toBe('destructive')
})

test('an entry is removed after a question', async () => {
  const screen = await openList(answer(waitlist.list, waiting), answer(waitlist.remove, {}))
  await screen.press('Remove new@example.com')
  expect(screen.changes()).toEqual([])
  await screen.press('Remove')
  expect(screen.changes()).toEqual([{ call: 'DELETE /api/admin/waitlist/5' }])
})

test('an empty list says who would be on it, and a filter that finds nobody says so', async () => {
  const screen = await openList(answer(waitlist.list, []))
  expect(screen.words()).toContain('Nobody is waiting')
  await screen.press('Invited')
  expect(screen.words()).toContain('Nobody found')
})

test('a list that cannot be loaded says so', async () => {
  expect((await openList(refuse(waitlist.list, 500, 'No.'))).words()).toContain(
    'The waitlist could not be loaded.',
  )
})
