import { createElement } from 'react'
import { expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { twoStep } from '#contract/two-step.ts'
import { answer, refuse } from '#web/testing/fake-server.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { currentToast } from '#web/ui/toast-store.ts'
import { DeleteAccount } from './delete-account.tsx'
import { RestoreDialog } from './own-data/restore-dialog.tsx'
import { SessionList } from './session-list.tsx'
import { SetUpTwoStep } from './two-step/set-up.tsx'

const at = '2026-03-04T10:00:00.000Z'
const laptop = { id: 1, device: 'Firefox on Linux', createdAt: at, lastSeenAt: at, current: true }
const devices = [laptop, { ...laptop, id: 2, device: 'Safari on iPhone', current: false }]

test('another device is signed out, this one cannot be', async () => {
  const answers = [answer(accounts.listSessions, devices), answer(accounts.endSession, {})]
  const screen = await openScreen(createElement(SessionList), { answers })
  expect(screen.words()).toContain('Firefox on Linux This device')
  expect(screen.has('button', 'Sign out Firefox on Linux')).toBe(false)
  await screen.press('Sign out Safari on iPhone')
  expect(screen.changes()).toEqual([{ call: 'DELETE /api/sessions/2' }])
  expect(currentToast()?.title).toBe('Device signed out')
})

test('a sign-out that fails says so', async () => {
  const answers = [answer(accounts.listSessions, devices), refuse(accounts.endOtherSessions, 500, 'No.')]
  const screen = await openScreen(createElement(SessionList), { answers })
  await screen.press('Sign out everywhere else')
  expect(screen.changes()).toEqual([{ call: 'DELETE /api/sessions' }])
  expect(currentToast()?.description).toBe('That did not work. Please try again.')
})

test('an account is deleted only with the password', async () => {
  const answers = [refuse(accounts.deleteAccount, 403, 'That password is not right.')]
  const screen = await openScreen(createElement(DeleteAccount), { answers })
  await screen.press('Delete Account')
  await screen.waitFor('your conversations with the advisor')
  await screen.press('Delete everything')
  expect(screen.words()).toContain('Password is required')
  expect(screen.changes()).toEqual([])
  await screen.type('Password', 'not mine')
  await screen.press('Delete everything')
  expect(screen.changes()).toEqual([{ call: 'POST /api/account/delete', body: { password: 'not mine' } }])
  expect(screen.words()).toContain('That password is not right.')
})

test('a deleted account leaves for the home page', async () => {
  const screen = await openScreen(createElement(DeleteAccount), {
    answers: [answer(accounts.deleteAccount, {})],
  })
  await screen.press('Delete Account')
  await screen.waitFor('your conversations with the advisor')
  await screen.type('Password', 'mine')
  await screen.press('Delete everything')
  expect(screen.left).toEqual(['/'])
})

test('two-step sign-in is on after password, picture and first code, and gives recovery codes', async () => {
  const beginning = { secret: 'ABCD EFGH', uri: 'otpauth://totp/Keel', picture: 'data:image/png;base64,' }
  const answers = [
    answer(twoStep.begin, beginning),
    answer(twoStep.confirm, { recoveryCodes: ['1111-2222', '3333-4444'] }),
  ]
  const screen = await openScreen(createElement(SetUpTwoStep, { onClose: () => {} }), { answers })
  await screen.waitFor('You need an authenticator app')
  await screen.type('Password', 'mine')
  await screen.press('Continue')
  expect(screen.words()).toContain('No camera? Type this into the app: ABCD EFGH')
  await screen.type('Code', '123456')
  await screen.press('Turn on')
  expect(screen.changes().map(({ body }) => body)).toEqual([{ password: 'mine' }, { code: '123456' }])
  expect(screen.words()).toContain('3333-4444')
})

test('a restore wants a file, and says when it replaces what is there', async () => {
  const screen = await openScreen(createElement(RestoreDialog, { onClose: () => {} }))
  await screen.press('Restore')
  expect(screen.words()).toContain('Please choose a file')
  expect(screen.changes()).toEqual([])
  await screen.press(/^Replace what is in this account/)
  expect(screen.has('button', 'Replace everything')).toBe(true)
})
