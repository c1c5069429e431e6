import type { Page } from 'playwright-core'
import { checkAccessibility } from './support/accessibility.ts'
import { story } from './support/story.ts'

const see = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click()

async function open(page: Page) {
  await page.goto('/profile')
  await page.getByLabel('Annual Income ($)').waitFor()
}

/** What the page sends when it saves. */
async function sentBy(page: Page, act: () => Promise<void>): Promise<unknown> {
  const request = page.waitForRequest(
    (asked) => asked.method() === 'POST' && asked.url().endsWith('/api/profile'),
  )
  await act()
  return (await request).postDataJSON()
}

const store = (page: Page, data: object) => page.context().request.post('/api/profile', { data })
const stored = async (page: Page) => (await page.context().request.get('/api/profile')).json()

story('everything can be filled in, and is there again after a reload', async ({ page, signIn, expect }) => {
  await signIn(page)
  await open(page)
  expect(await page.title()).toBe('Financial Profile · Keel')
  await page.getByRole('heading', { level: 1, name: 'Financial Profile' }).waitFor()
  expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Personal Details', 'Account Settings'])
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
  expect(await risk.locator('option').allInnerTexts()).toEqual(['Not chosen', 'Low', 'Medium', 'High'])
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
  expect(await page.getByLabel('Annual Income ($)').inputValue()).toBe('85000.5')
  expect(await page.getByLabel('Total Savings ($)').inputValue()).toBe('12500')
  expect(await page.getByLabel('Retirement Age').inputValue()).toBe('67')
  expect(await risk.inputValue()).toBe('high')
  await checkAccessibility(page)
})

story('what stays empty is absent, what is emptied is null', async ({ page, signIn, expect }) => {
  await signIn(page)
  await store(page, {
    income: 50_000,
    retirementAge: 60,
    investmentRiskTolerance: 'low',
    financialGoals: 'Rest',
  })
  await open(page)
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
  expect(await stored(page)).toMatchObject({ income: null, debt: 10.25, financialGoals: 'Rest' })
})

story('a mistake is named at its field and nothing is sent', async ({ page, signIn, expect }) => {
  await signIn(page)
  await open(page)
  const age = page.getByLabel('Retirement Age')
  expect([
    await age.getAttribute('type'),
    await age.getAttribute('min'),
    await age.getAttribute('max'),
  ]).toEqual(['number', '1', '100'])
  await age.fill('101')
  await page.getByLabel('Annual Income ($)').fill('-5')
  await page.getByLabel('Total Savings ($)').fill('a lot')
  await save(page)
  await see(page, 'Retirement age must be a whole number from 1 to 100')
  await see(page, 'Income must be a number, 0 or higher')
  await see(page, 'Savings must be a number, 0 or higher')
  await checkAccessibility(page)
  expect(await stored(page)).toMatchObject({ version: 0 })
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
  await open(page)
  await page.getByLabel('Total Debt ($)').fill('77')
  await save(page)
  expect(await page.getByRole('button', { name: 'Saving...' }).isDisabled()).toBe(true)
  release()
  await see(page, 'Error')
  await see(page, 'Failed to update profile. Please try again.')
  expect(await page.getByLabel('Total Debt ($)').inputValue()).toBe('77')
  await page.unroute('/api/profile')
  await save(page)
  await see(page, 'Profile updated')
  expect(await stored(page)).toMatchObject({ debt: 77 })
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
    await signIn(page, await newUser({ name: 'Ann Lee', email: 'ann.lee@example.com' }))
    await open(page)
    await page.getByRole('tab', { name: 'Account Settings' }).click()
    const panel = page.getByRole('tabpanel')
    for (const text of [
      'ann.lee',
      'Ann Lee',
      'ann.lee@example.com',
      'To change other account information, please contact support.',
    ]) {
      await panel.getByText(text, { exact: true }).waitFor()
    }
    expect(await panel.getByRole('textbox').count()).toBe(0)
    await checkAccessibility(page)
    await panel.getByRole('link', { name: 'Change Password' }).click()
    await page.waitForURL('/change-password')
  },
)

story('an edit survives a look at the other tab', async ({ page, signIn, expect }) => {
  await signIn(page)
  await open(page)
  await page.getByLabel('Total Debt ($)').fill('77')
  await page.getByRole('tab', { name: 'Account Settings' }).click()
  await page.getByRole('tab', { name: 'Personal Details' }).click()
  expect(await page.getByLabel('Total Debt ($)').inputValue()).toBe('77')
})

