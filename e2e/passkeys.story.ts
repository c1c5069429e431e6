import type { Page } from 'playwright-core'
import { checkAccessibility } from './support/accessibility.ts'
import { startServer } from './support/server-process.ts'
import { storiesWith } from './support/story.ts'

/** Browsers give passkeys to names only, and 127.0.0.1 is none. */
const storyUnderAName = storiesWith(async () => {
  const server = await startServer()
  return { ...server, url: server.url.replace('127.0.0.1', 'localhost') }
})

/** A phone that is always unlocked, made by the browser itself. */
async function plugInPhone(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

storyUnderAName(
  'a passkey is set up, signs in without the password, can be demanded, and goes',
  async (kit) => {
    const { page, newUser, signIn, expect, expectNoise } = kit
    const person = await newUser()
    await signIn(page, person)
    await plugInPhone(page)
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    const naming = page.getByRole('dialog', { name: 'Add a passkey' })
    await naming.getByLabel('Name').fill('My phone')
    await checkAccessibility(page)
    await naming.getByRole('button', { name: 'Continue' }).click()
    const row = page.getByRole('list', { name: 'Your passkeys' }).getByRole('listitem')
    await row.filter({ hasText: 'My phone' }).waitFor()
    await page.getByRole('button', { name: 'Rename My phone' }).click()
    await page.getByRole('dialog', { name: 'Rename the passkey' }).getByLabel('Name').fill('Blue phone')
    await page.getByRole('button', { name: 'Rename', exact: true }).click()
    await row.filter({ hasText: 'Blue phone' }).waitFor()
    await page.getByLabel('The password alone is not enough').check()
    const codes = page.getByRole('dialog', { name: 'Keep these recovery codes' })
    await expect.poll(() => codes.getByRole('listitem').count()).toBe(10)
    await codes.getByRole('button', { name: 'I have kept them' }).click()

    await page.context().request.post('/api/auth/logout')
    expectNoise({ status: 401, path: '/api/auth/login' })
    await page.goto('/login')
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Log In', exact: true }).click()
    await page.getByText('This account opens with a passkey.').waitFor()
    await checkAccessibility(page)
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
    await page.waitForURL('**/chat')
    await page.getByText(`Welcome back, ${person.name}!`).first().waitFor()

    await page.goto('/settings')
    await row.filter({ hasText: /last used/ }).waitFor()
    await page.getByRole('button', { name: 'Remove Blue phone' }).click()
    const question = page.getByRole('alertdialog', { name: 'Remove Blue phone?' })
    await question.getByText('your password alone will open your account', { exact: false }).waitFor()
    await question.getByRole('button', { name: 'Remove' }).click()
    await row.first().waitFor({ state: 'detached' })
    await page.getByText('Passkey removed').first().waitFor()

    await page.context().request.post('/api/auth/logout')
    expectNoise({ status: 401, path: '/api/auth/passkey' })
    await page.goto('/login')
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
    await page.getByText('This passkey does not open an account here.').first().waitFor()
  },
)
