import { createElement } from 'react'
import { expect, test } from 'vitest'
import { SECOND_STEP_NEEDED, session } from '#contract/session.ts'
import { askToSignInAgain } from '#web/data/sign-in-again.ts'
import { answer, refuse } from '#web/testing/fake-server.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { ann } from '#web/testing/signed-in.ts'
import { SignInAgainDialog } from './sign-in-again-dialog.tsx'

const signedIn = answer(session.login, ann)

async function askAgain(...answers: (typeof signedIn)[]) {
  const asked = askToSignInAgain()
  return { asked, screen: await openScreen(createElement(SignInAgainDialog), { answers }) }
}

test('the password of who was there lets what waits go on', async () => {
  const { asked, screen } = await askAgain(signedIn)
  expect(screen.words()).toContain(
    'Everything on this page is still here; sign in as ann@example.com to go on.',
  )
  await screen.press('Sign in')
  expect(screen.words()).toContain('Password is required')
  await screen.type('Password', 'open sesame')
  await screen.press('Sign in')
  expect(screen.changes()[0]?.body).toEqual({ email: 'ann@example.com', password: 'open sesame' })
  await expect(asked).resolves.toBe(true)
})

test('a refusal is told, and whoever cancels is not signed in', async () => {
  const { asked, screen } = await askAgain(refuse(session.login, 429, 'Please wait a minute.'))
  await screen.type('Password', 'open sesame')
  await screen.press('Sign in')
  expect(screen.words()).toContain('Please wait a minute.')
  await screen.press('Cancel')
  await expect(asked).resolves.toBe(false)
})

test('an account with a second step asks for its code', async () => {
  const { screen } = await askAgain(refuse(session.login, 401, SECOND_STEP_NEEDED))
  await screen.type('Password', 'open sesame')
  await screen.press('Sign in')
  expect(screen.has('field', 'Code')).toBe(true)
  await screen.press('Cancel')
})
