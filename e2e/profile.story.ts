import { checkAccessibility } from './support/accessibility.ts'
import { openProfile, save, see, sentBy, storeProfile, storedProfile } from './support/profile.ts'
import { story } from './support/story.ts'

story('everything can be filled in, and is there again after a reload', async ({ page, signIn, expect }) => {
  await signIn(page)
  await openProfile(page)
  await expect.poll(() => page.title()).toBe('Financial Profile · Keel')
  await page.getByRole('heading', { level: 1, name: 'Financial Profile' }).waitFor()
  await expect
    .poll(() => page.getByRole('tab').allInnerTexts())
    .toEqual(['Personal Details', 'Account Settings'])
  await page.getByText('Separate several goals with commas.').waitFor()
  const typed = {
    'Annual Income ($)': '85000.50',
    'Monthly Expenses ($)': '3200',
    'Total Savings ($)': '$12,500',
    'Total Debt ($)': '0',
    'Retirement Goal ($)': '1500000',
    'Retirement Age': '67',
    'Financial Goals': 'A house, a boat',
  }
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text)
  const risk = page.getByLabel('Investment Risk Tolerance')
  await expect
    .poll(() => risk.locator('option').allInnerTexts())
    .toEqual(['Not chosen', 'Low', 'Medium', 'High'])
  await risk.selectOption('High')
  expect(await sentBy(page, () => save(page))).toEqual({
    income: 85_000.5,
    expenses: 3200,
    savings: 12_500,
    debt: 0,
    investmentRiskTolerance: 'high',
    retirementGoal: 1_500_000,
    retirementAge: 67,
    financialGoals: 'A house, a boat',
  })
  await see(page, 'Profile updated')
  await page.reload()
  await expect.poll(() => page.getByLabel('Annual Income ($)').inputValue()).toBe('85000.5')
  await expect.poll(() => page.getByLabel('Total Savings ($)').inputValue()).toBe('12500')
  await expect.poll(() => page.getByLabel('Retirement Age').inputValue()).toBe('67')
  await expect.poll(() => risk.inputValue()).toBe('high')
  await checkAccessibility(page)
})

story('what stays empty is absent, what is emptied is null', async ({ page, signIn, expect }) => {
  await signIn(page)
  await storeProfile(page, {
    income: 50_000,
    retirementAge: 60,
    investmentRiskTolerance: 'low',
    financialGoals: 'Rest',
  })
  await openProfile(page)
  await page.getByLabel('Annual Income ($)').fill('')
  await page.getByLabel('Retirement Age').fill('')
  await page.getByLabel('Investment Risk Tolerance').selectOption('')
  await page.getByLabel('Total Debt ($)').fill('10.25')
  expect(await sentBy(page, () => save(page))).toEqual({
    income: null,
    retirementAge: null,
    investmentRiskTolerance: null,
    debt: 10.25,
  })
  await see(page, 'Profile updated')
  await expect
    .poll(() => storedProfile(page))
    .toMatchObject({ income: null, debt: 10.25, financialGoals: 'Rest' })
})

story('a mistake is named at its field and nothing is sent', async ({ page, signIn, expect }) => {
  await signIn(page)
  await openProfile(page)
  const age = page.getByLabel('Retirement Age')
  await expect
    .poll(async () => [
      await age.getAttribute('type'),
      await age.getAttribute('min'),
      await age.getAttribute('max'),
    ])
    .toEqual(['number', '1', '100'])
  await age.fill('101')
  await page.getByLabel('Annual Income ($)').fill('-5')
  await page.getByLabel('Total Savings ($)').fill('a lot')
  await save(page)
  await see(page, 'Retirement age must be a whole number from 1 to 100')
  await see(page, 'Income must be a number, 0 or higher')
  await see(page, 'Savings must be a number, 0 or higher')
  await checkAccessibility(page)
  await expect.poll(() => storedProfile(page)).toMatchObject({ version: 0 })
})

