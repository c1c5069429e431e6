import { checkAccessibility } from './support/accessibility.ts'
import { input, openChat } from './support/chat.ts'
import { choose, dialog, drop, openImport, pasteTable } from './support/importing.ts'
import { story } from './support/story.ts'

story(
  'a bank’s file becomes transactions, is met again, and updates the balance sheet',
  async ({ page, signIn, expect }) => {
    await signIn(page)
    const request = page.context().request
    await request.post('/api/assets', {
      data: { name: 'Chase Checking', value: 2000, category: 'Cash and Equivalents' },
    })
    await openImport(page)
    await choose(page, 'chase-checking.csv')
    await dialog(page).getByText('WHOLEFDS MKT 10291 AUSTIN TX').last().waitFor()
    // The file's name means an account that the balance sheet knows.
    const account = dialog(page).getByLabel('Which account is this?')
    await expect.poll(() => account.locator('option:checked').innerText()).toBe('Chase Checking')
    await checkAccessibility(page)
    await dialog(page).getByRole('button', { name: 'Import 3 transactions' }).click()
    await dialog(page).getByText('3 transactions are in from Jan 3, 2026 to Jan 29, 2026.').waitFor()
    await dialog(page).getByText('Chase Checking: $4,215.87 on Jan 29, 2026.').waitFor()
    await checkAccessibility(page)
    await dialog(page).getByRole('button', { name: 'Update balance' }).click()
    await dialog(page).getByText('Updated').waitFor()
    const [asset] = (await (await request.get('/api/assets')).json()) as { value: number }[]
    expect(asset?.value).toBe(4215.87)
    await dialog(page).getByRole('link', { name: 'See transactions' }).click()
    await page.getByText('3 transactions · $584.13 out · $2,600.00 in').waitFor()

    // The bank's own format of the same month: nothing is there twice.
    await page.getByRole('button', { name: 'Import' }).click()
    await choose(page, 'checking.ofx')
    await dialog(page)
      .getByLabel("Which account is 'Checking …6789'?")
      .selectOption({ label: 'Chase Checking' })
    await dialog(page).getByRole('button', { name: 'Import 2 transactions' }).click()
    await dialog(page).getByText('2 look like some that you have', { exact: false }).waitFor()
    await dialog(page).getByRole('button', { name: 'Leave them out' }).click()
    await dialog(page).getByText('2 were there already.', { exact: false }).waitFor()
    await dialog(page).getByRole('button', { name: 'Undo import' }).click()
    await page.getByText('Import undone', { exact: true }).first().waitFor()

    // Another tool's file is dropped on the budget: known by its columns, two accounts, a transfer between them.
    await page.goto('/budget')
    await page.getByRole('tab', { name: 'Overview' }).waitFor()
    await page.evaluate(watchProgress)
    await drop(page, 'ynab.csv', ynab)
    await dialog(page).getByText('ynab.csv, an export of YNAB').waitFor()
    await dialog(page).getByRole('button', { name: 'Import 3 transactions' }).click()
    await dialog(page).getByText('1 transfer between your accounts found.', { exact: false }).waitFor()
    expect(await page.evaluate(() => document.body.dataset.progress)).toBe('The file is being read')
  },
)

/** Short files are read before anybody could look: what was shown on the way is noted. */
function watchProgress() {
  new MutationObserver(() => {
    const shown = document.querySelector('dialog progress')?.getAttribute('aria-label')
    if (shown) document.body.dataset.progress ??= shown
  }).observe(document.body, { childList: true, subtree: true })
}

const ynab = `"Account","Flag","Date","Payee","Category Group/Category","Category Group","Category","Memo","Outflow","Inflow","Cleared"
"Joint","","2026-01-25","Aldi","Everyday: Groceries","Everyday","Groceries","",$54.10,$0.00,"Cleared"
"Joint","","2026-01-10","Transfer : Rainy day","","","","",$300.00,$0.00,"Cleared"
"Rainy day","","2026-01-10","Transfer : Joint","","","","",$0.00,$300.00,"Cleared"
`

const gaps = Array.from({ length: 12 }, (_, at) => `2026-01-${at + 10},Kiosk,`)

