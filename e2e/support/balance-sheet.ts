import type { Page } from 'playwright-core'

export const car = { name: 'Car', value: 9500, category: 'Vehicles', notes: null }
export const flat = { name: 'Flat', value: 200_000.5, category: 'Real Estate', notes: 'Second floor' }
export const visa = {
  name: 'Visa',
  amount: 1200,
  interestRate: 22.9,
  category: 'Credit Cards',
  minimumPayment: 35,
}
export const loan = { name: 'Home loan', amount: 150_000, interestRate: 4.125, category: 'Mortgage' }

export async function addAll(page: Page, path: '/api/assets' | '/api/liabilities', items: object[]) {
  for (const data of items) await page.context().request.post(path, { data })
}

export async function countItems(page: Page, path: '/api/assets' | '/api/liabilities') {
  const list: unknown[] = await (await page.context().request.get(path)).json()
  return list.length
}

export const see = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
export const openLiabilities = (page: Page) => page.getByRole('tab', { name: 'Liabilities' }).click()

/** Reads the toast and puts it away: it may cover what is pressed next. */
export async function told(page: Page, title: string, text: string) {
  await see(page, title)
  await see(page, text)
  const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
  await toast.getByRole('button', { name: 'Close' }).click()
  await toast.waitFor({ state: 'detached' })
}

/** The summary card of that name. */
export const figure = (page: Page, name: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .first()

export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
