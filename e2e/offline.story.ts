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

story('the last transactions can be read without a connection', async (kit) => {
  const { newContext, signIn, expect, expectNoise } = kit
  const context = await newContext(allowed)
  const page = await context.newPage()
  await signIn(page)
  const accounts = [{ kind: 'new', name: 'Checking' }]
  const data = { fileName: 'flight.csv', format: 'csv', rowCount: 1, accounts, balances: [] }
  const { id }: { id: number } = await (await page.request.post('/api/imports', { data })).json()
  const rows = [{ date: '2026-10-09', amount: -912.4, payee: 'DELTA AIR LINES', account: 0 }]
  await page.request.post(`/api/imports/${id}/rows`, { data: { from: 0, rows } })
  await page.request.post(`/api/imports/${id}/finish`, { data: { keepAlike: false } })
  await page.goto('/transactions')
  await page.getByText('DELTA AIR LINES').first().waitFor()
  await expect.poll(() => isGuarded(page)).toBe(true)
  for (const url of ['/api/transactions/summary', '/api/transactions?skip=0&limit=100'])
    await expect.poll(() => isSeen(page, url)).toBe(true)

  expectNoise(noSound)
  await context.setOffline(true)
  await page.goto('/transactions')
  await page.getByText('Keel cannot be reached.').waitFor()
  await page.getByText('1 transaction · $912.40 out', { exact: false }).waitFor()
  const row = page.getByRole('list', { name: 'Transactions' }).getByRole('button')
  await row.filter({ hasText: 'DELTA AIR LINES' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Category', { exact: true }).fill('Trips')
  await panel.getByRole('button', { name: 'Save category' }).click()
  // It is not kept, so it has to be said.
  await panel
    .getByText(/not saved|cannot be reached|connection/i)
    .first()
    .waitFor()
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
