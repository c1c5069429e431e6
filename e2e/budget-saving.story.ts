import { checkAccessibility } from './support/accessibility.ts'
import {
  addExpense,
  card,
  food,
  open,
  own,
  rent,
  row,
  rowTexts,
  save,
  see,
  store,
  stored,
} from './support/budget.ts'
import { story } from './support/story.ts'

story('closing the tab saves edits', async ({ page, signIn, expect }) => {
  await signIn(page)
  await store(page, own)
  const tab = await page.context().newPage()
  await open(tab, 'Expenses')
  await addExpense(tab, 'Coffee', '4')
  await row(tab, 'Coffee').waitFor()
  await tab.close({ runBeforeUnload: true })
  await expect.poll(async () => (await stored(page))?.expenseItems?.length).toBe(3)
  await open(page, 'Expenses')
  await expect.poll(() => rowTexts(page)).toEqual(['Coffee', 'Rent', 'Food'])
  await expect.poll(() => page.getByText(/You have unsaved changes/).count()).toBe(0)
})

story('hiding the tab saves edits', async ({ page, signIn, expect }) => {
  await signIn(page)
  await store(page, own)
  await open(page, 'Expenses')
  await addExpense(page, 'Coffee', '4')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(async () => (await stored(page))?.expenseItems?.length).toBe(3)
  await page.getByText('Unsaved changes').waitFor({ state: 'hidden' })
})

story('a reload in the middle of editing loses nothing', async ({ page, signIn, expect }) => {
  await signIn(page)
  await store(page, own)
  await open(page, 'Expenses')
  await addExpense(page, 'Coffee', '4')
  await page.reload()
  await page.getByRole('tab', { name: 'Expenses' }).click()
  await expect.poll(() => rowTexts(page)).toEqual(['Coffee', 'Rent', 'Food'])
  await expect.poll(async () => (await stored(page))?.expenseItems?.length).toBe(3)
})

story(
  'edits that could not be saved are offered back after a reload',
  async ({ page, signIn, expectNoise, expect }) => {
    const ann = await signIn(page)
    await store(page, own)
    expectNoise({ status: 401, path: '/api/profile' })
    expectNoise({ text: 'The budget could not be saved' })
    await open(page, 'Expenses')
    await addExpense(page, 'Coffee', '4')
    await page.getByRole('button', { name: 'Delete Food' }).click()
    // The session ends, so the save on leaving is refused; and the next visit is only on the day after.
    await page.context().clearCookies()
    await page.goto('/login')
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('keel:budget-draft:'))!
      const draft = JSON.parse(localStorage.getItem(key)!) as { at: number }
      localStorage.setItem(key, JSON.stringify({ ...draft, at: draft.at - 86_400_000 }))
    })
    await signIn(page, ann)
    await open(page)
    await page.getByText(/^You have unsaved changes from /).waitFor()
    await see(page, 'Coffee (added), Food (deleted)')
    await checkAccessibility(page)
    await page.getByRole('tab', { name: 'Expenses' }).click()
    await expect.poll(() => rowTexts(page)).toEqual(['Rent', 'Food'])
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect.poll(() => rowTexts(page)).toEqual(['Coffee', 'Rent'])
    await save(page)
    await see(page, 'Changes saved')
    await expect
      .poll(async () => (await stored(page))?.expenseItems?.map(({ category }) => category))
      .toEqual(['Coffee', 'Rent'])
    await page.reload()
    await page.getByRole('tab', { name: 'Expenses' }).waitFor()
    await expect.poll(() => page.getByText(/You have unsaved changes/).count()).toBe(0)
  },
)

story('edits offered back can be discarded', async ({ page, signIn, expect }) => {
  await signIn(page)
  await store(page, own)
  await open(page, 'Expenses')
  for (const name of ['Delete Rent', 'Delete Food']) await page.getByRole('button', { name }).click()
  await page.getByRole('tab', { name: 'Income' }).click()
  await page.getByRole('button', { name: 'Delete Salary' }).click()
  await page.getByRole('tab', { name: 'Goals' }).click()
  await page.getByRole('button', { name: 'Delete House' }).click()
  await see(page, 'No financial goals set yet')
  // Emptiness alone is never saved on leaving.
  await page.reload()
  await page.getByText(/^You have unsaved changes from /).waitFor()
  await expect.poll(async () => (await stored(page))?.expenseItems).toHaveLength(2)
  await page.getByRole('button', { name: 'Discard' }).click()
  await card(page, 'Total Expenses').getByText('$1,999.50', { exact: true }).waitFor()
  const countDrafts = () =>
    Object.keys(localStorage).filter((key) => key.startsWith('keel:budget-draft:')).length
  await expect.poll(() => page.evaluate(countDrafts)).toBe(0)
})

