import { checkAccessibility } from './support/accessibility.ts'
import { openChat } from './support/chat.ts'
import { tellHousehold } from './support/household.ts'
import { story } from './support/story.ts'

story('today is not there while nothing is known', async ({ page, signIn, expect }) => {
  await signIn(page)
  await openChat(page)
  await page.waitForLoadState('networkidle')
  await expect.poll(() => page.getByRole('region', { name: 'Today' }).count()).toBe(0)
})

story(
  'today says where one stands without being asked, on a phone too',
  { viewport: 'phone', colorScheme: 'dark' },
  async ({ page, signIn, expect }) => {
    await signIn(page)
    await tellHousehold(page)
    await page.context().request.post('/api/profile', { data: { incomeBasis: 'gross' } })
    await openChat(page)
    const today = page.getByRole('region', { name: 'Today' })
    await today.getByText(/Net worth \$24,800 · \$4,663\.33 left a month, before tax/).waitFor()
    await today.getByRole('button', { name: /^Today/ }).click()
    await today.getByText('Set your take-home pay, so that what is left of a month').first().waitFor()
    await checkAccessibility(page)
    await today.getByRole('button', { name: 'Done' }).click()
    await today.getByText('Pay back Visa first').nth(1).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => today.getByRole('button', { name: 'Done' }).count()).toBe(0)

    const bar = page.getByRole('navigation', { name: 'Main screens' })
    await expect
      .poll(() => bar.getByRole('link').allInnerTexts())
      .toEqual(['Advisor', 'Budget', 'Balance', 'Plans'])
    await bar.getByRole('link', { name: 'Balance' }).click()
    await page.getByRole('heading', { level: 1, name: 'Balance Sheet' }).waitFor()
    await expect
      .poll(() => bar.getByRole('link', { name: 'Balance' }).getAttribute('aria-current'))
      .toBe('page')
    await checkAccessibility(page)
  },
)

story('a figure that grew old is confirmed with one press', async ({ page, signIn, expect }) => {
  await signIn(page)
  await tellHousehold(page)
  const [visa] = await (await page.context().request.get('/api/liabilities')).json()
  const old = { list: 'liabilities', id: visa.id, name: 'Visa', amount: 6200, days: 34 }
  const known = { netWorth: 24_800, change: null, surplus: null, step: null, goals: [] }
  let isConfirmed = false
  await page.route('/api/today', (route) =>
    route.fulfill({ json: { ...known, stale: isConfirmed ? [] : [old] } }),
  )
  page.on('response', (response) => (isConfirmed ||= response.request().method() === 'PUT'))
  await openChat(page)
  const today = page.getByRole('region', { name: 'Today' })
  await today.getByRole('button', { name: /^Today/ }).click()
  await today.getByText('Visa last updated 34 days ago. Still $6,200?').waitFor()
  await today.getByRole('button', { name: 'Yes, Visa is still right' }).click()
  await expect.poll(() => today.getByText('Still $6,200?').count()).toBe(0)
  const [after] = await (await page.context().request.get('/api/liabilities')).json()
  expect(after).toMatchObject({ name: 'Visa', amount: 6200, interestRate: 22.9 })
  expect(after.updatedAt > visa.updatedAt).toBe(true)
})