story(
  'what can be read in two ways is asked, and what cannot be read is refused',
  async ({ page, signIn, expect }) => {
    await signIn(page)
    await openChat(page)
    await drop(
      page,
      'trip.csv',
      'Date,Description,Amount\n01/02/2026,Coffee corner,-4.50\n03/02/2026,Book shop,-19.00\n',
    )
    const button = dialog(page).getByRole('button', { name: /^Import/ })
    await dialog(page).getByText('Which day is 01/02/2026?').waitFor()
    await expect.poll(() => button.isDisabled()).toBe(true)
    await dialog(page).getByLabel('February 1, 2026').check()
    await dialog(page).getByText('Feb 1, 2026').waitFor()
    await expect.poll(() => button.isEnabled()).toBe(true)
    await page.keyboard.press('Escape')

    await openImport(page)
    await choose(page, 'ambiguous-amounts.csv')
    await dialog(page).getByText('How much is -1.234?').waitFor()
    await dialog(page).getByLabel('-$1,234.00').check()
    await dialog(page).getByText('-$1,234.00').last().waitFor()
    await page.keyboard.press('Escape')
    await openImport(page)
    await choose(page, 'amex.csv')
    await dialog(page).getByLabel('Money I paid').check()
    await dialog(page).getByText('-$389.20').waitFor()
    await page.keyboard.press('Escape')

    await openImport(page)
    const hostile: [string, RegExp][] = [
      ['hostile-zip-bomb.xlsx', /more than 200 MB/],
      ['hostile-billion-laughs.ofx', /entities of its own/],
      ['hostile-nul.csv', /no text that Keel can read/],
      ['hostile-picture.csv', /This is a picture/],
      ['hostile-truncated.csv', /cut off/],
    ]
    for (const [name, words] of hostile) {
      await choose(page, name)
      await dialog(page).getByRole('alert').filter({ hasText: words }).waitFor()
    }
    // More faulty rows than are listed.
    await dialog(page)
      .getByLabel('File to import')
      .setInputFiles({
        name: 'gaps.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(['Date,Description,Amount', '2026-01-30,Fair,-2.00', ...gaps].join('\n')),
      })
    await dialog(page).getByText('12 rows cannot be read').waitFor()
    await dialog(page).getByText('And 2 more rows.').waitFor()
    await checkAccessibility(page)
    await openImport(page)
    // Pasted from a page of the bank; a row that cannot be read has to be left out knowingly.
    await dialog(page).getByLabel('Or paste a table').focus()
    await pasteTable(
      page,
      'Date\tDescription\tAmount\nJan 29, 2026\tWHOLEFDS MKT\t-$84.13\nJan 15, 2026\tRENT\t-$40.00\nJan 14, 2026\tPending\n',
    )
    await dialog(page).getByText('1 row cannot be read').waitFor()
    await expect.poll(() => button.isDisabled()).toBe(true)
    await dialog(page).getByLabel('Bring the others without it').check()
    await button.click()
    await dialog(page).getByText('2 transactions are in', { exact: false }).waitFor()
    const list = (await (await page.context().request.get('/api/transactions')).json()) as { payee: string }[]
    expect(list.map(({ payee }) => payee)).toEqual(['WHOLEFDS MKT', 'RENT'])
  },
)

const cells = 'Date\tDescription\tAmount\nJan 29, 2026\tWHOLEFDS MKT\t-$84.13\nJan 15, 2026\tRENT\t-$40.00\n'

story(
  'a file is dropped and a table pasted on the budget, the balance sheet and the conversation',
  async ({ page, signIn, expect }) => {
    await signIn(page)
    for (const path of ['/budget', '/balance-sheet', '/chat']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await page.getByRole('button', { name: /^Import/ }).waitFor()
      await drop(page, 'cells.tsv', cells)
      await dialog(page).getByRole('button', { name: 'Import 2 transactions' }).waitFor()
      await page.keyboard.press('Escape')
      await dialog(page).waitFor({ state: 'detached' })
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await pasteTable(page, cells)
      await dialog(page).getByRole('button', { name: 'Import 2 transactions' }).waitFor()
      await page.keyboard.press('Escape')
      await dialog(page).waitFor({ state: 'detached' })
    }
    // What is pasted into a message may be meant for it: it stays, and importing it is offered.
    await input(page).focus()
    await pasteTable(page, 'I paid 12.50 on Jan 3\nand 13.50 on Jan 4')
    await pasteTable(page, cells)
    await page.getByRole('button', { name: 'Import it' }).click()
    await dialog(page).getByRole('button', { name: 'Import 2 transactions' }).click()
    await dialog(page).getByText('2 transactions are in', { exact: false }).waitFor()
    const answer = await page.context().request.get('/api/transactions/summary')
    expect(await answer.json()).toMatchObject({ total: 2 })
  },
)

story('an import that could not be fetched can be tried again', async ({ page, signIn, expectNoise }) => {
  expectNoise({ text: /net::ERR_FAILED/ })
  await signIn(page)
  await page.goto('/transactions')
  const file = /\/assets\/import-dialog-/
  await page.route(file, (route) => route.abort())
  await page.getByRole('button', { name: 'Import' }).click()
  await page.getByText('This part could not be loaded.').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Transactions' }).waitFor()
  await page.unroute(file)
  // The browser keeps the failure until the page is loaded anew.
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Try again' }).click()])
  await page.getByRole('button', { name: 'Import' }).click()
  await dialog(page).waitFor()
})
