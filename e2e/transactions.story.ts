import type { APIRequestContext, Page } from 'playwright-core'
import { checkAccessibility } from './support/accessibility.ts'
import { ask, openChat } from './support/chat.ts'
import { story } from './support/story.ts'

interface Row {
  date: string
  amount: number
  payee: string
}

/** Half a year of a household, and a long tail to scroll through. */
function listRows(extra: number): Row[] {
  const months = ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10']
  const monthly = months.flatMap((month, at) => [
    { date: `${month}-01`, amount: -1300, payee: 'OAK APARTMENTS RENT' },
    { date: `${month}-03`, amount: -600 - at, payee: 'ALDI 44' },
    { date: `${month}-07`, amount: -15.49, payee: 'NETFLIX.COM' },
    { date: `${month}-15`, amount: 2600, payee: 'ACME CORP PAYROLL' },
    { date: `${month}-20`, amount: -80, payee: 'TST* THE DINER' },
  ])
  const tail = Array.from({ length: extra }, (_, at) => ({
    date: `2025-${String((at % 12) + 1).padStart(2, '0')}-11`,
    amount: -1 - (at % 50),
    payee: `Kiosk number ${'abcdefghij'[at % 10]}`,
  }))
  const dear = { date: '2026-10-12', amount: -900, payee: 'DELTA AIR LINES' }
  return [...monthly, dear, ...tail].toSorted((one, other) => (one.date < other.date ? -1 : 1))
}

async function bring(request: APIRequestContext, rows: Row[]) {
  const accounts = [{ kind: 'new', name: 'Checking' }]
  const data = { fileName: 'half-a-year.csv', format: 'csv', rowCount: rows.length, accounts, balances: [] }
  const { id } = (await (await request.post('/api/imports', { data })).json()) as { id: number }
  for (let from = 0; from < rows.length; from += 1000) {
    const part = rows.slice(from, from + 1000).map((row) => ({ ...row, account: 0 }))
    const answer = await request.post(`/api/imports/${id}/rows`, { data: { from, rows: part } })
    if (!answer.ok()) throw new Error(await answer.text())
  }
  const answer = await request.post(`/api/imports/${id}/finish`, { data: { keepAlike: false } })
  if (!answer.ok()) throw new Error(await answer.text())
}

const list = (page: Page) => page.getByRole('list', { name: 'Transactions' })
const rowOf = (page: Page, text: string) => list(page).getByRole('button').filter({ hasText: text }).first()

story(
  'thousands of transactions are searched, walked through, changed and split',
  async ({ page, signIn, expect }) => {
    await signIn(page)
    await bring(page.context().request, listRows(2000))
    await page.goto('/transactions')
    await page.getByText('2,031 transactions', { exact: false }).waitFor()
    await rowOf(page, 'TST* THE DINER').waitFor()
    await checkAccessibility(page)
    // Only what is in view exists; the keys walk to the very end all the same.
    expect(await list(page).getByRole('button').count()).toBeLessThan(60)
    await list(page).getByRole('button').first().focus()
    await page.keyboard.press('End')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-row')))
      .toBe('2030')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Kiosk')
    await page.keyboard.press('Home')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-row'))).toBe('0')

    await page.getByRole('button', { name: /^Oct 2026: spent \$2,900/ }).click()
    await page.getByText('6 transactions', { exact: false }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.keyboard.press('/')
    await page.keyboard.type('diner')
    await page.getByText('6 transactions · $480.00 out', { exact: false }).waitFor()
    expect(new URL(page.url()).searchParams.get('search')).toBe('diner')

    // A category for all of a payee is a rule from then on.
    await rowOf(page, 'TST* THE DINER').click()
    const panel = page.getByRole('dialog')
    await panel.getByLabel('Category', { exact: true }).fill('Treats')
    await checkAccessibility(page)
    await panel.getByRole('button', { name: 'Save category' }).click()
    await expect.poll(() => list(page).getByText('Treats').count()).toBe(6)

    await rowOf(page, 'TST* THE DINER').click()
    await panel.getByRole('button', { name: 'Split into parts' }).click()
    await panel.getByLabel('Amount of part 1').fill('50')
    await panel.getByText('$30.00 left').waitFor()
    await panel.getByLabel('Category of part 2').fill('Gifts and donations')
    await panel.getByLabel('Amount of part 2').fill('30')
    await panel.getByRole('button', { name: 'Save split' }).click()
    await list(page).getByText('-$30.00').waitFor()
    await page.getByText('7 transactions · $480.00 out', { exact: false }).waitFor()

    await page.getByRole('tab', { name: 'Imports and rules' }).click()
    await page.getByText('the diner').waitFor()
    await checkAccessibility(page)
  },
)

story(
  'a budget is proposed, accepted and compared; the advisor answers from the rows, on a phone too',
  { viewport: 'phone', colorScheme: 'dark' },
  async ({ page, signIn, expect }) => {
    await signIn(page)
    const request = page.context().request
    await request.post('/api/profile', {
      data: {
        otherData: {
          expenseItems: [{ id: 1, category: 'Groceries', amount: 500, date: '2026-05-01' }],
          incomeItems: [],
        },
      },
    })
    await bring(request, listRows(0))
    await page.goto('/transactions?tab=recurring')
    await page.getByRole('row').filter({ hasText: 'NETFLIX.COM' }).getByText('Nov 7, 2026').waitFor()
    await page.getByRole('tab', { name: 'Budget' }).click()
    const row = page.getByRole('row').filter({ hasText: 'Groceries' }).first()
    await expect.poll(() => row.innerText()).toMatch(/\$500\.00\s+\$602\.50/)
    await checkAccessibility(page)
    await page.getByLabel('Take Travel').uncheck()
    await page.getByRole('button', { name: 'Accept 5 rows' }).click()
    await page.getByText('4 rows added, 1 changed.').first().waitFor()
    const { otherData } = (await (await request.get('/api/profile')).json()) as {
      otherData: { expenseItems: { category: string; amount: number }[] }
    }
    expect(otherData.expenseItems.find(({ category }) => category === 'Groceries')?.amount).toBe(602.5)
    const plan = page.getByRole('table', { name: 'Planned and real spending' })
    await plan.getByRole('row').filter({ hasText: 'Travel' }).getByText('$900.00 over').waitFor()

    await openChat(page)
    await ask(page, 'What did I spend on eating out in September?')
    await page.getByText('You spent $80 on eating out in September 2026', { exact: false }).last().waitFor()
    await page.getByRole('button', { name: '$80', exact: true }).first().click()
    await page.getByRole('link', { name: 'See the transactions' }).click()
    await page.getByText('1 transaction · $80.00 out', { exact: false }).waitFor()
    await checkAccessibility(page)
  },
)
