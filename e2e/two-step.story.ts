import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { checkAccessibility } from './support/accessibility.ts'
import { story } from './support/story.ts'

const codeOf = (secret: string, periods = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + periods * 30_000 })

async function logIn(page: Page, email: string, password: string) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
}

story('two-step sign-in is set up, asked for, and helps out without the phone', async (kit) => {
  const { page, newUser, signIn, expect, expectNoise } = kit
  const person = await newUser()
  await signIn(page, person)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Turn on' }).click()
  const ask = page.getByRole('dialog', { name: 'Turn on two-step sign-in' })
  await ask.getByLabel('Password', { exact: true }).fill(person.password)
  await ask.getByRole('button', { name: 'Continue' }).click()
  const picture = page.getByRole('dialog', { name: 'Photograph this with your app' })
  await picture.getByAltText('QR code for your authenticator app').waitFor()
  await checkAccessibility(page)
  const secret = (await picture.locator('code').textContent()) ?? ''
  await picture.getByLabel('Code').fill(codeOf(secret))
  await picture.getByRole('button', { name: 'Turn on' }).click()
  const codes = page.getByRole('dialog', { name: 'Keep these recovery codes' })
  const recovery = (await codes.getByRole('listitem').first().textContent()) ?? ''
  await expect.poll(() => codes.getByRole('listitem').count()).toBe(10)
  await codes.getByRole('button', { name: 'I have kept them' }).click()
  await page.getByText(/10 recovery codes are left/).waitFor()

  await page.context().request.post('/api/auth/logout')
  expectNoise({ status: 401, path: '/api/auth/user' })
  expectNoise({ status: 401, path: '/api/auth/login' })
  await logIn(page, person.email, person.password)
  await page.getByLabel('Code').fill('000000')
  await page.getByRole('button', { name: 'Log In' }).click()
  await page.getByText('That code is not right.').waitFor()
  const isFocused = () => page.getByLabel('Code').evaluate((field) => field === document.activeElement)
  await expect.poll(isFocused).toBe(true)
  await checkAccessibility(page)
  await page.getByLabel('Code').fill(codeOf(secret, 1))
  await page.getByRole('button', { name: 'Log In' }).click()
  await page.waitForURL('**/chat')

  await page.context().request.post('/api/auth/logout')
  await logIn(page, person.email, person.password)
  await page.getByLabel('Code').fill(recovery)
  await page.getByRole('button', { name: 'Log In' }).click()
  await page.waitForURL('**/chat')
})
