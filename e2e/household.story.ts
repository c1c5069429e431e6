import { checkAccessibility } from './support/accessibility.ts'
import { cardOf, expectCard, tellHousehold } from './support/household.ts'
import { story } from './support/story.ts'

story('what was told once is on every screen, and counts once', async ({ page, signIn, expect }) => {
  await signIn(page)
  await tellHousehold(page)

  await page.goto('/budget')
  await expectCard(page, 'Total Income', '$6,833.33')
  await expectCard(page, 'Total Income', 'a month, from your profile, may be before tax')
  await expectCard(page, 'Total Expenses', '$2,170')
  await expectCard(page, 'Net Savings', '$4,663.33')
  await expectCard(page, 'Net Savings', '68.2% of income, may be before tax')
  await expect.poll(() => page.getByText('Sample data', { exact: true }).count()).toBe(0)
  await checkAccessibility(page)
  await page.getByRole('button', { name: 'Before tax' }).click()
  await expectCard(page, 'Net Savings', '68.2% of income, before tax')
  await expect.poll(() => page.getByText(/before or after tax\?/).count()).toBe(0)

  await page.getByRole('button', { name: 'Set take-home pay' }).click()
  await page.getByText('From your profile, before tax').waitFor()
  await page.keyboard.type('5100')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByText('From your profile, before tax').count()).toBe(0)
  await page.getByRole('tab', { name: 'Overview' }).click()
  await expectCard(page, 'Total Income', '$5,100')
  await expectCard(page, 'Net Savings', '$2,930')
  await expectCard(page, 'Net Savings', '57.5% of income')

  await page.getByRole('link', { name: 'Balance Sheet' }).click()
  await expectCard(page, 'Net Worth', '$24,800.00')
  await expectCard(page, 'Total Assets', '$52,000.00')
  await expectCard(page, 'Total Liabilities', '$27,200.00')
  const savings = page.getByRole('listitem').filter({ hasText: 'Savings' })
  await expect.poll(() => savings.innerText()).toContain('From your profile')
  await checkAccessibility(page)

  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  await page.getByText('Your liabilities add up to $27,200.').waitFor()
  await page.getByText('Your expenses add up to $2,170 a month.').waitFor()
  await page.getByText('Your income entries add up to $61,200 a year.').waitFor()
  await expect.poll(() => page.getByLabel('Before or After Tax').inputValue()).toBe('gross')
  await page.getByLabel('Total Debt ($)').fill('20000')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Your liabilities add up to $27,200, $7,200 more than this.').waitFor()
  await checkAccessibility(page)
})