story('a save that fails says so and keeps what was typed', async ({ page, signIn, expectNoise, expect }) => {
  await signIn(page)
  expectNoise({ status: 500, path: '/api/profile' })
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('/api/profile', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await held
    return route.fulfill({ status: 500, body: '' })
  })
  await openProfile(page)
  await page.getByLabel('Total Debt ($)').fill('77')
  await save(page)
  await expect.poll(() => page.getByRole('button', { name: 'Saving...' }).isDisabled()).toBe(true)
  release()
  await see(page, 'Error')
  await see(page, 'Failed to update profile. Please try again.')
  await expect.poll(() => page.getByLabel('Total Debt ($)').inputValue()).toBe('77')
  await page.unroute('/api/profile')
  await save(page)
  await see(page, 'Profile updated')
  await expect.poll(() => storedProfile(page)).toMatchObject({ debt: 77 })
})

story('a profile that cannot be loaded can be tried again', async ({ page, signIn, expectNoise }) => {
  await signIn(page)
  expectNoise({ status: 500, path: '/api/profile' })
  await page.route('/api/profile', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/profile')
  await see(page, 'Failed to load your profile. Please refresh the page and try again.')
  await page.unroute('/api/profile')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByLabel('Annual Income ($)').waitFor()
})

story(
  'Account Settings show who it is and lead to the password',
  async ({ page, newUser, signIn, expect }) => {
    await signIn(page, await newUser({ name: 'Ann Lee', email: 'ann.page@example.com' }))
    await openProfile(page)
    await page.getByRole('tab', { name: 'Account Settings' }).click()
    const panel = page.getByRole('tabpanel')
    for (const text of [
      'ann.page',
      'Ann Lee',
      'ann.page@example.com',
      'To change other account information, please contact support.',
    ]) {
      await panel.getByText(text, { exact: true }).waitFor()
    }
    await expect.poll(() => panel.getByRole('textbox').count()).toBe(0)
    await checkAccessibility(page)
    await panel.getByRole('link', { name: 'Change Password' }).click()
    await page.waitForURL('/change-password')
  },
)

story('an edit survives a look at the other tab', async ({ page, signIn, expect }) => {
  await signIn(page)
  await openProfile(page)
  await page.getByLabel('Total Debt ($)').fill('77')
  await page.getByRole('tab', { name: 'Account Settings' }).click()
  await page.getByRole('tab', { name: 'Personal Details' }).click()
  await expect.poll(() => page.getByLabel('Total Debt ($)').inputValue()).toBe('77')
})

story(
  'fits a small dark phone',
  { viewport: 'phone', colorScheme: 'dark' },
  async ({ page, signIn, expect }) => {
    await signIn(page)
    await storeProfile(page, { income: 999_999_999_999.99, financialGoals: 'unbreakable'.repeat(150) })
    await page.setViewportSize({ width: 360, height: 740 })
    await openProfile(page)
    await page.getByRole('main').getByRole('listitem').first().waitFor()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
    await checkAccessibility(page)
  },
)

story('the browser tells its time zone once a session', async ({ page, signIn, newContext, expect }) => {
  const ann = await signIn(page)
  const away = await (await newContext({ timezoneId: 'Asia/Kolkata' })).newPage()
  await signIn(away, ann)
  const told: unknown[] = []
  away.on('request', (request) => {
    if (request.url().endsWith('/time-zone')) told.push(request.postDataJSON())
  })
  await openProfile(away)
  await away.reload()
  await away.getByRole('link', { name: 'Settings' }).click()
  await away.getByRole('heading', { name: 'Settings' }).waitFor()
  expect(told).toEqual([{ timeZone: expect.stringMatching(/^Asia\/(Kolkata|Calcutta)$/) }])
})

story('a time zone that cannot be stored disturbs nobody', async ({ page, signIn, expectNoise, expect }) => {
  await signIn(page)
  expectNoise({ status: 503, path: '/api/users/me/time-zone' })
  await page.route('/api/users/me/time-zone', (route) => route.fulfill({ status: 503, body: '' }))
  await openProfile(page)
  await expect.poll(() => page.getByRole('alert').count()).toBe(0)
})
