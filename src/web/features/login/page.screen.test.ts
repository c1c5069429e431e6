import { createElement } from 'react'
import { expect, test } from 'vitest'
import { SECOND_STEP_NEEDED, session } from '#contract/session.ts'
import { answer, refuse } from '#web/testing/fake-server.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { ann } from '#web/testing/signed-in.ts'
import { currentToast } from '#web/ui/toast-store.ts'
import { LoginPage } from './page.tsx'

const signedIn = answer(session.login, ann)

async function logIn(...answers: (typeof signedIn)[]) {
  const screen = await openScreen(createElement(LoginPage), { answers })
  await screen.type('Email', 'ann@example.com')
  await screen.type('Password', 'open sesame')
  await screen.press('Log In')
  return screen
}

test('the right password opens the chat', async () => {
  const screen = await logIn(signedIn)
  expect(screen.changes()).toEqual([
    { call: 'POST /api/auth/login', body: { email: 'ann@example.com', password: 'open sesame' } },
  ])
  expect(screen.left).toEqual(['/chat'])
})

test('empty fields are named, and nothing is sent', async () => {
  const screen = await openScreen(createElement(LoginPage))
  await screen.press('Log In')
  expect(screen.field('Email').getAttribute('aria-invalid')).toBe('true')
  expect(screen.changes()).toEqual([])
})

test('a wrong password does not say which of the two was wrong', async () => {
  await logIn(refuse(session.login, 401, 'No.'))
  expect(currentToast()?.description).toBe('Invalid email or password. Please try again.')
})

test('too many attempts are told in the words of the server', async () => {
  await logIn(refuse(session.login, 429, 'Please wait a minute.'))
  expect(currentToast()).toMatchObject({ title: 'Login failed', description: 'Please wait a minute.' })
})

test('an account with a second step asks for its code', async () => {
  const screen = await logIn(refuse(session.login, 401, SECOND_STEP_NEEDED))
  expect(screen.words()).toContain('The six digits that your authenticator app shows, or a recovery code.')
  await screen.type('Code', '123456')
  await screen.press('Log In')
  expect(screen.changes()[1]?.body).toMatchObject({ code: '123456' })
})
