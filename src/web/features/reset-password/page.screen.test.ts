import { createElement } from 'react'
import { expect, test } from 'vitest'
import { accounts, DEAD_LINK } from '#contract/accounts.ts'
import { answer, refuse } from '#web/testing/fake-server.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { ResetPasswordPage } from './page.tsx'

const changed = answer(accounts.resetPassword, { message: 'You can log in with it now.' })

const open = (at: string, answers = [changed]) =>
  openScreen(createElement(ResetPasswordPage), { at, answers })

async function choose(first: string, second: string, answers = [changed]) {
  const screen = await open('/reset-password#secret', answers)
  await screen.type('New Password', first)
  await screen.type('Confirm Password', second)
  await screen.press('Set password')
  return screen
}

test('the token of the link is sent with the new password', async () => {
  const screen = await choose('a long walk home', 'a long walk home')
  expect(screen.changes()).toMatchObject([{ body: { token: 'secret', newPassword: 'a long walk home' } }])
  expect(screen.words()).toContain('Password changed You can log in with it now.')
})

test('two different passwords are not sent', async () => {
  const screen = await choose('a long walk home', 'a long walk hoem')
  expect(screen.changes()).toEqual([])
  expect(screen.field('Confirm Password').getAttribute('aria-invalid')).toBe('true')
})

test('a link that was used or ran out asks for no further password', async () => {
  const screen = await choose('a long walk home', 'a long walk home', [
    refuse(accounts.resetPassword, 400, DEAD_LINK),
  ])
  expect(screen.words()).toContain(DEAD_LINK)
  expect([screen.has('field', 'New Password'), screen.words()]).toEqual([
    false,
    expect.stringContaining('Ask for a new link'),
  ])
})

test('another refusal leaves the form to be sent again', async () => {
  const screen = await choose('a long walk home', 'a long walk home', [
    refuse(accounts.resetPassword, 429, 'Please wait a moment.'),
  ])
  expect(screen.words()).toContain('The password was not changed Please wait a moment.')
  expect(screen.has('field', 'New Password')).toBe(true)
})

test('a link without its token says so', async () => {
  const screen = await open('/reset-password')
  expect(screen.words()).toContain('This link is not complete')
})
