import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { checkAccessibility } from './support/accessibility.ts'
import { openChat, replies, tell } from './support/chat.ts'
import { openProfile } from './support/profile.ts'
import { story } from './support/story.ts'

async function openRestore(page: Page) {
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Restore from a file' }).click()
  const dialog = page.getByRole('dialog', { name: 'Restore from a file' })
  await dialog.waitFor()
  return dialog
}

/** What the page saves when a button is pressed. */
async function download(page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [saved] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: saved.suggestedFilename(), bytes: await readFile(await saved.path()) }
}

story('everything is downloaded, and is there again in another account', async (kit) => {
  const { page, signIn, newContext, expect, expectNoise } = kit
  await signIn(page)
  const visa = { name: 'Visa', amount: 3000, interestRate: 22.9, category: 'Credit Cards' }
  await page.request.post('/api/liabilities', { data: visa })
  await page.request.post('/api/profile', { data: { income: 85_000, financialGoals: 'A house' } })
  await page.goto('/settings')
  const archive = await download(page, () =>
    page.getByRole('button', { name: 'Download everything' }).click(),
  )
  expect(archive.name).toMatch(/^keel-\d{4}-\d\d-\d\d\.zip$/)

  const other = await (await newContext()).newPage()
  await signIn(other)
  const dialog = await openRestore(other)
  await checkAccessibility(other)
  const restore = dialog.getByRole('button', { name: 'Restore', exact: true })
  await restore.click()
  await dialog.getByText('Please choose a file').waitFor()

  const choose = async (name: string, buffer: Buffer) => {
    await dialog.getByLabel('File').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
    await restore.click()
  }
  const refusals: [name: string, buffer: Buffer, sentence: RegExp][] = [
    ['photo.png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), /not a file that Keel has made/],
    ['cut.zip', archive.bytes.subarray(0, -500), /is not whole/],
    ['newer.json', Buffer.from('{"format":"keel-own-data","version":2,"counts":{}}'), /made by a newer Keel/],
    ['half.json', Buffer.from('{"format":"keel-own-data","version":1,"assets":[{"id":1'), /is not whole/],
  ]
  for (const [name, buffer, sentence] of refusals) {
    await choose(name, buffer)
    await dialog.getByText(sentence).waitFor()
  }
  await choose(archive.name, archive.bytes)
  await other.getByText('Everything is restored', { exact: true }).waitFor()
  await openProfile(other)
  await expect.poll(() => other.getByLabel('Annual Income ($)').inputValue()).toMatch(/85,?000/)

  // Where something is stored, it is replaced only when that is said.
  expectNoise({ status: 409, path: '/api/own-data/restore' })
  const again = await openRestore(other)
  await again.getByLabel('File').setInputFiles({
    name: archive.name,
    mimeType: 'application/zip',
    buffer: archive.bytes,
  })
  await again.getByRole('button', { name: 'Restore', exact: true }).click()
  await again.getByText('There is something in this account already', { exact: false }).waitFor()
  await again.getByLabel('Replace what is in this account').check()
  await again.getByRole('button', { name: 'Replace everything' }).click()
  await other.getByText('Everything is restored', { exact: true }).waitFor()
  await other.goto('/balance-sheet')
  await other.getByRole('tab', { name: 'Liabilities' }).click()
  await other.getByText('Visa', { exact: true }).first().waitFor()
  await other.goto('/settings')
  await other.getByText('Everything restored from a file').first().waitFor()
})

story('a screen is taken along as a table and on paper', async ({ page, signIn, expect }) => {
  await signIn(page)
  const boat = { name: '=1+1', value: 1234.5, category: 'Other Assets' }
  await page.request.post('/api/assets', { data: boat })
  await page.goto('/balance-sheet')
  await page.getByText('=1+1').first().waitFor()
  const table = await download(page, () => page.getByRole('link', { name: 'Assets as CSV' }).click())
  expect(table.bytes.toString()).toContain(`,"'=1+1",1234.5,Other Assets,`)
  await page.emulateMedia({ media: 'print' })
  await page.getByRole('table').filter({ hasText: 'Total of what is listed' }).first().waitFor()
  await expect.poll(() => page.getByRole('navigation').count()).toBe(0)
  await expect.poll(() => page.getByRole('button').count()).toBe(0)
  await page.emulateMedia({ media: 'screen' })
  await page.goto('/budget')
  const expenses = await download(page, () => page.getByRole('link', { name: 'Expenses as CSV' }).click())
  expect(expenses.bytes.toString()).toMatch(/^id,date,category,amount,sample\r\n/)

  // A conversation on paper has its figures, and nothing to type into; its messages are a table, too.
  await tell(page, 'I have 3,100 in savings', 'how long would my savings last at 1,000 a month?')
  await openChat(page)
  await page.emulateMedia({ media: 'print' })
  await replies(page).last().getByText('$3,100').first().waitFor()
  await expect.poll(() => page.getByRole('textbox').count()).toBe(0)
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Clear conversation' }).click()
  const messages = await download(page, () => page.getByRole('link', { name: 'Messages as CSV' }).click())
  expect(messages.bytes.toString()).toContain('I have 3,100 in savings')
})
