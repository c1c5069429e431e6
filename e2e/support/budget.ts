import type { Page } from 'playwright-core'

export interface StoredBudget {
  expenseItems?: { id: number; category: string; amount: number; date: string; sample?: boolean }[]
  incomeItems?: { id: number; source: string; amount: number; date: string; sample?: boolean }[]
  financialGoalItems?: { id: number; name: string; targetAmount: number; sample?: boolean }[]
}

export const rent = { id: 1, category: 'Rent', amount: 1500, date: '2025-03-01' }
export const food = { id: 2, category: 'Food', amount: 499.5, date: '2025-02-10' }
export const pay = { id: 3, source: 'Salary', amount: 4000, date: '2025-03-01' }
export const house = { id: 4, name: 'House', currentAmount: 2500, targetAmount: 10_000, description: 'Ours' }
export const own = { expenseItems: [rent, food], incomeItems: [pay], financialGoalItems: [house] }
export const nothing = { expenseItems: [], incomeItems: [], financialGoalItems: [] }

export async function store(page: Page, otherData: object) {
  const answer = await page.context().request.post('/api/profile', { data: { otherData } })
  if (!answer.ok()) throw new Error(`The budget was not stored: ${await answer.text()}`)
}

export async function stored(page: Page): Promise<StoredBudget | null> {
  const answer = await page.context().request.get('/api/profile')
  return ((await answer.json()) as { otherData: StoredBudget | null }).otherData
}

export async function open(page: Page, tab?: 'Expenses' | 'Income' | 'Goals') {
  await page.goto('/budget')
  await page.getByRole('tab', { name: 'Overview' }).waitFor()
  if (tab) await page.getByRole('tab', { name: tab }).click()
}

export async function addExpense(page: Page, category: string, amount: string) {
  await page.getByLabel('Category', { exact: true }).fill(category)
  await page.getByLabel('Amount ($)', { exact: true }).fill(amount)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
}

export const see = (page: Page, text: string | RegExp) =>
  page.getByText(text, { exact: true }).first().waitFor()
export const card = (page: Page, title: string) => page.locator('section').filter({ hasText: title })
export const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
export const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).first().click()
export const rowTexts = (page: Page) =>
  page
    .getByRole('table')
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((one) => one.querySelector('td span')?.textContent))

/** Edits that the browser keeps until they are saved. */
export const countDrafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('keel:budget-draft:')).length)
