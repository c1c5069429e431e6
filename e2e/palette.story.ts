import type { Page } from 'playwright-core'
import { checkAccessibility } from './support/accessibility.ts'
import { log, openChat, replies, tell } from './support/chat.ts'
import { story } from './support/story.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Commands' })
const field = (page: Page) => palette(page).getByRole('combobox')
const options = (page: Page) => palette(page).getByRole('option')

/** The listener comes after the page, so that the first press may be too early. */
async function openWithKeys(page: Page, keys: string) {
  await page.getByRole('button', { name: 'Go to or find' }).first().click()
  await field(page).waitFor()
  await page.keyboard.press('Escape')
  await palette(page).waitFor({ state: 'detached' })
  await page.keyboard.press(keys)
  await field(page).waitFor()
}

async function bringFlight(page: Page) {
  const { request } = page.context()
  const accounts = [{ kind: 'new', name: 'Checking' }]
  const data = { fileName: 'flight.csv', format: 'csv', rowCount: 1, accounts, balances: [] }
  const { id } = (await (await request.post('/api/imports', { data })).json()) as { id: number }
  const rows = [{ date: '2026-10-09', amount: -912.4, payee: 'DELTA AIR LINES', account: 0 }]
  await request.post(`/api/imports/${id}/rows`, { data: { from: 0, rows } })
  await request.post(`/api/imports/${id}/finish`, { data: { keepAlike: false } })
}

story('with a few letters anything is opened, added, asked and found', async (kit) => {
  const { page, signIn, expect } = kit
  await signIn(page)
  await tell(page, 'I want to learn the saxophone')
  await page.goto('/profile')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await openWithKeys(page, 'Control+k')
  await checkAccessibility(page)
  await field(page).fill('bal')
  await expect.poll(() => options(page).first().textContent()).toContain('Ask the advisor')
  await options(page).filter({ hasText: 'Balance Sheet' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await expect
    .poll(() => palette(page).getByRole('option', { selected: true }).textContent())
    .toBe('Balance Sheet')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Balance Sheet' }).waitFor()

  await page.keyboard.press('Control+k')
  await field(page).fill('coffee 40')
  await expect
    .poll(() => palette(page).getByRole('option', { selected: true }).textContent())
    .toBe('Add the expense Coffee, $40.00 a month')
  await page.keyboard.press('Enter')
  await page.getByText('Expense added', { exact: true }).waitFor()

  await page.keyboard.press('Control+k')
  await field(page).fill('expenses')
  await palette(page).getByRole('option', { name: 'Expenses', exact: true }).click()
  await page.getByRole('tab', { name: 'Expenses', selected: true }).waitFor()
  await page.getByRole('cell', { name: 'Coffee' }).first().waitFor()

  await page.keyboard.press('Control+k')
  await field(page).fill('saxophone')
  await options(page).filter({ hasText: 'I want to learn the saxophone' }).click()
  await page.waitForURL(/\/chat#message-\d+$/)
  await log(page).getByText('I want to learn the saxophone', { exact: true }).waitFor()

  await bringFlight(page)
  await page.keyboard.press('Control+k')
  await field(page).fill('delta')
  await options(page).filter({ hasText: 'DELTA AIR LINES' }).getByText('-$912.40, Oct 9, 2026').click()
  await page.waitForURL(/\/transactions\?/)
  await page.getByText('1 transaction · $912.40 out', { exact: false }).waitFor()

  await page.keyboard.press('Control+k')
  await field(page).fill('hello there')
  await options(page).filter({ hasText: 'Ask the advisor: “hello there”' }).click()
  await log(page).getByText('hello there', { exact: true }).waitFor()
  await expect.poll(() => replies(page).count()).toBe(2)
})

story('a question mark lists the keys, and can be turned off', async ({ page, signIn, expect }) => {
  await signIn(page)
  await openChat(page)
  await openWithKeys(page, 'Control+k')
  await field(page).fill('shortcuts')
  await options(page).filter({ hasText: 'Keyboard shortcuts' }).click()
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await list.getByText('A new line in a message').waitFor()
  await checkAccessibility(page)
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  await list.waitFor()
  await list.getByLabel('Open this list with ?').uncheck()
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  await page.keyboard.press('Control+k')
  await field(page).waitFor()
  expect(await list.count()).toBe(0)
})
