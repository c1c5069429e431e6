import type { Page } from 'playwright-core'
import { story } from './support/story.ts'

/** Amounts that binary fractions cannot hold, so that a second way of adding them up would show. */
const budget = {
  incomeItems: [
    { id: 1, source: 'Salary', amount: 5200.1, date: '2026-01-15' },
    { id: 2, source: 'Tutoring', amount: 400.2, date: '2026-01-15' },
  ],
  expenseItems: [
    { id: 1, category: 'Rent', amount: 2250.35, date: '2026-01-15' },
    { id: 2, category: 'Groceries', amount: 640.15, date: '2026-01-15' },
  ],
  financialGoalItems: [],
}
const savingsRate = '48.4%'
const netWorth = '-$1,400.70'

async function fillIn(page: Page) {
  const { request } = page.context()
  await request.post('/api/profile', { data: { otherData: budget } })
  const category = 'Cash and Equivalents'
  await request.post('/api/assets', { data: { name: 'Checking', value: 800.1, category } })
  await request.post('/api/assets', { data: { name: 'Jar', value: 0.2, category } })
  const debt = { name: 'Visa', amount: 2201, interestRate: 22.9, category: 'Credit Cards' }
  await request.post('/api/liabilities', { data: debt })
}

story(
  'the savings rate and the net worth are the same wherever they are shown',
  async ({ page, signIn, expect }) => {
    await signIn(page)
    await fillIn(page)
    await page.goto('/budget')
    const main = page.getByRole('main')
    await main.getByText(`${savingsRate} of income`).waitFor()
    await page.getByRole('tab', { name: 'Goals' }).click()
    await main.getByText(savingsRate).waitFor()
    await page.goto('/balance-sheet')
    await main.getByText(netWorth, { exact: true }).waitFor()
    const history = await page.context().request.get('/api/net-worth-history')
    expect(await history.json()).toMatchObject([
      { totalAssets: 800.3, totalLiabilities: 2201, netWorth: -1400.7 },
    ])
  },
)
