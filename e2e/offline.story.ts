import type { Page } from 'playwright-core'
import { checkAccessibility } from './support/accessibility.ts'
import { input, log, openChat, say, storedMessages } from './support/chat.ts'
import { makeNextBuild } from './support/next-build.ts'
import { startServer } from './support/server-process.ts'
import { storiesAlone } from './support/story.ts'

// Its server is stopped and started anew.
const story = storiesAlone()

const noSound = { text: /Failed to (?:load resource|fetch)|net::ERR|TypeError/ }
const allowed = { serviceWorkers: 'allow' } as const

/** Until the service worker answers for the page. */
const isGuarded = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    return navigator.serviceWorker.controller !== null
  })

const isSeen = (page: Page, url: string) =>
  page.evaluate(async (path) => {
    const names = (await caches.keys()).filter((name) => name.startsWith('keel-seen-'))
    return (await Promise.all(names.map(async (name) => (await caches.open(name)).match(path)))).some(Boolean)
  }, url)

const keptOf = (page: Page) =>
  page.evaluate(async () => [
    ...(await caches.keys()).filter((name) => name.startsWith('keel-seen-')),
    ...Object.keys(localStorage).filter((key) => key.startsWith('keel:')),
  ])

const assetNames = async (page: Page): Promise<string[]> => {
  const assets: { name: string }[] = await (await page.request.get('/api/assets')).json()
  return assets.map(({ name }) => name)
}

async function addAsset(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add Asset' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Asset Name').fill(name)
  await dialog.getByLabel('Value ($)').fill('250')
  await dialog.getByLabel('Category').selectOption('Other Assets')
  await dialog.getByRole('button', { name: /^(?:Add|Save)/ }).click()
}

story(
  'without a connection the last figures can be read, and what is written is sent later, once',
  async (kit) => {
    const { newContext, signIn, expect, expectNoise } = kit
    const context = await newContext(allowed)
    const page = await context.newPage()
    await signIn(page)
    await page.request.post('/api/assets', { data: { name: 'Piano', value: 4321, category: 'Other Assets' } })
    await openChat(page)
    await page.goto('/balance-sheet')
    await page.getByText('Piano').first().waitFor()
    await expect.poll(() => isGuarded(page)).toBe(true)
    for (const url of ['/api/assets', '/api/household', '/api/messages?limit=50'])
      await expect.poll(() => isSeen(page, url)).toBe(true)

    expectNoise(noSound)
    await context.setOffline(true)
    await page.goto('/balance-sheet')
    await page.getByText('Keel cannot be reached.').waitFor()
    await page.getByText(/You see what was here on/).waitFor()
    await page.getByText('Piano').first().waitFor()
    await page.getByText('$4,321').first().waitFor()
    await checkAccessibility(page)
    await addAsset(page, 'Offline bicycle')
    await page.getByText('Kept for later', { exact: true }).waitFor()
    await page.getByText('Kept to be sent later: 1 change.').waitFor()
    await page.getByRole('link', { name: 'AI Advisor' }).click()
    await say(page, 'hello')
    await log(page).getByText('Not sent').waitFor()
    await page.getByText('Kept to be sent later: 1 message and 1 change.').waitFor()
    // A page that is opened anew has it all.
    await page.reload()
    await page.getByText('Kept to be sent later: 1 message and 1 change.').waitFor()

    await context.setOffline(false)
    await page.getByText('Keel cannot be reached.').waitFor({ state: 'detached' })
    await expect.poll(() => assetNames(page)).toEqual(['Piano', 'Offline bicycle'])
    await expect
      .poll(async () => (await storedMessages(page)).map(({ status }) => status))
      .toEqual(['done', 'done'])
    await page.reload()
    await openChat(page)
    expect(await assetNames(page)).toEqual(['Piano', 'Offline bicycle'])
    expect(await storedMessages(page)).toHaveLength(2)
  },
)

/** Rows as an import brings them; gives the import's number. */
async function importRows(page: Page, rows: { date: string; amount: number; payee: string }[]) {
  const accounts = [{ kind: 'new', name: 'Checking' }]
  const data = { fileName: 'flight.csv', format: 'csv', rowCount: rows.length, accounts, balances: [] }
  const { id }: { id: number } = await (await page.request.post('/api/imports', { data })).json()
  const sent = { from: 0, rows: rows.map((row) => ({ ...row, account: 0 })) }
  await page.request.post(`/api/imports/${id}/rows`, { data: sent })
  await page.request.post(`/api/imports/${id}/finish`, { data: { keepAlike: false } })
  return id
}