story(
  'a failed save says so, is logged and keeps the edits',
  async ({ page, signIn, expectNoise, expect }) => {
    await signIn(page)
    await store(page, own)
    expectNoise({ status: 500, path: '/api/profile' })
    expectNoise({ text: 'The budget could not be saved' })
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await open(page, 'Expenses')
    await page.route('/api/profile', async (route) => {
      await held
      await route.fulfill({ status: 500, body: '{"message":"The store is away"}' })
    })
    await addExpense(page, 'Coffee', '4')
    await save(page)
    const saving = page.getByRole('button', { name: 'Saving...' })
    await saving.waitFor()
    await expect
      .poll(async () => [await saving.isDisabled(), await saving.locator('svg').count()])
      .toEqual([true, 1])
    release()
    await see(page, 'Error saving changes')
    await see(page, 'There was a problem saving your budget information.')
    expect(logged.some((line) => line.includes('The budget could not be saved'))).toBe(true)
    await see(page, 'Your changes are not saved yet')
    await expect.poll(() => rowTexts(page)).toEqual(['Coffee', 'Rent', 'Food'])
    await checkAccessibility(page)
    await page.unroute('/api/profile')
    await page.getByRole('button', { name: 'Try again' }).click()
    await see(page, 'Changes saved')
    await page.getByText('Your changes are not saved yet').waitFor({ state: 'detached' })
    await expect.poll(async () => (await stored(page))?.expenseItems).toHaveLength(3)
  },
)

story('when the profile does not load, it says so and tries again', async ({ page, signIn, expectNoise }) => {
  await signIn(page)
  expectNoise({ status: 503, path: '/api/profile' })
  await page.route('/api/profile', (route) => route.fulfill({ status: 503, body: '{"message":"away"}' }))
  await page.goto('/budget')
  await see(page, 'Failed to load your budget. Please refresh the page and try again.')
  await page.unroute('/api/profile')
  await page.getByRole('button', { name: 'Try again' }).click()
  await see(page, 'Sample data')
})

story(
  'a session that ends meanwhile asks for the password and saves',
  async ({ page, signIn, expectNoise, expect }) => {
    const ann = await signIn(page)
    await store(page, own)
    expectNoise({ status: 401, path: '/api/profile' })
    await open(page, 'Expenses')
    await addExpense(page, 'Coffee', '4')
    await page.context().clearCookies()
    await save(page)
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
    await dialog.getByLabel('Password').fill(ann.password)
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await see(page, 'Changes saved')
    await expect.poll(async () => (await stored(page))?.expenseItems).toHaveLength(3)
  },
)

story('two tabs: what one saves appears in the other, whose edits stay', async ({ page, signIn, expect }) => {
  await signIn(page)
  await store(page, own)
  const other = await page.context().newPage()
  await open(page, 'Expenses')
  await open(other, 'Expenses')
  await addExpense(page, 'Tea', '3')
  await addExpense(other, 'Coffee', '4')
  await other.getByRole('button', { name: 'Edit Rent' }).click()
  await other.getByRole('form', { name: 'Edit Rent' }).getByLabel('Amount ($)').fill('1600')
  await other.keyboard.press('Enter')
  await save(other)
  await see(other, 'Changes saved')
  await expect.poll(() => rowTexts(page)).toEqual(['Tea', 'Coffee', 'Rent', 'Food'])
  await expect.poll(() => row(page, 'Rent').innerText()).toContain('$1,600.00')
  await see(page, 'Unsaved changes')
  await save(page)
  await see(page, 'Changes saved')
  await expect.poll(() => rowTexts(other)).toEqual(['Tea', 'Coffee', 'Rent', 'Food'])
  await expect
    .poll(async () => (await stored(page))?.expenseItems?.map(({ category }) => category))
    .toEqual(['Tea', 'Coffee', 'Rent', 'Food'])
})

story('a row changed in two places is told, and nothing is lost', async ({ page, signIn, expect }) => {
  await signIn(page)
  await store(page, own)
  await open(page, 'Expenses')
  await page.getByRole('button', { name: 'Edit Rent' }).click()
  await page.getByRole('form', { name: 'Edit Rent' }).getByLabel('Amount ($)').fill('1600')
  await page.keyboard.press('Enter')
  await store(page, {
    ...own,
    expenseItems: [{ ...rent, amount: 1700 }, food, { ...food, id: 8, category: 'Gym' }],
  })
  await save(page)
  await see(page, 'Changed in two places')
  await see(page, 'Expense ‘Rent’ was also changed elsewhere. Your version is kept.')
  await expect.poll(() => rowTexts(page)).toEqual(['Rent', 'Food', 'Gym'])
  await expect.poll(async () => (await stored(page))?.expenseItems?.[0]?.amount).toBe(1600)
  await checkAccessibility(page)
  await page.getByRole('button', { name: 'Got it' }).click()
  await page.getByText('Changed in two places').waitFor({ state: 'detached' })
})

story('looking at the page again brings what was written elsewhere', async ({ page, signIn, expect }) => {
  await signIn(page)
  await store(page, own)
  await open(page, 'Expenses')
  await addExpense(page, 'Coffee', '4')
  await store(page, { expenseItems: [rent, food, { ...food, id: 8, category: 'Gym' }] })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => rowTexts(page)).toEqual(['Coffee', 'Rent', 'Food', 'Gym'])
  await see(page, 'Unsaved changes')
})
