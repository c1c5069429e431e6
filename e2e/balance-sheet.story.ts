import { checkAccessibility } from './support/accessibility.ts'
import {
  addAll,
  car,
  figure,
  flat,
  loan,
  openLiabilities,
  press,
  see,
  told,
  visa,
} from './support/balance-sheet.ts'
import { story } from './support/story.ts'

story('an empty sheet says what to do next', async ({ page, signIn, expect }) => {
  await signIn(page)
  await page.goto('/balance-sheet')
  await page.getByRole('heading', { level: 1, name: 'Balance Sheet' }).waitFor()
  await expect.poll(() => page.title()).toBe('Balance Sheet · Keel')
  await see(page, 'No assets yet')
  for (const name of ['Total Assets', 'Total Liabilities', 'Net Worth']) {
    await expect.poll(() => figure(page, name).innerText()).toContain('$0.00')
  }
  await expect.poll(() => page.getByRole('button', { name: 'Add Liability' }).count()).toBe(0)
  await checkAccessibility(page)
  await press(page, 'Add Your First Asset')
  await page.getByRole('dialog', { name: 'Add New Asset' }).waitFor()
  await press(page, 'Cancel')
  await openLiabilities(page)
  await see(page, 'No liabilities yet')
  await expect.poll(() => page.getByRole('button', { name: 'Add Asset' }).count()).toBe(0)
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
  await expect
    .poll(() => group.innerText())
    .toMatch(/Checking\s+Cash and Equivalents\s+100\.0%\s+Main account\s+\$1,234\.56/)
  await expect.poll(() => figure(page, 'Net Worth').innerText()).toContain('$1,234.56')

  await press(page, 'Add Asset')
  await expect.poll(() => dialog.getByLabel('Asset Name').inputValue()).toBe('')
  await press(page, 'Cancel')

  await press(page, 'Edit Checking')
  const edit = page.getByRole('dialog', { name: 'Edit Asset' })
  await expect.poll(() => edit.getByLabel('Asset Name').inputValue()).toBe('Checking')
  await expect.poll(() => edit.getByLabel('Value ($)').inputValue()).toBe('1234.56')
  await expect.poll(() => edit.getByLabel('Category').inputValue()).toBe('Cash and Equivalents')
  await expect.poll(() => edit.getByLabel('Notes (optional)').inputValue()).toBe('Main account')
  await edit.getByLabel('Value ($)').fill('2000')
  await edit.getByLabel('Notes (optional)').fill('')
  await press(page, 'Save')
  await told(page, 'Asset updated', 'Your asset has been updated successfully.')
  await expect
    .poll(() => group.innerText())
    .toMatch(/^Checking\s+Cash and Equivalents\s+100\.0%\s+\$2,000\.00$/)

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
  await expect.poll(() => figure(page, 'Total Liabilities').innerText()).toContain('$22.90 interest a month')
  await expect.poll(() => figure(page, 'Net Worth').innerText()).toContain('-$1,200.00')

  await press(page, 'Edit Visa')
  const edit = page.getByRole('dialog', { name: 'Edit Liability' })
  await expect.poll(() => edit.getByLabel('Interest Rate (%)').inputValue()).toBe('22.9')
  await expect.poll(() => edit.getByLabel('Minimum Payment ($)').inputValue()).toBe('')
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
  await expect
    .poll(() => page.getByRole('heading', { level: 3 }).allInnerTexts())
    .toEqual(['Real Estate', 'Vehicles'])
  const vehicles = await page.getByRole('region', { name: 'Vehicles' }).innerText()
  expect(vehicles).toMatch(/4\.8%\s+\$10,000\.25\s+Car\s+\$9,500\.00\s+Bike\s+\$500\.25/)
  await expect.poll(() => page.getByRole('region', { name: 'Real Estate' }).innerText()).toContain('95.2%')
  await expect.poll(() => figure(page, 'Total Assets').innerText()).toContain('$210,000.75')
  await expect.poll(() => figure(page, 'Total Liabilities').innerText()).toContain('$151,200.00')
  await expect.poll(() => figure(page, 'Net Worth').innerText()).toContain('$58,800.75')
  await openLiabilities(page)
  await see(page, '4.13%')
  await see(page, 'At 4.27% a year on average, weighted by amount')
})

story(
  'net worth is green from 0 up and red below; an arrow is for a change',
  async ({ page, signIn, expect }) => {
    await signIn(page)
    await page.goto('/balance-sheet')
    const card = figure(page, 'Net Worth')
    const amount = card.locator('p').first()
    await amount.getByText('$0.00').waitFor()
    const look = () => amount.evaluate((element) => getComputedStyle(element).color)
    const zero = await look()
    await addAll(page, '/api/liabilities', [visa])
    await page.reload()
    await amount.getByText('-$1,200.00').waitFor()
    expect(await look()).not.toBe(zero)
    await expect.poll(() => card.locator('.lucide-trending-up, .lucide-trending-down').count()).toBe(0)
  },
)