const openRow = (page: Page, payee: string) =>
  page.getByRole('list', { name: 'Transactions' }).getByRole('button').filter({ hasText: payee }).click()

async function changeCategory(page: Page, payee: string, category: string) {
  await openRow(page, payee)
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Category', { exact: true }).fill(category)
  await panel.getByText('Only this one').click()
  await panel.getByRole('button', { name: 'Save category' }).click()
  await panel.waitFor({ state: 'detached' })
}

const rowsOf = async (page: Page): Promise<string[]> => {
  const rows: { payee: string; category: string | null; amount: number }[] = await (
    await page.request.get('/api/transactions')
  ).json()
  return rows.map(({ payee, category, amount }) => `${payee} ${amount} ${category ?? 'open'}`).toSorted()
}

story('a category, a split and a rule made without a connection are sent later, once', async (kit) => {
  const { newContext, signIn, expect, expectNoise } = kit
  const context = await newContext(allowed)
  const page = await context.newPage()
  await signIn(page)
  await importRows(page, [
    { date: '2026-10-07', amount: -5, payee: 'ZWIEBEL KIOSK' },
    { date: '2026-10-08', amount: -100, payee: 'COSTCO WHSE' },
    { date: '2026-10-09', amount: -912.4, payee: 'DELTA AIR LINES' },
  ])
  await page.goto('/transactions?tab=imports')
  await page.getByRole('button', { name: 'Add rule' }).waitFor()
  await page.goto('/transactions')
  await page.getByText('DELTA AIR LINES').first().waitFor()
  await expect.poll(() => isGuarded(page)).toBe(true)
  for (const url of ['/api/transactions/summary', '/api/transactions?skip=0&limit=100'])
    await expect.poll(() => isSeen(page, url)).toBe(true)

  expectNoise(noSound)
  await context.setOffline(true)
  await page.goto('/transactions')
  await page.getByText('Keel cannot be reached.').waitFor()
  await page.getByText('3 transactions · $1,017.40 out', { exact: false }).waitFor()
  await changeCategory(page, 'DELTA AIR LINES', 'Trips')
  await page.getByText('Kept for later', { exact: true }).waitFor()
  await openRow(page, 'COSTCO WHSE')
  const panel = page.getByRole('dialog')
  await panel.getByRole('button', { name: 'Split into parts' }).click()
  await panel.getByLabel('Category of part 1').fill('Groceries')
  await panel.getByLabel('Amount of part 1').fill('70')
  await panel.getByLabel('Category of part 2').fill('Household')
  await panel.getByLabel('Amount of part 2').fill('30')
  await panel.getByRole('button', { name: 'Save split' }).click()
  await panel.waitFor({ state: 'detached' })
  await page.getByRole('tab', { name: 'Imports and rules' }).click()
  await page.getByLabel('Payee contains').fill('zwiebel')
  await page.getByLabel('Category', { exact: true }).fill('Snacks')
  await page.getByRole('button', { name: 'Add rule' }).click()
  await page.getByText('Kept to be sent later: 3 changes.').waitFor()
  await page.reload()
  await page.getByText('Kept to be sent later: 3 changes.').waitFor()

  await context.setOffline(false)
  await page.getByText('Keel cannot be reached.').waitFor({ state: 'detached' })
  await expect
    .poll(() => rowsOf(page))
    .toEqual([
      'COSTCO WHSE -30 Household',
      'COSTCO WHSE -70 Groceries',
      'DELTA AIR LINES -912.4 Trips',
      'ZWIEBEL KIOSK -5 Snacks',
    ])
  expect(await page.getByText('not saved').count()).toBe(0)
})

