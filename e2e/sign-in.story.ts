import type { Page } from 'playwright-core'
import { checkAccessibility } from './support/accessibility.ts'
import { story } from './support/story.ts'

async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
}

story(
  'a user logs in, is welcomed by name on the chat page and logs out again',
  async ({ page, newUser }) => {
    const ann = await newUser({ name: 'Ann Lee' })
    await page.goto('/login')
    await logIn(page, ann)
    await page.waitForURL('/chat')
    await page.getByText('Login successful', { exact: true }).waitFor()
    await page.getByText('Welcome back, Ann Lee!', { exact: true }).waitFor()

    await page.getByRole('link', { name: 'Log out' }).click()
    await page.waitForURL('/')
    await page.getByText('Logged out successfully', { exact: true }).waitFor()
    await page.goto('/settings')
    await page.waitForURL('/login?next=%2Fsettings')
  },
)

story('someone without a name is welcomed by username', async ({ page, newUser }) => {
  const bo = await newUser({ email: 'bo.smith@example.com', name: '' })
  await page.goto('/login')
  await logIn(page, bo)
  await page.getByText('Welcome back, bo.smith!', { exact: true }).waitFor()
})

story(
  'a wrong password is told in one toast and nothing typed is lost',
  async ({ page, newUser, expectNoise, expect }) => {
    const ann = await newUser()
    expectNoise({ status: 401, path: '/api/auth/login' })
    await page.goto('/login')
    await logIn(page, { ...ann, password: 'not it' })
    await page.getByText('Login failed', { exact: true }).waitFor()
    await page.getByText('Invalid email or password. Please try again.', { exact: true }).waitFor()
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(ann.email)
    expect(new URL(page.url()).pathname).toBe('/login')
  },
)

story('missing and malformed input is named under the fields, in our words', async ({ page, expect }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Log In' }).click()
  await page.getByText('Please enter a valid email address', { exact: true }).waitFor()
  await page.getByText('Password is required', { exact: true }).waitFor()
  await expect.poll(() => page.getByLabel('Email').getAttribute('aria-invalid')).toBe('true')
  await page.getByLabel('Email').fill('ann@example.com')
  await page.getByText('Please enter a valid email address', { exact: true }).waitFor({ state: 'detached' })
})

story('a page that was asked for is returned to after signing in', async ({ page, newUser }) => {
  const ann = await newUser()
  await page.goto('/change-password?from=mail')
  await page.waitForURL('/login?next=%2Fchange-password%3Ffrom%3Dmail')
  await logIn(page, ann)
  await page.waitForURL('/change-password?from=mail')
})

story('another site cannot be returned to', async ({ page, newUser }) => {
  const ann = await newUser()
  await page.goto('/login?next=//evil.example/')
  await logIn(page, ann)
  await page.waitForURL('/chat')
})

story('whoever is signed in skips the login page, also by its old name', async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/login')
  await page.waitForURL('/chat')
  await page.goto('/auth')
  await page.waitForURL('/chat')
})

story(
  'a failed logout says so, forgets the user and goes home after two seconds',
  async ({ page, signIn, expectNoise }) => {
    await signIn(page)
    expectNoise({ status: 500, path: '/api/auth/logout' })
    await page.goto('/chat')
    await page.clock.install()
    await page.route('/api/auth/logout', (route) => route.fulfill({ status: 500, body: '' }))
    await page.getByRole('link', { name: 'Log out' }).click()
    await page.getByText('Logout failed', { exact: true }).waitFor()
    await page.getByText('There was an issue logging you out. Please try again.', { exact: true }).waitFor()
    await page.unroute('/api/auth/logout')
    await page.clock.runFor(2000)
    await page.waitForURL((url) => url.pathname !== '/logout')
  },
)

story('typing a password can be seen, pasted and filled by a password manager', async ({ page, expect }) => {
  await page.goto('/login')
  const field = page.getByLabel('Password')
  await field.fill('open sesame')
  await expect
    .poll(async () => [await field.getAttribute('type'), await field.getAttribute('autocomplete')])
    .toEqual(['password', 'current-password'])
  await page.getByRole('button', { name: 'Show what I typed' }).click()
  await expect.poll(() => field.getAttribute('type')).toBe('text')
})

for (const viewport of ['phone', 'desktop'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    story(
      `the login page is accessible on a ${viewport} in ${colorScheme}`,
      { viewport, colorScheme },
      async ({ page }) => {
        await page.goto('/login')
        await page.getByRole('heading', { name: 'Log in to Keel' }).waitFor()
        await checkAccessibility(page)
      },
    )
  }
}
