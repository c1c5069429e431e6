import { checkAccessibility } from './support/accessibility.ts'
import { story } from './support/story.ts'

const links = [
  'AI Advisor',
  'Budget Tracker',
  'Balance Sheet',
  'Plans',
  'Transactions',
  'Profile',
  'Feedback',
  'Settings',
  'Log out',
]

story('the sidebar names every tool, whose it is and the plan', async ({ page, newUser, signIn, expect }) => {
  await signIn(page, await newUser({ name: 'mary ann jones' }))
  await page.goto('/settings')
  const sidebar = page.getByRole('navigation', { name: 'Financial Tools' })
  await sidebar.getByRole('heading', { name: 'Financial Tools' }).waitFor()
  await expect.poll(() => sidebar.getByRole('link').allInnerTexts()).toEqual(links)
  await page.getByText('mary ann jones', { exact: true }).first().waitFor()
  await page.getByText('Free Plan', { exact: true }).waitFor()
  await page.getByText('MA', { exact: true }).first().waitFor()
  await expect
    .poll(() => sidebar.getByRole('link', { name: 'Settings' }).getAttribute('aria-current'))
    .toBe('page')
  await expect
    .poll(() => sidebar.getByRole('link', { name: 'AI Advisor' }).getAttribute('aria-current'))
    .toBeNull()
  await expect
    .poll(() => sidebar.getByRole('link', { name: 'AI Advisor' }).getAttribute('href'))
    .toBe('/chat')
})

story(
  'only administrators see the Admin Panel; others who open it land in the chat',
  async ({ page, newUser, signIn, newContext }) => {
    await signIn(page)
    await page.goto('/admin')
    await page.waitForURL('/chat')
    const office = await (await newContext()).newPage()
    await signIn(office, await newUser({ isAdmin: true }))
    await office.goto('/chat')
    await office.getByRole('link', { name: 'Admin Panel' }).waitFor()
  },
)

story('a visitor is sent to sign in from every page of the app', async ({ page }) => {
  for (const path of [
    '/chat',
    '/budget',
    '/balance-sheet',
    '/profile',
    '/settings',
    '/change-password',
    '/admin',
  ]) {
    await page.goto(path)
    await page.waitForURL(`/login?next=${encodeURIComponent(path)}`)
  }
})

story('an unknown address is a 404 that leads back', async ({ page, expectNoise, expect }) => {
  expectNoise({ status: 404, path: '/no-such-page' })
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await page.getByText('Did you forget to add the page to the router?', { exact: true }).waitFor()
  await expect.poll(() => page.title()).toBe('Page not found · Keel')
  await checkAccessibility(page)
})

story(
  'on a phone the sidebar is a drawer that closes by button, by link and by Escape',
  { viewport: 'phone' },
  async ({ page, signIn, expect }) => {
    await signIn(page)
    await page.goto('/settings')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const open = page.getByRole('button', { name: 'Open menu' })
    await open.click()
    await menu.waitFor()
    await checkAccessibility(page)
    await page.getByRole('button', { name: 'Close menu' }).click()
    await menu.waitFor({ state: 'detached' })
    await open.click()
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'detached' })
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Open menu')
    await open.click()
    await menu.getByRole('link', { name: 'AI Advisor' }).click()
    await page.waitForURL('/chat')
    await menu.waitFor({ state: 'detached' })
  },
)

story(
  'going to another page names it, starts at its top and moves the focus to its heading',
  async ({ page, signIn, expect }) => {
    await signIn(page)
    await page.goto('/settings')
    await page.getByRole('heading', { name: 'Settings' }).waitFor()
    await page.evaluate(() => window.scrollTo(0, 400))
    await page.getByRole('link', { name: 'AI Advisor' }).click()
    await expect.poll(() => page.title()).toBe('AI Advisor · Keel')
    await expect
      .poll(() => page.evaluate(() => [document.activeElement?.tagName, window.scrollY]))
      .toEqual(['H1', 0])
  },
)

story('the keyboard can skip the navigation', async ({ page, signIn, expect }) => {
  await signIn(page)
  await page.goto('/settings')
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
  await page.keyboard.press('Enter')
  expect(new URL(page.url()).hash).toBe('#content')
})

story(
  'when the server cannot be reached at the start, it says so and tries again',
  async ({ page, signIn, expectNoise }) => {
    await signIn(page)
    expectNoise({ status: 503, path: '/api/auth/user' })
    await page.route('/api/auth/user', (route) => route.fulfill({ status: 503, body: '{"message":"away"}' }))
    await page.goto('/settings')
    await page.getByText('Keel cannot be reached', { exact: true }).waitFor()
    await page.unroute('/api/auth/user')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'Settings' }).waitFor()
  },
)

story('a spinner shows while the current user loads', async ({ page, signIn }) => {
  await signIn(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('/api/auth/user', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/settings')
  await page.getByText('Loading', { exact: true }).first().waitFor({ state: 'attached' })
  release()
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
})

story('nothing scrolls sideways at 360 px', { viewport: 'phone' }, async ({ page, signIn, expect }) => {
  await signIn(page)
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/settings', '/change-password', '/chat']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect([path, overflow]).toEqual([path, 0])
  }
})
