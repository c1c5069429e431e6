import type { Page } from 'playwright-core'
import { storiesAlone } from './support/story.ts'

const story = storiesAlone()

/** The first of the two forms on the landing page. */
const formOf = (page: Page, index = 0) => {
  const form = page.locator('main form').nth(index)
  return {
    email: form.getByLabel('Email address'),
    join: form.getByRole('button', { name: 'Join the Waitlist' }),
    count: form.locator('p').last(),
    form,
  }
}

const toastOf = (page: Page) => page.locator('li[role="status"], li[data-state="open"]').last()

async function expectToast(page: Page, title: string, description: string) {
  const toast = toastOf(page)
  await toast.getByText(title, { exact: true }).waitFor()
  await toast.getByText(description, { exact: true }).waitFor()
}

story(
  'A visitor joins the waitlist, and the count follows',
  async ({ page, newContext, expectNoise, expect }) => {
    await page.goto('/')
    await page.getByText('Be the first to join').first().waitFor()

    const { email, join } = formOf(page)
    await email.fill('Ann@Example.com')
    await join.click()
    await expectToast(
      page,
      'Success!',
      'You are number 1 on the waitlist. We will let you know when Keel launches.',
    )
    await expect.poll(() => email.inputValue()).toBe('')
    await expect.poll(() => page.getByText('1+ person already on the waitlist').count()).toBe(2)

    // The second form does the same, with the keyboard.
    const second = formOf(page, 1)
    await second.email.fill('bo@example.com')
    await second.email.press('Enter')
    await expectToast(
      page,
      'Success!',
      'You are number 2 on the waitlist. We will let you know when Keel launches.',
    )
    await expect.poll(() => page.getByText('2+ people already on the waitlist').count()).toBe(2)

    expectNoise({ status: 409, path: '/api/waitlist' })
    const other = await (await newContext()).newPage()
    await other.goto('/')
    await other.getByText('2+ people already on the waitlist').first().waitFor()
    await formOf(other).email.fill('ann@EXAMPLE.com')
    await formOf(other).join.click()
    await expectToast(
      other,
      'Already Registered',
      'This email is already on our waitlist. Thank you for your enthusiasm!',
    )
  },
)

story('An address that is sent before the page has come to life is not lost', async ({ page, expect }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/base-*.js', async (route) => {
    await held
    await route.continue()
  })
  const started = page.waitForRequest('**/assets/base-*.js')
  await page.goto('/', { waitUntil: 'commit' })
  await started
  await formOf(page).email.fill('early@example.com')
  await formOf(page).join.click()
  release()
  await toastOf(page).getByText('Success!', { exact: true }).waitFor()
  expect(new URL(page.url()).search).toBe('')
})

story('An empty or mistyped address is told apart', async ({ page, expect }) => {
  await page.goto('/')
  const { email, join } = formOf(page)
  await join.click()
  await expectToast(page, 'Email Required', 'Please provide your email address to join the waitlist.')
  await expect.poll(() => email.evaluate((field) => field === document.activeElement)).toBe(true)
  for (const wrong of ['ann', 'ann@example', 'a b@example.com']) {
    await email.fill(wrong)
    await join.click()
    await expectToast(page, 'Invalid Email', 'Please provide a valid email address.')
    await expect.poll(() => email.inputValue()).toBe(wrong)
  }
})

story(
  'When the server is in trouble, the form says so and keeps the address',
  async ({ page, expectNoise, expect }) => {
    expectNoise({ status: 503, path: /^\/api\/waitlist/ })
    await page.route('**/api/waitlist/count', (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.route('**/api/waitlist', (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.goto('/')
    await page.getByText('Be the first to join').first().waitFor()
    const { email, join } = formOf(page)
    await email.fill('ann@example.com')
    await join.click()
    await expectToast(
      page,
      'Something went wrong',
      "We couldn't add you to the waitlist right now. Please try again later.",
    )
    await expect.poll(() => email.inputValue()).toBe('ann@example.com')
  },
)

story('Nobody meets the field for robots, and its senders join nothing', async ({ page, expect }) => {
  await page.goto('/')
  const trap = page.locator('input[name="leaveEmpty"]').first()
  await expect.poll(() => trap.isVisible()).toBe(false)
  await expect.poll(() => trap.getAttribute('autocomplete')).toBe('off')
  await expect.poll(() => trap.getAttribute('tabindex')).toBe('-1')
  await expect.poll(() => page.getByRole('textbox').count()).toBe(2)

  const count = async () => (await (await page.request.get('/api/waitlist/count')).json()).count as number
  const before = await count()
  await trap.evaluate((field: HTMLInputElement) => (field.value = 'http://buy.example'))
  await formOf(page).email.fill('robot@example.com')
  await formOf(page).join.click()
  await toastOf(page).getByText('Success!', { exact: true }).waitFor()
  await expect.poll(() => count()).toBe(before)
})
