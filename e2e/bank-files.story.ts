import { readdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { checkAccessibility } from './support/accessibility.ts'
import { choose, dialog, drop, filesFolder, openImport } from './support/importing.ts'
import { story } from './support/story.ts'

const PAID = 'Money I paid'
const DAY_FIRST = 'February 1, 2026'

/** Every file as a bank or a tool writes it, its transactions, and what only its owner can say about it. */
const files: [name: string, count: number, ...answers: string[]][] = [
  ['actual-account-export.csv', 1],
  ['actual-export.csv', 4],
  ['ambiguous-amounts.csv', 2, '-$1,234.00'],
  ['ambiguous-dates.csv', 3, DAY_FIRST],
  ['amex.csv', 3, PAID],
  ['apple-card.csv', 3],
  ['bank-of-america.csv', 3],
  ['barclays.csv', 2, PAID],
  ['boursobank.csv', 3],
  ['capital-one.csv', 2],
  ['card.qfx', 1],
  ['chase-checking.csv', 3],
  ['chase-credit-card.csv', 3],
  ['checking.ofx', 2],
  ['citi.csv', 2],
  ['credit-agricole.csv', 2],
  ['discover.csv', 2, PAID],
  ['dkb-preamble.csv', 2],
  ['fidelity-month-names.csv', 2],
  ['firefly-iii.csv', 4],
  ['formulas.csv', 3],
  ['hdfc-india.csv', 2],
  ['ing-nl.csv', 2],
  ['mint.csv', 2],
  ['monarch.csv', 2],
  ['monzo.csv', 2],
  ['n26.csv', 2, PAID],
  ['pasted-from-a-page.txt', 3],
  ['paypal.csv', 2],
  ['quicken.qif', 4],
  ['rbc-us-dollars.csv', 3],
  ['rbc.csv', 3],
  ['revolut-fees.csv', 4],
  ['revolut.csv', 2],
  ['schwab.csv', 2],
  ['sparkasse.csv', 2, PAID],
  ['spreadsheet.xlsx', 2],
  ['starling.csv', 3],
  ['sure-transactions.csv', 2],
  ['swiss-utf16.csv', 2],
  ['us-bank.csv', 2],
  ['venmo.csv', 4],
  ['wells-fargo.csv', 3],
  ['wise.csv', 2, 'January 5, 2026'],
  ['ynab-export.zip', 2],
  ['ynab-register.csv', 4],
]

/** Says what is asked, and lets each account of a file be one of its own, so that no file repeats another. */
async function answerAll(page: Page, file: number, answers: string[]) {
  await dialog(page).getByText('Is this right?').waitFor()
  for (const answer of answers) await dialog(page).getByLabel(answer, { exact: true }).check()
  const button = dialog(page).getByRole('button', { name: /^Import \d/ })
  await button.waitFor()
  const others = dialog(page).getByLabel(/^Bring the others/)
  if ((await others.count()) > 0) await others.check()
  const foreign = dialog(page).getByLabel(/^Bring them as they stand/)
  if ((await foreign.count()) > 0) await foreign.check()
  const accounts = dialog(page).getByLabel(/^Which account is/)
  for (let at = 0; at < (await accounts.count()); at += 1) {
    await accounts.nth(at).selectOption('new')
    await dialog(page).getByLabel('Its name').nth(at).fill(`Number ${file} part ${at}`)
  }
  await button.click()
}

story(
  'every file of a bank or a tool comes in through the browser, each row once',
  { timeout: 400_000 },
  async ({ page, signIn, expect }) => {
    const brought = readdirSync(filesFolder).filter((name) => !name.startsWith('hostile'))
    expect(files.map(([name]) => name)).toEqual(brought.toSorted())
    await signIn(page)
    await openImport(page)
    let total = 0
    for (const [at, [name, count, ...answers]] of files.entries()) {
      await choose(page, name)
      await answerAll(page, at, answers)
      const words = count === 1 ? '1 transaction is in' : `${count} transactions are in`
      await dialog(page).getByText(words, { exact: false }).waitFor()
      total += count
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Import', exact: true }).click()
    }
    const answer = await page.context().request.get('/api/transactions/summary')
    expect(((await answer.json()) as { total: number }).total).toBe(total)
    expect(files.length).toBeGreaterThan(40)
  },
)

story(
  'what is said in the conversation is the account of a file that is dropped on the balance sheet',
  async ({ page, signIn, expect }) => {
    await signIn(page)
    const request = page.context().request
    const message = 'I have 3,100 in my Chase checking and owe 820 on my Chase card at 24%'
    await request.post('/api/chat', { data: { message } })
    await page.goto('/balance-sheet')
    await page.getByRole('heading', { level: 1, name: 'Balance Sheet' }).waitFor()
    await drop(page, 'Chase1234_Activity_20260131.CSV', chase)
    // The bank's name alone could be the card as well.
    const account = dialog(page).getByLabel('Which account is this?')
    await expect.poll(() => account.locator('option:checked').innerText()).toBe('Please choose')
    const button = dialog(page).getByRole('button', { name: 'Import 2 transactions' })
    await expect.poll(() => button.isDisabled()).toBe(true)
    await account.selectOption({ label: 'Chase checking' })
    await button.click()
    await dialog(page)
      .getByText('Your balance sheet says $3,100.00 for Chase checking.', { exact: false })
      .waitFor()
    await dialog(page).getByRole('button', { name: 'Update balance' }).click()
    await dialog(page).getByText('Updated').waitFor()
    const read = async (path: string) => (await (await request.get(path)).json()) as Record<string, unknown>[]
    expect(await read('/api/assets')).toMatchObject([{ name: 'Chase checking', value: 2900.5 }])
    expect(await read('/api/liabilities')).toMatchObject([{ name: 'Chase card', amount: 820 }])
  },
)

const chase = `Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #
DEBIT,01/29/2026,"KROGER #444",-99.50,DEBIT_CARD,2900.50,,
DEBIT,01/15/2026,"SHELL OIL 5744",-40.00,DEBIT_CARD,3000.00,,
`

const venmo = (...rows: string[]) =>
  [
    ',ID,Datetime,Type,Status,Note,From,To,Amount (total),Funding Source,Destination,Beginning Balance,Ending Balance',
    ...rows,
  ].join('\n')
const dinner = ',1,2026-01-31T18:22:11,Payment,Complete,Dinner,Jane Doe,Bob Smith,- $25.00,Venmo balance,,,'
const rent = ',2,2026-02-09T10:02:01,Payment,Complete,rent,Alice Lee,Jane Doe,"+ $1,040.00",,Venmo balance,,'

story('monthly statements under ever other names are one account', async ({ page, signIn, expect }) => {
  await signIn(page)
  await openImport(page)
  await page.keyboard.press('Escape')
  await drop(page, 'VenmoStatement_January_2026.csv', venmo(dinner))
  await dialog(page).getByRole('button', { name: 'Import 1 transaction' }).click()
  await dialog(page).getByText('1 transaction is in', { exact: false }).waitFor()
  await page.keyboard.press('Escape')
  await drop(page, 'VenmoStatement_Feb_2026.csv', venmo(dinner, rent))
  const account = dialog(page).getByLabel('Which account is this?')
  await expect.poll(() => account.locator('option:checked').innerText()).toBe('Venmo')
  await dialog(page).getByRole('button', { name: 'Import 2 transactions' }).click()
  await dialog(page).getByText('1 was there already.', { exact: false }).waitFor()
  const read = async (path: string) => (await page.context().request.get(path)).json() as Promise<unknown>
  expect(await read('/api/transactions/accounts')).toMatchObject([{ name: 'Venmo' }])
  expect(await read('/api/transactions/summary')).toMatchObject({ total: 2, spent: 25, received: 1040 })
})

story('a file in other money than the user counts in is asked about', async ({ page, signIn, expect }) => {
  await signIn(page)
  await page.context().request.put('/api/settings', { data: { currency: 'CAD' } })
  await openImport(page)
  await choose(page, 'rbc-us-dollars.csv')
  await dialog(page).getByText('These amounts are in US dollars, and you count in Canadian dollars').waitFor()
  const button = dialog(page).getByRole('button', { name: 'Import 3 transactions' })
  await expect.poll(() => button.isDisabled()).toBe(true)
  await checkAccessibility(page)
  await dialog(page).getByLabel('Bring them as they stand, as Canadian dollars').check()
  await button.click()
  await dialog(page).getByText('3 transactions are in', { exact: false }).waitFor()
})
