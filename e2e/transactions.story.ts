import type { APIRequestContext, Page } from 'playwright-core'
import { checkAccessibility } from './support/accessibility.ts'
import { openChat, say } from './support/chat.ts'
import { story } from './support/story.ts'

interface Row {
  date: string
  amount: number
  payee: string
}

/** Counted back from today, so that 'last month' stays the last one. */
const monthAgo = (months: number) => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 7)
}
const last = monthAgo(1)
const nameOf = (month: string, style: 'long' | 'short') =>
  new Date(`${month}-01T00:00Z`).toLocaleString('en-US', { month: style, year: 'numeric', timeZone: 'UTC' })

/** The last six months of a household, and a long tail to scroll through. */
function listRows(extra: number): Row[] {
  const monthly = [6, 5, 4, 3, 2, 1].flatMap((back) => {
    const month = monthAgo(back)
    return [
      { date: `${month}-01`, amount: -1300, payee: 'OAK APARTMENTS RENT' },
      { date: `${month}-03`, amount: -600 - back, payee: 'ALDI 44' },
      { date: `${month}-28`, amount: -15.49, payee: 'NETFLIX.COM' },
      { date: `${month}-15`, amount: 2600, payee: 'ACME CORP PAYROLL' },
      { date: `${month}-28`, amount: -80, payee: 'TST* THE DINER' },
    ]
  })
  const tail = Array.from({ length: extra }, (_, at) => ({
    date: `${monthAgo(8 + (at % 12))}-11`,
    amount: -1 - (at % 50),
    payee: `Kiosk number ${'abcdefghij'[at % 10]}`,
  }))
  const dear = { date: `${last}-12`, amount: -900, payee: 'DELTA AIR LINES' }
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

    await page.getByRole('button', { name: `${nameOf(last, 'short')}: spent $2,896.49` }).click()
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
    await expect.poll(() => list(page).getByRole('button').filter({ hasText: 'Treats' }).count()).toBe(6)

    await rowOf(page, 'TST* THE DINER').click()
    await panel.getByRole('button', { name: 'Split into parts' }).click()
    await panel.getByLabel('Amount of part 1').fill('50')
    await panel.getByText('$30.00 left').waitFor()
    await panel.getByLabel('Category of part 2').fill('Gifts and donations')
    await panel.getByLabel('Amount of part 2').fill('30')
    await panel.getByRole('button', { name: 'Save split' }).click()
    await list(page).getByText('-$30.00').waitFor()
    await page.getByText('7 transactions · $480.00 out', { exact: false }).waitFor()

    const table = page.getByRole('link', { name: 'All transactions as CSV' })
    const [saved] = await Promise.all([page.waitForEvent('download'), table.click()])
    expect(saved.suggestedFilename()).toMatch(/^keel-transactions-.*\.csv$/)
    await page.emulateMedia({ media: 'print' })
    await page.getByRole('table').filter({ hasText: 'Total of what is listed-$480.00' }).waitFor()
    // A head, the seven that fit, and their sum.
    expect(await page.getByRole('row').count()).toBe(9)
    // The chart is on the paper, too, though a month can be pressed on a screen.
    await page.getByRole('list', { name: 'Months' }).getByRole('button').first().waitFor()
    await page.emulateMedia({ media: 'screen' })

    await page.getByRole('tab', { name: 'Imports and rules' }).click()
    await page.getByText('the diner', { exact: true }).waitFor()
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
          expenseItems: [{ id: 1, category: 'Groceries', amount: 500, date: `${last}-01` }],
          incomeItems: [],
        },
      },
    })
    await bring(request, listRows(0))
    const nextPayment = nameOf(monthAgo(0), 'short').replace(' ', ' 28, ')
    await page.goto('/transactions?tab=recurring')
    await page
      .getByRole('row')
      .filter({ hasText: 'NETFLIX.COM' })
      .getByText(nextPayment)
      .filter({ visible: true })
      .waitFor()
    await page.getByRole('tab', { name: 'Budget' }).click()
    const row = page.getByRole('row').filter({ hasText: 'Groceries' }).first()
    await expect.poll(() => row.innerText()).toMatch(/\$500\.00\s+\$603\.50/)
    await checkAccessibility(page)
    await page.getByLabel('Take Travel').uncheck()
    await page.getByRole('button', { name: 'Accept 5 rows' }).click()
    await page.getByText('4 rows added, 1 changed.').first().waitFor()
    const { otherData } = (await (await request.get('/api/profile')).json()) as {
      otherData: { expenseItems: { category: string; amount: number }[] }
    }
    expect(otherData.expenseItems.find(({ category }) => category === 'Groceries')?.amount).toBe(603.5)
    const plan = page.getByRole('table', { name: 'Planned and real spending' })
    await plan.getByRole('row').filter({ hasText: 'Travel' }).getByText('$900.00 over').waitFor()

    await openChat(page)
    await page.getByText('Welcome', { exact: true }).waitFor()
    await say(page, 'What did I spend on eating out last month?')
    await page
      .getByText(`You spent $80 on eating out in ${nameOf(last, 'long')}`, { exact: false })
      .last()
      .waitFor()
    await page.getByRole('button', { name: '$80', exact: true }).first().click()
    await page.getByRole('link', { name: 'See the transactions' }).click()
    await page.getByText('1 transaction · $80.00 out', { exact: false }).waitFor()
    await checkAccessibility(page)
  },
)

story(
  'on a phone every amount and the key of the bars are in view',
  { viewport: 'phone', colorScheme: 'dark' },
  async ({ page, signIn, expect }) => {
    await signIn(page)
    await bring(page.context().request, listRows(0))
    await page.goto('/transactions')
    const tables = page.getByRole('table')
    const cutOff = () =>
      tables.evaluateAll((all) =>
        all.filter(({ parentElement: frame }) => frame!.scrollWidth > frame!.clientWidth),
      )
    const open = (tab: string) => page.getByRole('tab', { name: tab }).click()
    await page.getByRole('list', { name: 'Months' }).waitFor()
    const leftOf = async (text: string) => (await page.getByText(text, { exact: true }).boundingBox())?.x ?? 0
    const edge = await leftOf('Month by month')
    for (const key of ['Received', 'Spent']) await expect.poll(() => leftOf(key)).toBeGreaterThanOrEqual(edge)
    for (const [tab, heading] of [
      ['Recurring', 'Bills and subscriptions'],
      ['Budget', `Planned and real, ${nameOf(last, 'long')}`],
    ] as const) {
      await open(tab)
      await page.getByRole('heading', { name: heading }).waitFor()
      await tables.first().waitFor()
      await expect.poll(cutOff).toEqual([])
      await checkAccessibility(page)
    }
  },
)
