import { checkAccessibility } from './support/accessibility.ts'
import {
  addAll,
  car,
  countItems,
  figure,
  openLiabilities,
  press,
  see,
  told,
  visa,
} from './support/balance-sheet.ts'
import { story } from './support/story.ts'

story('the dialogs name every mistake under its field', async ({ page, signIn, expect }) => {
  await signIn(page)
  await page.goto('/balance-sheet')
  await press(page, 'Add Asset')
  const value = page.getByLabel('Value ($)')
  await expect
    .poll(async () => [await value.getAttribute('type'), await value.getAttribute('min')])
    .toEqual(['number', '0'])
  await expect.poll(() => value.getAttribute('step')).toBe('0.01')
  await press(page, 'Save')
  for (const text of ['Asset name is required', 'Value must be 0 or higher', 'Category is required']) {
    await see(page, text)
  }
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
  await checkAccessibility(page)
  await page.getByLabel('Asset Name').fill('   ')
  await page.getByLabel('Category').selectOption('Investments')
  await value.fill('-5')
  await press(page, 'Save')
  await see(page, 'Asset name is required')
  await see(page, 'Value must be 0 or higher')
  await value.fill('1000000000000')
  await press(page, 'Save')
  await page.getByText(/^Amounts can be at most \$?999,999,999,999\.99$/).waitFor()
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
  await expect.poll(() => countItems(page, '/api/liabilities')).toBe(0)
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
      await expect.poll(() => value.inputValue()).toBe(typed)
      await press(page, 'Save')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    const group = page.getByRole('region', { name: 'Other Assets' })
    await expect.poll(() => group.innerText()).toMatch(/Most\s+\$999,999,999,999\.99\s+None\s+\$0\.00/)
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
  await expect.poll(() => loading.locator('xpath=following-sibling::*').count()).toBe(3)
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
    await expect.poll(async () => (await alerts.allInnerTexts()).join()).toMatch(/Error\s+Failed to load/)
    await see(page, assetText)
    await see(page, liabilityText)
    await openLiabilities(page)
    await expect.poll(() => alerts.count()).toBe(2)
    await expect.poll(() => figure(page, 'Net Worth').innerText()).toContain('Not available')
    await see(page, 'The history could not be loaded.')
    await checkAccessibility(page)
    await page.unroute(/api\/(assets|liabilities|net-worth)/)
    await alerts.last().getByRole('button', { name: 'Try again' }).click()
    await see(page, 'No liabilities yet')
    await alerts.last().getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => alerts.count()).toBe(0)
    await expect.poll(() => figure(page, 'Net Worth').innerText()).toContain('$0.00')
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
      await expect.poll(() => page.getByLabel(/Name$/).inputValue()).toBe('Kept')
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
  await expect.poll(() => saving.isDisabled()).toBe(true)
  release()
  await see(page, 'Asset added')
  await expect.poll(() => countItems(page, '/api/assets')).toBe(1)
})