story(
  'each value says where it came from, with the sentence and its message',
  async ({ page, signIn, expect }) => {
    await signIn(page)
    await store(page, { income: 50_000, debt: 5 })
    await page.route('/api/profile', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.json()) as { sources: { income: object } }
      Object.assign(body.sources.income, { source: 'chat', messageId: 12, quote: 'I make 50k a year' })
      await route.fulfill({ response: answer, json: body })
    })
    await open(page)
    const income = page.getByLabel('Annual Income ($)')
    const hint = page.locator(`[id="${await income.getAttribute('id')}-hint"]`)
    expect(await hint.innerText()).toMatch(
      /^From the chat on \w+ \d+, \d{4}\s*.?I make 50k a year.?\s*Show message$/,
    )
    expect(await hint.getByRole('link', { name: 'Show message' }).getAttribute('href')).toBe(
      '/chat#message-12',
    )
    await page
      .getByText(/^Typed here on/)
      .first()
      .waitFor()
    await checkAccessibility(page)
  },
)

story('the history lists every change, and restores what was before', async ({ page, signIn, expect }) => {
  await signIn(page)
  await store(page, { income: 50_000 })
  await store(page, { income: 60_000, investmentRiskTolerance: 'low' })
  await open(page)
  const rows = page.getByRole('main').getByRole('listitem')
  await expect.poll(() => rows.count()).toBe(3)
  expect((await rows.allInnerTexts()).join('\n')).toMatch(
    /Annual Income\s+\$50,000\.00 → \$60,000\.00\s+Typed here/,
  )
  expect((await rows.allInnerTexts()).join('\n')).toMatch(/Investment Risk Tolerance\s+Empty → Low/)
  // An edit of the same field gives way: restoring was the later wish.
  await page.getByLabel('Annual Income ($)').fill('1')
  await page.getByLabel('Total Debt ($)').fill('2')
  await rows.filter({ hasText: '$50,000.00 →' }).getByRole('button', { name: 'Restore' }).click()
  await see(page, 'Profile updated')
  await expect.poll(() => page.getByLabel('Annual Income ($)').inputValue()).toBe('50000')
  expect(await page.getByLabel('Total Debt ($)').inputValue()).toBe('2')
  await page
    .getByText(/^Restored on/)
    .first()
    .waitFor()
  await expect.poll(() => rows.count()).toBe(4)
  expect(await stored(page)).toMatchObject({ income: 50_000, debt: null })
})

story('a long history comes in pages', async ({ page, signIn, expect }) => {
  await signIn(page)
  for (let debt = 1; debt <= 12; debt += 1) await store(page, { debt })
  await open(page)
  const rows = page.getByRole('main').getByRole('listitem')
  await expect.poll(() => rows.count()).toBe(10)
  await page.getByRole('button', { name: 'Show earlier' }).click()
  await expect.poll(() => rows.count()).toBe(12)
})

story('what another tab saves arrives without taking an edit away', async ({ page, signIn, expect }) => {
  await signIn(page)
  const other = await page.context().newPage()
  await open(other)
  await other.getByLabel('Total Debt ($)').fill('77')
  await open(page)
  await page.getByLabel('Annual Income ($)').fill('90000')
  await page.getByLabel('Total Debt ($)').fill('1')
  await save(page)
  await expect.poll(() => other.getByLabel('Annual Income ($)').inputValue()).toBe('90000')
  expect(await other.getByLabel('Total Debt ($)').inputValue()).toBe('77')
  expect(await sentBy(other, () => save(other))).toEqual({ debt: 77 })
  await see(other, 'Profile updated')
  expect(await stored(page)).toMatchObject({ income: 90_000, debt: 77 })
})

story(
  'fits a small dark phone',
  { viewport: 'phone', colorScheme: 'dark' },
  async ({ page, signIn, expect }) => {
    await signIn(page)
    await store(page, { income: 999_999_999_999.99, financialGoals: 'unbreakable'.repeat(150) })
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page)
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
  await open(away)
  await away.reload()
  await away.getByRole('link', { name: 'Settings' }).click()
  await away.getByRole('heading', { name: 'Settings' }).waitFor()
  expect(told).toEqual([{ timeZone: expect.stringMatching(/^Asia\/(Kolkata|Calcutta)$/) }])
})

story('a time zone that cannot be stored disturbs nobody', async ({ page, signIn, expectNoise, expect }) => {
  await signIn(page)
  expectNoise({ status: 503, path: '/api/users/me/time-zone' })
  await page.route('/api/users/me/time-zone', (route) => route.fulfill({ status: 503, body: '' }))
  await open(page)
  expect(await page.getByRole('alert').count()).toBe(0)
})
