import { checkAccessibility } from './support/accessibility.ts'
import { addAll, car, flat, loan, openLiabilities, overflow, press, see } from './support/balance-sheet.ts'
import { story } from './support/story.ts'

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
    listedTotal: 0,
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
      await expect.poll(() => page.getByText('Over time').count()).toBe(count === 0 ? 0 : 1)
      await expect.poll(() => overflow(page)).toBe(0)
      await checkAccessibility(page)
      await openLiabilities(page)
      await press(page, 'Edit Home loan')
      await checkAccessibility(page)
      await expect.poll(() => overflow(page)).toBe(0)
    },
  )
}

story('500 assets come with every row, and typing redraws none of them', async ({ page, signIn, expect }) => {
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
  await expect.poll(() => page.getByRole('main').getByRole('listitem').count()).toBe(500)
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
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { seen: { changes: number } }).seen.changes))
    .toBe(0)
})
