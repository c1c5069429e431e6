import type { Page } from 'playwright-core'

/** The household of the first two messages, stored as the advisor would store it. */
export async function tellHousehold(page: Page) {
  const { request } = page.context()
  const expenseItems = [
    { id: 2, category: 'Groceries', amount: 520, date: '2026-01-15' },
    { id: 1, category: 'Rent', amount: 1650, date: '2026-01-15' },
  ]
  await request.post('/api/profile', {
    data: { income: 82_000, savings: 14_000, otherData: { expenseItems } },
  })
  const pension = { name: '401(k)', value: 38_000, category: 'Retirement Accounts' }
  await request.post('/api/assets', { data: pension })
  for (const data of [
    { name: 'Visa', amount: 6200, interestRate: 22.9, category: 'Credit Cards' },
    { name: 'Student loan', amount: 21_000, interestRate: 5.5, category: 'Student Loans' },
  ]) {
    await request.post('/api/liabilities', { data })
  }
}

/** The card of that heading. */
export const cardOf = (page: Page, name: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .first()

export const expectCard = (page: Page, name: string, text: string) =>
  cardOf(page, name).getByText(text).first().waitFor()
