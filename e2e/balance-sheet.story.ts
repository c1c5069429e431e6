import type { Page } from 'playwright-core'
import { checkAccessibility } from './support/accessibility.ts'
import { story } from './support/story.ts'

const car = { name: 'Car', value: 9500, category: 'Vehicles', notes: null }
const flat = { name: 'Flat', value: 200_000.5, category: 'Real Estate', notes: 'Second floor' }
const visa = { name: 'Visa', amount: 1200, interestRate: 22.9, category: 'Credit Cards', minimumPayment: 35 }
const loan = { name: 'Home loan', amount: 150_000, interestRate: 4.125, category: 'Mortgage' }

async function addAll(page: Page, path: string, items: object[]) {
  for (const data of items) await page.context().request.post(path, { data })
}

const see = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Reads the toast and puts it away: it may cover what is pressed next. */
async function told(page: Page, title: string, text: string) {
  await see(page, title)
  await see(page, text)
  await page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('button', { name: 'Close' })
    .click()
}
const openLiabilities = (page: Page) => page.getByRole('tab', { name: 'Liabilities' }).click()

/** What a summary card says below its name. */
const figure = (page: Page, name: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .first()
const lineCount = (page: Page, path: string) =>
  page
    .context()
    .request.get(path)
    .then((answer) => answer.json())
    .then((list: unknown[]) => list.length)

story('an empty sheet says what to do next', async ({ page, signIn, expect }) => {
  await signIn(page)
  await page.goto('/balance-sheet')
  await page.getByRole('heading', { level: 1, name: 'Balance Sheet' }).waitFor()
  expect(await page.title()).toBe('Balance Sheet · Keel')
  await see(page, 'No assets yet')
  for (const name of ['Total Assets', 'Total Liabilities', 'Net Worth']) {
    expect(await figure(page, name).innerText()).toContain('$0.00')
  }
  expect(await page.getByRole('button', { name: 'Add Liability' }).count()).toBe(0)
  await checkAccessibility(page)
  await press(page, 'Add Your First Asset')
  await page.getByRole('dialog', { name: 'Add New Asset' }).waitFor()
  await press(page, 'Cancel')
  await openLiabilities(page)
  await see(page, 'No liabilities yet')
  expect(await page.getByRole('button', { name: 'Add Asset' }).count()).toBe(0)
  await press(page, 'Add Your First Liability')
  await page.getByRole('dialog', { name: 'Add New Liability' }).waitFor()
  await press(page, 'Cancel')
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await page.waitForURL('/chat')
})

story('adds, changes and deletes an asset', async ({ page, signIn, expect }) => {
  await signIn(page)
  await page.goto('/balance-sheet')
  await press(page, 'Add Asset')
  const dialog = page.getByRole('dialog', { name: 'Add New Asset' })
  await dialog.getByLabel('Asset Name').fill('Checking')
  await dialog.getByLabel('Value ($)').fill('1234.56')
  await dialog.getByLabel('Category').selectOption('Cash and Equivalents')
  await dialog.getByLabel('Notes (optional)').fill('Main account')
  await press(page, 'Save')
  await told(page, 'Asset added', 'Your asset has been added successfully.')
  await dialog.waitFor({ state: 'detached' })
  const group = page.getByRole('region', { name: 'Cash and Equivalents' })
  expect(await group.innerText()).toMatch(/100\.0%\s+\$1,234\.56\s+Checking\s+Main account\s+\$1,234\.56/)
  expect(await figure(page, 'Net Worth').innerText()).toContain('$1,234.56')

  await press(page, 'Add Asset')
  expect(await dialog.getByLabel('Asset Name').inputValue()).toBe('')
  await press(page, 'Cancel')

  await press(page, 'Edit Checking')
  const edit = page.getByRole('dialog', { name: 'Edit Asset' })
  expect(await edit.getByLabel('Asset Name').inputValue()).toBe('Checking')
  expect(await edit.getByLabel('Value ($)').inputValue()).toBe('1234.56')
  expect(await edit.getByLabel('Category').inputValue()).toBe('Cash and Equivalents')
  expect(await edit.getByLabel('Notes (optional)').inputValue()).toBe('Main account')
  await edit.getByLabel('Value ($)').fill('2000')
  await edit.getByLabel('Notes (optional)').fill('')
  await press(page, 'Save')
  await told(page, 'Asset updated', 'Your asset has been updated successfully.')
  expect(await group.innerText()).toMatch(/\$2,000\.00\s+Checking\s+\$2,000\.00$/)

  await press(page, 'Delete Checking')
  await see(page, 'No assets yet')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Assets')
  await told(page, 'Asset deleted', 'Your asset has been deleted successfully.')
})

story('adds, changes and deletes a liability', async ({ page, signIn, expect }) => {
  await signIn(page)
  await page.goto('/balance-sheet')
  await openLiabilities(page)
  await press(page, 'Add Liability')
  const dialog = page.getByRole('dialog', { name: 'Add New Liability' })
  await dialog.getByLabel('Liability Name').fill('Visa')
  await dialog.getByLabel('Amount ($)').fill('1200')
  await dialog.getByLabel('Interest Rate (%)').fill('22.9')
  await dialog.getByLabel('Category').selectOption('Credit Cards')
  await press(page, 'Save')
  await told(page, 'Liability added', 'Your liability has been added successfully.')
  await see(page, '22.90%')
  expect(await figure(page, 'Total Liabilities').innerText()).toContain('$22.90 interest a month')
  expect(await figure(page, 'Net Worth').innerText()).toContain('-$1,200.00')

  await press(page, 'Edit Visa')
  const edit = page.getByRole('dialog', { name: 'Edit Liability' })
  expect(await edit.getByLabel('Interest Rate (%)').inputValue()).toBe('22.9')
  expect(await edit.getByLabel('Minimum Payment ($)').inputValue()).toBe('')
  await edit.getByLabel('Minimum Payment ($)').fill('35.5')
  await press(page, 'Save')
  await told(page, 'Liability updated', 'Your liability has been updated successfully.')
  await see(page, 'At least $35.50 a month')
  await press(page, 'Edit Visa')
  await edit.getByLabel('Minimum Payment ($)').fill('')
  await press(page, 'Save')
  await page.getByText('At least $35.50 a month').waitFor({ state: 'detached' })

  await press(page, 'Delete Visa')
  await told(page, 'Liability deleted', 'Your liability has been deleted successfully.')
  await see(page, 'No liabilities yet')
})

story('items stand under their category with its total and share', async ({ page, signIn, expect }) => {
  await signIn(page)
  const bike = { name: 'Bike', value: 500.25, category: 'Vehicles' }
  await addAll(page, '/api/assets', [car, flat, bike])
  await addAll(page, '/api/liabilities', [visa, loan])
  await page.goto('/balance-sheet')
  await see(page, 'Flat')
  expect(await page.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['Real Estate', 'Vehicles'])
  const vehicles = await page.getByRole('region', { name: 'Vehicles' }).innerText()
  expect(vehicles).toMatch(/4\.8%\s+\$10,000\.25\s+Car\s+\$9,500\.00\s+Bike\s+\$500\.25/)
  expect(await page.getByRole('region', { name: 'Real Estate' }).innerText()).toContain('95.2%')
  expect(await figure(page, 'Total Assets').innerText()).toContain('$210,000.75')
  expect(await figure(page, 'Total Liabilities').innerText()).toContain('$151,200.00')
  expect(await figure(page, 'Net Worth').innerText()).toContain('$58,800.75')
  await openLiabilities(page)
  await see(page, '4.13%')
  await see(page, 'At 4.27% a year on average, weighted by amount')
})

story('net worth is green from 0 up and red below, with an arrow', async ({ page, signIn, expect }) => {
  await signIn(page)
  await page.goto('/balance-sheet')
  const amount = figure(page, 'Net Worth').locator('p').first()
  await amount.getByText('$0.00').waitFor()
  const look = () =>
    amount.evaluate((element) => [
      getComputedStyle(element).color,
      element.querySelector('svg')?.classList.contains('lucide-trending-up'),
    ])
  const zero = await look()
  await addAll(page, '/api/liabilities', [visa])
  await page.reload()
  await amount.getByText('-$1,200.00').waitFor()
  const below = await look()
  expect([zero[1], below[1]]).toEqual([true, false])
  expect(zero[0]).not.toBe(below[0])
})

story('the dialogs name every mistake under its field', async ({ page, signIn, expect }) => {
  await signIn(page)
  await page.goto('/balance-sheet')
  await press(page, 'Add Asset')
  const value = page.getByLabel('Value ($)')
  expect([await value.getAttribute('type'), await value.getAttribute('min')]).toEqual(['number', '0'])
  expect(await value.getAttribute('step')).toBe('0.01')
  await press(page, 'Save')
  for (const text of ['Asset name is required', 'Value must be 0 or higher', 'Category is required']) {
    await see(page, text)
  }
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
  await checkAccessibility(page)
  await page.getByLabel('Asset Name').fill('   ')
  await page.getByLabel('Category').selectOption('Investments')
  await value.fill('-5')
  await press(page, 'Save')
  await see(page, 'Asset name is required')
  await see(page, 'Value must be 0 or higher')
  await value.fill('1000000000000')
  await see(page, 'Amounts can be at most 999,999,999,999.99')
  await press(page, 'Cancel')

  await openLiabilities(page)
  await press(page, 'Add Liability')
  await press(page, 'Save')
  for (const text of [
    'Liability name is required',
    'Amount must be 0 or higher',
    'Interest rate must be 0 or higher',
    'Category is required',
  ]) {
    await see(page, text)
  }
  await page.getByLabel('Interest Rate (%)').fill('-0.01')
  await page.getByLabel('Minimum Payment ($)').fill('-1')
  await press(page, 'Save')
  await see(page, 'Interest rate must be 0 or higher')
  await see(page, 'Minimum payment must be 0 or higher')
  expect(await lineCount(page, '/api/liabilities')).toBe(0)
})

story(
  'largest amounts and 0 are kept to the cent, and the wheel changes nothing',
  async ({ page, signIn, expect }) => {
    await signIn(page)
    await page.goto('/balance-sheet')
    for (const [name, typed] of [
      ['Most', '999999999999.99'],
      ['None', '0'],
    ] as const) {
      await press(page, 'Add Asset')
      await page.getByLabel('Asset Name').fill(name)
      await page.getByLabel('Category').selectOption('Other Assets')
      const value = page.getByLabel('Value ($)')
      await value.fill(typed)
      await value.hover()
      await page.mouse.wheel(0, 200)
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('value')
      expect(await value.inputValue()).toBe(typed)
      await press(page, 'Save')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    const group = page.getByRole('region', { name: 'Other Assets' })
    expect(await group.innerText()).toMatch(/Most\s+\$999,999,999,999\.99\s+None\s+\$0\.00/)
  },
)

story('three skeleton rows show while a list loads', async ({ page, signIn, expect }) => {
  await signIn(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('/api/assets', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/balance-sheet')
  const loading = page.getByText('Loading assets')
  await loading.waitFor({ state: 'attached' })
  expect(await loading.locator('xpath=following-sibling::*').count()).toBe(3)
  release()
  await see(page, 'No assets yet')
})

story(
  'a list that cannot be loaded says so and can be tried again',
  async ({ page, signIn, expectNoise, expect }) => {
    await signIn(page)
    expectNoise({ status: 500, path: /^\/api\/(assets|liabilities|net-worth-history)$/ })
    await page.route(/api\/(assets|liabilities|net-worth)/, (route) =>
      route.fulfill({ status: 500, body: '' }),
    )
    await page.goto('/balance-sheet')
    const assetText = 'Failed to load assets. Please refresh the page and try again.'
    const liabilityText = 'Failed to load liabilities. Please refresh the page and try again.'
    const alerts = page.getByRole('alert')
    await expect.poll(() => alerts.count()).toBe(2)
    expect((await alerts.allInnerTexts()).join()).toMatch(/Error\s+Failed to load/)
    await see(page, assetText)
    await see(page, liabilityText)
    await openLiabilities(page)
    expect(await alerts.count()).toBe(2)
    expect(await figure(page, 'Net Worth').innerText()).toContain('Not available')
    await see(page, 'The history could not be loaded.')
    await checkAccessibility(page)
    await page.unroute(/api\/(assets|liabilities|net-worth)/)
    await alerts.last().getByRole('button', { name: 'Try again' }).click()
    await see(page, 'No liabilities yet')
    await alerts.last().getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => alerts.count()).toBe(0)
    expect(await figure(page, 'Net Worth').innerText()).toContain('$0.00')
  },
)

story(
  'a write that fails says so, and nothing typed is lost',
  async ({ page, signIn, expectNoise, expect }) => {
    await signIn(page)
    await addAll(page, '/api/assets', [car])
    await addAll(page, '/api/liabilities', [visa])
    expectNoise({ status: 500, path: /^\/api\/(assets|liabilities)/ })
    await page.route(/\/api\/(assets|liabilities)/, (route) =>
      route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, body: '' }),
    )
    await page.goto('/balance-sheet')
    for (const { tab, noun, name } of [
      { tab: 'Assets', noun: 'asset', name: 'Car' },
      { tab: 'Liabilities', noun: 'liability', name: 'Visa' },
    ]) {
      await page.getByRole('tab', { name: tab }).click()
      await press(page, `Edit ${name}`)
      await page.getByLabel(/Name$/).fill('Kept')
      await press(page, 'Save')
      await see(page, `Failed to update the ${noun}. Please try again.`)
      await see(page, 'Error')
      expect(await page.getByLabel(/Name$/).inputValue()).toBe('Kept')
      await press(page, 'Cancel')
      await press(page, `Delete ${name}`)
      await told(page, 'Error', `Failed to delete the ${noun}. Please try again.`)
      await page.getByRole('button', { name: /^Add (Asset|Liability)$/ }).click()
      await page.getByLabel(/Name$/).fill('New')
      await page.getByLabel(/^(Value|Amount)/).fill('1')
      if (noun === 'liability') await page.getByLabel('Interest Rate (%)').fill('1')
      await page.getByLabel('Category').selectOption({ index: 1 })
      await press(page, 'Save')
      await told(page, 'Error', `Failed to add the ${noun}. Please try again.`)
      await press(page, 'Cancel')
      await page.getByRole('button', { name: `Edit ${name}` }).waitFor()
    }
  },
)

story('the button says Saving... while it saves', async ({ page, signIn, expect }) => {
  await signIn(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('/api/assets', async (route) => {
    if (route.request().method() === 'POST') await held
    await route.continue()
  })
  await page.goto('/balance-sheet')
  await press(page, 'Add Asset')
  await page.getByLabel('Asset Name').fill('Checking')
  await page.getByLabel('Value ($)').fill('5')
  await page.getByLabel('Category').selectOption('Investments')
  await page.getByLabel('Asset Name').press('Enter')
  const saving = page.getByRole('button', { name: 'Saving...' })
  await saving.waitFor()
  expect(await saving.isDisabled()).toBe(true)
  release()
  await see(page, 'Asset added')
  expect(await lineCount(page, '/api/assets')).toBe(1)
})

story('a deletion can be undone, with everything the item had', async ({ page, signIn, expect }) => {
  await signIn(page)
  await addAll(page, '/api/liabilities', [{ ...loan, notes: 'Fixed', minimumPayment: 1420.25 }])
  await page.goto('/balance-sheet')
  await openLiabilities(page)
  await press(page, 'Delete Home loan')
  await see(page, 'No liabilities yet')
  await press(page, 'Undo')
  await see(page, 'Liability added')
  await page.getByRole('button', { name: 'Edit Home loan' }).waitFor()
  const list: unknown = await (await page.context().request.get('/api/liabilities')).json()
  expect(list).toMatchObject([{ ...loan, notes: 'Fixed', minimumPayment: 1420.25 }])
})

story(
  'what one tab writes, the other shows; so does a page that comes back into view',
  async ({ page, signIn }) => {
    await signIn(page)
    const other = await page.context().newPage()
    await other.goto('/balance-sheet')
    await see(other, 'No assets yet')
    await page.goto('/balance-sheet')
    await press(page, 'Add Asset')
    await page.getByLabel('Asset Name').fill('Shared')
    await page.getByLabel('Value ($)').fill('5')
    await page.getByLabel('Category').selectOption('Investments')
    await press(page, 'Save')
    await see(other, 'Shared')
    await addAll(page, '/api/assets', [car])
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await see(other, 'Car')
  },
)

const history = (amounts: number[]) =>
  amounts.map((netWorth, index) => ({
    date: new Date(Date.UTC(2024, 0, 1 + index * 2)).toISOString().slice(0, 10),
    totalAssets: netWorth,
    totalLiabilities: 0,
    netWorth,
  }))

story('the history can be walked along by keyboard and pointed at', async ({ page, signIn, expect }) => {
  await signIn(page)
  await addAll(page, '/api/assets', [car])
  await page.route('/api/net-worth-history*', (route) =>
    route.fulfill({ json: history([1000, 2500.5, -300]) }),
  )
  await page.goto('/balance-sheet')
  await see(page, '-$1,300.00')
  await page.getByText('since Jan 1, 2024').waitFor()
  const line = page.getByRole('slider', { name: 'Net worth by day' })
  await line.focus()
  await page.keyboard.press('Home')
  await expect.poll(() => line.getAttribute('aria-valuetext')).toBe('$1,000.00 on Jan 1, 2024')
  await page.keyboard.press('ArrowRight')
  await see(page, '$2,500.50')
  await see(page, 'Jan 3, 2024')
  await line.blur()
  await page.getByText('Jan 3, 2024').waitFor({ state: 'detached' })
  const box = await page.getByRole('main').locator('svg', { hasText: '$1,000' }).boundingBox()
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 50)
  await see(page, 'Jan 1, 2024')
  await checkAccessibility(page)
})

for (const count of [0, 1, 2, 400]) {
  story(
    `a history of ${count} days fits a small dark phone`,
    { viewport: 'phone', colorScheme: 'dark' },
    async ({ page, signIn, expect }) => {
      await signIn(page)
      await addAll(page, '/api/assets', [
        { ...flat, name: 'A very long name '.repeat(11).trim(), value: 999_999_999_999.99 },
      ])
      await addAll(page, '/api/liabilities', [loan])
      const amounts = Array.from({ length: count }, (_, index) => index ** 2 * 1_000_000 - 5)
      await page.route('/api/net-worth-history*', (route) => route.fulfill({ json: history(amounts) }))
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto('/balance-sheet')
      await page.getByRole('button', { name: /^Delete A very/ }).waitFor()
      if (count > 0) await page.getByRole('slider').waitFor({ state: 'attached' })
      expect(await page.getByText('Over time').count()).toBe(count === 0 ? 0 : 1)
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect(await overflow()).toBe(0)
      await checkAccessibility(page)
      await openLiabilities(page)
      await press(page, 'Edit Home loan')
      await checkAccessibility(page)
      expect(await overflow()).toBe(0)
    },
  )
}

story(
  '500 assets come with every row, and typing redraws none of them',
  { timeout: 120_000 },
  async ({ page, signIn, expect }) => {
    await signIn(page)
    const rows = Array.from({ length: 500 }, (_, index) => ({
      id: index + 1,
      name: `Asset ${index + 1}`,
      value: index,
      category: index % 2 ? 'Investments' : 'Vehicles',
      notes: null,
      updatedAt: '2024-01-01T00:00:00.000Z',
    }))
    await page.route('/api/assets', (route) => route.fulfill({ json: rows }))
    await page.goto('/balance-sheet')
    await page.getByRole('button', { name: 'Delete Asset 500' }).waitFor({ state: 'attached' })
    expect(await page.getByRole('main').getByRole('listitem').count()).toBe(500)
    await press(page, 'Add Asset')
    await page.evaluate(() => {
      const seen = { changes: 0 }
      Object.assign(window, { seen })
      const observer = new MutationObserver((records) => (seen.changes += records.length))
      for (const list of document.querySelectorAll('main ul')) {
        observer.observe(list, { subtree: true, childList: true, attributes: true, characterData: true })
      }
    })
    await page.getByLabel('Asset Name').pressSequentially('Typed with five hundred rows behind')
    expect(await page.evaluate(() => (window as unknown as { seen: { changes: number } }).seen.changes)).toBe(
      0,
    )
  },
)