story(
  'savings from the profile are edited, made an asset, and never both',
  async ({ page, signIn, expect }) => {
    await signIn(page)
    await tellHousehold(page)
    await page.goto('/balance-sheet')
    const savings = page.getByRole('listitem').filter({ hasText: 'Savings' })
    await page.getByRole('button', { name: 'Edit Savings' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Savings' })
    await dialog.getByLabel('Total Savings ($)').fill('fifteen')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Please enter an amount of 0 or more, or nothing at all.').waitFor()
    await dialog.getByLabel('Total Savings ($)').fill('15,000')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expectCard(page, 'Net Worth', '$25,800.00')
    await expect.poll(() => savings.innerText()).toContain('$15,000.00')

    await page.getByRole('button', { name: 'Make it an asset: Savings' }).click()
    await page.getByText('Asset added').first().waitFor()
    await page.getByRole('button', { name: 'Delete Savings' }).waitFor()
    await expect.poll(() => page.getByText('From your profile').count()).toBe(0)
    await expectCard(page, 'Net Worth', '$25,800.00')
    const assets = await page.context().request.get('/api/assets')
    expect(await assets.json()).toMatchObject([{ name: '401(k)' }, { name: 'Savings', value: 15_000 }])

    await page.getByRole('button', { name: 'Delete Savings' }).click()
    await page.getByText('From your profile').waitFor()
    await expectCard(page, 'Net Worth', '$25,800.00')
  },
)

story('cash that may be part of the savings is asked about once', async ({ page, signIn, expect }) => {
  await signIn(page)
  await tellHousehold(page)
  const ally = { name: 'Ally', value: 5000, category: 'Cash and Equivalents' }
  await page.context().request.post('/api/assets', { data: ally })
  await page.goto('/balance-sheet')
  await page.getByText('Is Ally part of your $14,000 of savings?').waitFor()
  await expectCard(page, 'Total Assets', '$52,000.00')
  await checkAccessibility(page)
  await page.getByRole('button', { name: 'No, separate' }).click()
  await expectCard(page, 'Total Assets', '$57,000.00')
  await expect.poll(() => page.getByText(/^Is Ally part/).count()).toBe(0)
  await page.reload()
  await expectCard(page, 'Total Assets', '$57,000.00')
  await expect.poll(() => page.getByText(/^Is Ally part/).count()).toBe(0)
})

story('the rest of a stated debt is a row until it is named', async ({ page, signIn, expect }) => {
  await signIn(page)
  await tellHousehold(page)
  await page.context().request.post('/api/profile', { data: { debt: 30_000 } })
  await page.goto('/balance-sheet')
  await expectCard(page, 'Total Liabilities', '$30,000.00')
  await page.getByRole('tab', { name: 'Liabilities' }).click()
  await expect
    .poll(() => page.getByRole('heading', { level: 3 }).allInnerTexts())
    .toEqual(['Credit Cards', 'Student Loans', 'Other Debt'])
  await page.getByRole('button', { name: 'Make it a liability: Other debt' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Liability' })
  await expect.poll(() => dialog.getByLabel('Amount ($)').inputValue()).toBe('2800')
  await dialog.getByLabel('Liability Name').fill('Medical bill')
  await dialog.getByLabel('Interest Rate (%)').fill('0')
  await dialog.getByLabel('Category').selectOption('Medical Debt')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Edit Medical bill' }).waitFor()
  await expect.poll(() => page.getByText('From your profile').count()).toBe(0)
  await expectCard(page, 'Total Liabilities', '$30,000.00')
})

story('nothing of this is shown beside the sample, or saved on leaving', async ({ page, signIn, expect }) => {
  await signIn(page)
  await page.context().request.post('/api/profile', { data: { income: 82_000, savings: 14_000 } })
  await page.goto('/budget')
  await expectCard(page, 'Total Income', '$4,500')
  await expect.poll(() => page.getByText('From your profile').count()).toBe(0)
  await page.getByRole('button', { name: 'Clear sample data' }).click()
  await expectCard(page, 'Total Income', '$6,833.33')
  await page.getByRole('link', { name: 'Back to Chat' }).click()
  await page.waitForURL('/chat')
  const profile = await (await page.context().request.get('/api/profile')).json()
  expect(profile.otherData.incomeItems).toEqual([])
  expect(await (await page.context().request.get('/api/assets')).json()).toEqual([])
})

story(
  'expenses without any income ask for the pay instead of showing a loss',
  async ({ page, signIn, expect }) => {
    await signIn(page)
    const expenseItems = [{ id: 1, category: 'Rent', amount: 2480, date: '2026-01-15' }]
    await page
      .context()
      .request.post('/api/profile', { data: { otherData: { expenseItems, incomeItems: [] } } })
    await page.goto('/budget')
    const amount = cardOf(page, 'Net Savings').getByText('-$2,480')
    await amount.waitFor()
    const isRed = await amount.evaluate((element) => element.classList.contains('text-loss'))
    expect(isRed).toBe(false)
    await page.getByRole('button', { name: 'Add your take-home pay' }).click()
    await page.getByRole('heading', { name: 'Add New Income' }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('amount')
  },
)

story('a goal has a date, takes money and can be reached', async ({ page, signIn, expect }) => {
  await signIn(page)
  const otherData = {
    incomeItems: [{ id: 1, source: 'Pay', amount: 4000, date: '2026-01-15' }],
    expenseItems: [{ id: 1, category: 'Rent', amount: 3700, date: '2026-01-15' }],
    financialGoalItems: [{ id: 1, name: 'Bike', currentAmount: 900, targetAmount: 1200, description: '' }],
  }
  await page.context().request.post('/api/profile', { data: { otherData } })
  await page.goto('/budget#goals')
  await page.getByText(/^At \$300 a month: \w+ \d{4}$/).waitFor()
  await page.getByRole('button', { name: 'Add money to Bike' }).click()
  await page.keyboard.type('0')
  await page.keyboard.press('Enter')
  await page.getByText('Please enter an amount above 0.').waitFor()
  await page.getByLabel('Money for Bike ($)').fill('300')
  await page.keyboard.press('Enter')
  await page.getByText('$1,200 saved').waitFor()
  await page.getByText('Reached').waitFor()
  await checkAccessibility(page)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Changes saved').first().waitFor()
  const profile = await (await page.context().request.get('/api/profile')).json()
  expect(profile.otherData.financialGoalItems).toMatchObject([{ currentAmount: 1200 }])
})
