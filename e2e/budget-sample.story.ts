import { checkAccessibility } from './support/accessibility.ts'
import {
  addExpense,
  card,
  countDrafts,
  nothing,
  open,
  own,
  rent,
  row,
  rowTexts,
  see,
  store,
  stored,
} from './support/budget.ts'
import { story } from './support/story.ts'

story(
  'the sample is marked, becomes the user’s by editing, and can be cleared',
  async ({ page, signIn, expect }) => {
    await signIn(page)
    await open(page)
    await see(page, 'Sample data')
    await card(page, 'Total Income').getByText('$4,500', { exact: true }).waitFor()
    await card(page, 'Total Expenses').getByText('$2,050', { exact: true }).waitFor()
    await card(page, 'Net Savings').getByText('54.4% of income', { exact: true }).waitFor()
    await checkAccessibility(page)
    await page.getByRole('tab', { name: 'Goals' }).click()
    await see(page, 'Six months of expenses')
    await see(page, 'Target: $50,000')
    await page.getByRole('tab', { name: 'Expenses' }).click()
    await expect
      .poll(() => rowTexts(page))
      .toEqual(['Rent', 'Groceries', 'Utilities', 'Entertainment', 'Transportation'])
    await page.getByRole('button', { name: 'Edit Rent' }).click()
    await page.getByRole('form', { name: 'Edit Rent' }).getByLabel('Amount ($)').fill('1300')
    await page.keyboard.press('Enter')
    await expect.poll(() => row(page, 'Rent').getByText('Sample').count()).toBe(0)
    await page.getByRole('button', { name: 'Clear sample data' }).click()
    await see(page, 'Changes saved')
    await expect.poll(() => rowTexts(page)).toEqual(['Rent'])
    await expect.poll(() => page.getByText('Sample data', { exact: true }).count()).toBe(0)
    await expect
      .poll(() => stored(page))
      .toMatchObject({
        expenseItems: [{ category: 'Rent', amount: 1300 }],
        incomeItems: [],
        financialGoalItems: [],
      })
  },
)

story('clearing the untouched sample stores three empty lists', async ({ page, signIn, expect }) => {
  await signIn(page)
  await open(page)
  await page.getByRole('button', { name: 'Clear sample data' }).click()
  await see(page, 'Changes saved')
  await expect.poll(() => stored(page)).toMatchObject(nothing)
  await page.reload()
  await see(page, 'No expenses recorded yet')
})

story('leaving the screen saves the sample, still marked as one', async ({ page, signIn, expect }) => {
  await signIn(page)
  await open(page)
  await page.getByRole('link', { name: 'Back to Chat' }).click()
  await page.waitForURL('/chat')
  await expect.poll(async () => (await stored(page))?.expenseItems?.length).toBe(5)
  const budget = await stored(page)
  const all = [...budget!.expenseItems!, ...budget!.incomeItems!, ...budget!.financialGoalItems!]
  expect(all.every((one) => one.sample)).toBe(true)
  await page.getByRole('link', { name: 'Budget Tracker' }).click()
  await see(page, 'Sample data')
})

story('without a goals list the default goals are shown', async ({ page, signIn }) => {
  await signIn(page)
  await store(page, { expenseItems: [rent], incomeItems: [] })
  await open(page, 'Goals')
  for (const name of ['Emergency Fund', 'Down Payment for House', 'Debt Payoff']) await see(page, name)
})

story(
  'leaving for another page saves edits, and only when there are any',
  async ({ page, signIn, expect }) => {
    await signIn(page)
    await store(page, own)
    let saves = 0
    page.on(
      'request',
      (request) => (saves += Number(request.method() === 'POST' && request.url().endsWith('/profile'))),
    )
    await open(page, 'Expenses')
    await page.getByRole('link', { name: 'AI Advisor' }).click()
    await page.waitForURL('/chat')
    expect(saves).toBe(0)
    await page.getByRole('link', { name: 'Budget Tracker' }).click()
    await page.getByRole('tab', { name: 'Expenses' }).click()
    await addExpense(page, 'Coffee', '4')
    await page.getByRole('link', { name: 'AI Advisor' }).click()
    await see(page, 'Changes saved')
    expect(saves).toBe(1)
    await expect.poll(async () => (await stored(page))?.expenseItems?.[0]?.category).toBe('Coffee')
    await expect.poll(() => countDrafts(page)).toBe(0)
    await page.getByRole('link', { name: 'Budget Tracker' }).click()
    await page.getByRole('tab', { name: 'Expenses' }).click()
    await expect.poll(() => rowTexts(page)).toEqual(['Coffee', 'Rent', 'Food'])
    await expect.poll(() => page.getByText(/You have unsaved changes/).count()).toBe(0)
  },
)