story('what was changed without a connection and is refused later stays to be read', async (kit) => {
  const { newContext, server, signIn, expect, expectNoise } = kit
  const context = await newContext(allowed)
  const page = await context.newPage()
  await signIn(page)
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const id = await importRows(page, [{ date: '2026-10-09', amount: -912.4, payee: 'DELTA AIR LINES' }])
  await page.goto('/transactions')
  await page.getByText('DELTA AIR LINES').first().waitFor()
  await expect.poll(() => isGuarded(page)).toBe(true)
  await expect.poll(() => isSeen(page, '/api/transactions?skip=0&limit=100')).toBe(true)

  expectNoise(noSound)
  await context.setOffline(true)
  await page.goto('/transactions')
  await changeCategory(page, 'DELTA AIR LINES', 'Trips')
  await page.getByText('Kept to be sent later: 1 change.').waitFor()
  // Meanwhile the import is taken back on another device.
  await fetch(`${server.url}/api/imports/${id}`, { method: 'DELETE', headers: { cookie } })
  await context.setOffline(false)
  expectNoise({ status: 404, path: /^\/api\/transactions\/\d+\/category$/ })
  const note = page.getByRole('region', { name: 'Not saved' })
  await note.getByText('Category Trips for one of DELTA AIR LINES: Transaction not found').waitFor()
  await page.reload()
  await note.getByText('Category Trips for one of DELTA AIR LINES: Transaction not found').waitFor()
  await checkAccessibility(page)
  // Tried again, it is refused again; nothing says that it was saved.
  await note.getByRole('button', { name: 'Try again' }).click()
  await note.getByText('Category Trips for one of DELTA AIR LINES: Transaction not found').waitFor()
  expect(await page.getByText('Sent', { exact: true }).count()).toBe(0)
  await page.goto('/logout')
  const question = page.getByRole('alertdialog', { name: 'Send it first?' })
  await question.getByRole('button', { name: 'Send', exact: true }).click()
  await question.getByText('Keel refused what is listed here', { exact: false }).waitFor()
  await question.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByRole('alertdialog', { name: 'Nothing is left to send' }).waitFor()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByText('Logged out successfully', { exact: true }).waitFor()
})

story('who logs out is asked about unsent work, and leaves nothing to the next one here', async (kit) => {
  const { newContext, signIn, expect, expectNoise } = kit
  const context = await newContext(allowed)
  const page = await context.newPage()
  await signIn(page)
  await page.request.post('/api/assets', { data: { name: 'Piano', value: 4321, category: 'Other Assets' } })
  await page.goto('/balance-sheet')
  await page.getByText('Piano').first().waitFor()
  await expect.poll(() => isGuarded(page)).toBe(true)
  await expect.poll(() => isSeen(page, '/api/assets')).toBe(true)
  expectNoise(noSound)
  await context.setOffline(true)
  await addAsset(page, 'Offline bicycle')
  await page.getByText('Kept to be sent later: 1 change.').waitFor()
  await page.goto('/logout')
  const question = page.getByRole('alertdialog', { name: 'Send it first?' })
  await question.getByText('1 change of yours').waitFor()
  await checkAccessibility(page)
  await question.getByRole('button', { name: 'Send', exact: true }).click()
  await question.getByText('Not everything could be sent').waitFor()
  await context.setOffline(false)
  await question.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('Logged out successfully', { exact: true }).waitFor()
  await expect.poll(() => keptOf(page)).toEqual([])

  await signIn(page)
  await page.goto('/balance-sheet')
  await expect.poll(() => isSeen(page, '/api/assets')).toBe(true)
  await context.setOffline(true)
  await page.goto('/balance-sheet')
  await page.getByText('Keel cannot be reached.').waitFor()
  await page.getByText('No assets', { exact: false }).first().waitFor()
  expect(await page.getByText('Piano').count()).toBe(0)
})

story('an upgrade is there with the next page, and stays when the connection goes', async (kit) => {
  const { newContext, server, signIn, expect, expectNoise } = kit
  const context = await newContext(allowed)
  const page = await context.newPage()
  await signIn(page)
  await openChat(page)
  await expect.poll(() => isGuarded(page)).toBe(true)
  const next = makeNextBuild()
  const env = { PORT: new URL(server.url).port }
  expectNoise(noSound)
  await server.kill()
  const upgraded = await startServer({ env, dataDir: server.dataDir, entry: next.entry })
  try {
    // What is open works on, with scripts that the server does not have any more.
    await page.getByRole('link', { name: 'Settings' }).click()
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await page.getByText('Keel has been updated.').waitFor()
    await page.getByRole('link', { name: 'AI Advisor' }).click()
    await input(page).waitFor()
    expect(await page.locator('meta[name=build]').count()).toBe(0)
    await page.getByRole('button', { name: 'Load the new version' }).click()
    await page.locator('meta[name=build][content=next]').waitFor({ state: 'attached' })
    await input(page).waitFor()
  } finally {
    await upgraded.stop()
    next.remove()
  }
  await page.goto('/chat')
  await page.getByText('Keel cannot be reached.').waitFor()
  expect(await page.locator('meta[name=build][content=next]').count()).toBe(1)
})
