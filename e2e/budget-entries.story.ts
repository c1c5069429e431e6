import { checkAccessibility } from './support/accessibility.ts'
import {
  addExpense,
  card,
  food,
  nothing,
  open,
  own,
  row,
  rowTexts,
  save,
  see,
  store,
  stored,
} from './support/budget.ts'
import { story } from './support/story.ts'

story('new expenses go first, get today’s date and clear the form', async ({ page, signIn, expect }) => {
  await signIn(page)
  await store(page, own)
  await open(page, 'Expenses')
  await see(page, 'Add New Expense')
  const category = page.getByLabel('Category', { exact: true })
  await expect.poll(() => category.getAttribute('placeholder')).toBe('e.g., Rent, Food, Utilities')
  await expect
    .poll(() => page.getByLabel('Amount ($)', { exact: true }).getAttribute('placeholder'))
    .toBe('0.00')
  await expect
    .poll(() => page.getByRole('columnheader').allInnerTexts())
    .toEqual(['Category', 'Amount', 'Date', 'Actions'])
  await addExpense(page, ' Coffee ', '$1,012.345')
  await row(page, 'Coffee').waitFor()
  await expect.poll(() => rowTexts(page)).toEqual(['Coffee', 'Rent', 'Food'])
  await expect.poll(() => row(page, 'Coffee').innerText()).toContain('$1,012.35')
  await expect
    .poll(async () => [await category.inputValue(), await page.getByLabel('Amount ($)').inputValue()])
    .toEqual(['', ''])
  await expect.poll(() => category.evaluate((field) => field === document.activeElement)).toBe(true)

  await see(page, 'Unsaved changes')
  await expect.poll(async () => (await stored(page))?.expenseItems).toHaveLength(2)
  await save(page)
  await see(page, 'Changes saved')
  await see(page, 'Your budget information has been updated.')
  const [first] = (await stored(page))?.expenseItems ?? []
  expect(first).toMatchObject({
    category: 'Coffee',
    amount: 1012.35,
    date: new Date().toISOString().slice(0, 10),
  })
  expect(Math.abs((first?.id ?? 0) - Date.now())).toBeLessThan(120_000)
  await checkAccessibility(page)
})

story('today is the browser’s today', async ({ page, newContext, signIn, expect }) => {
  const ann = await signIn(page)
  await store(page, nothing)
  const away = await (await newContext({ timezoneId: 'Pacific/Kiritimati' })).newPage()
  await signIn(away, ann)
  await open(away, 'Expenses')
  await addExpense(away, 'Ferry', '5')
  await save(away)
  await see(away, 'Changes saved')
  const day = new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)
  await expect.poll(async () => (await stored(page))?.expenseItems?.[0]?.date).toBe(day)
})

story('what is missing is marked in silence', async ({ page, signIn, expect }) => {
  await signIn(page)
  await store(page, nothing)
  await open(page, 'Expenses')
  await see(page, 'No expenses recorded yet')
  const category = page.getByLabel('Category', { exact: true })
  const amount = page.getByLabel('Amount ($)', { exact: true })
  const isMarked = async (field: typeof category) =>
    field.evaluate((node) => [node.getAttribute('aria-invalid'), node === document.activeElement])
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.poll(() => isMarked(category)).toEqual(['true', true])
  await category.fill('Rent')
  for (const text of ['', 'many', '-5']) {
    await amount.fill(text)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect.poll(() => isMarked(amount)).toEqual(['true', true])
  }
  await expect.poll(() => page.getByRole('alert').count()).toBe(0)
  await expect.poll(() => page.locator('li[data-state]').count()).toBe(0)
  await see(page, 'No expenses recorded yet')
  await page.getByRole('tab', { name: 'Income' }).click()
  await see(page, 'No income recorded yet')
})

story('rows are edited in their place, one at a time', async ({ page, signIn, expect }) => {
  await signIn(page)
  await store(page, own)
  await open(page, 'Expenses')
  const form = (name: string) => page.getByRole('form', { name })
  await page.getByRole('button', { name: 'Edit Rent' }).click()
  await page.getByRole('button', { name: 'Edit Food' }).click()
  await expect.poll(() => form('Edit Rent').count()).toBe(0)
  await form('Edit Food').getByLabel('Category').fill('Groceries')
  await page.keyboard.press('Escape')
  await expect.poll(() => rowTexts(page)).toEqual(['Rent', 'Food'])

  await page.getByRole('button', { name: 'Edit Food' }).click()
  await form('Edit Food').getByLabel('Category').fill('')
  await page.keyboard.press('Enter')
  await expect.poll(() => form('Edit Food').getByLabel('Category').getAttribute('aria-invalid')).toBe('true')
  await form('Edit Food').getByLabel('Category').fill('Groceries')
  await form('Edit Food').getByLabel('Amount ($)').fill('')
  await form('Edit Food').getByRole('button', { name: 'Confirm' }).click()
  await expect
    .poll(() => form('Edit Food').getByLabel('Amount ($)').getAttribute('aria-invalid'))
    .toBe('true')
  await form('Edit Food').getByLabel('Amount ($)').fill('310.75')
  await form('Edit Food').getByLabel('Date').fill('2025-04-30')
  await page.keyboard.press('Enter')
  await expect.poll(() => row(page, 'Groceries').innerText()).toMatch(/\$310\.75[\s\S]*Apr 30, 2025/)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Edit Groceries')

  await page.getByRole('button', { name: 'Edit Rent' }).click()
  await form('Edit Rent').getByRole('button', { name: 'Cancel' }).click()
  await save(page)
  await see(page, 'Changes saved')
  await expect
    .poll(async () => (await stored(page))?.expenseItems?.[1])
    .toEqual({
      id: 2,
      category: 'Groceries',
      amount: 310.75,
      date: '2025-04-30',
    })
})

story('a deleted row can be brought back', async ({ page, signIn, expect }) => {
  await signIn(page)
  await store(page, own)
  await open(page, 'Expenses')
  await page.getByRole('button', { name: 'Delete Rent' }).click()
  await see(page, 'Expense deleted')
  await expect.poll(() => rowTexts(page)).toEqual(['Food'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => rowTexts(page)).toEqual(['Rent', 'Food'])
  await page.getByText('Unsaved changes').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Delete Rent' }).click()
  await save(page)
  await see(page, 'Changes saved')
  await expect.poll(async () => (await stored(page))?.expenseItems).toEqual([food])
})

story('income works like expenses, with a source', async ({ page, signIn, expect }) => {
  await signIn(page)
  await store(page, own)
  await open(page, 'Income')
  await see(page, 'Add New Income')
  await see(page, 'All Income')
  const source = page.getByLabel('Source', { exact: true })
  await expect.poll(() => source.getAttribute('placeholder')).toBe('e.g., Salary, Freelance, Investments')
  await expect
    .poll(() => page.getByRole('columnheader').allInnerTexts())
    .toEqual(['Source', 'Amount', 'Date', 'Actions'])
  await source.fill('Tutoring')
  await page.getByLabel('Amount ($)', { exact: true }).fill('250')
  await page.keyboard.press('Enter')
  await expect.poll(() => rowTexts(page)).toEqual(['Tutoring', 'Salary'])
  await page.getByRole('tab', { name: 'Overview' }).click()
  await card(page, 'Total Income').getByText('$4,250', { exact: true }).waitFor()
  await checkAccessibility(page)
})

story('goals are added, edited and removed', async ({ page, signIn, expect }) => {
  await signIn(page)
  await store(page, own)
  await open(page, 'Goals')
  await page.getByRole('heading', { name: 'Financial Goals' }).waitFor()
  for (const text of ['House', 'Ours', '$2,500 saved', 'Target: $10,000', '25%']) await see(page, text)
  await page.getByRole('button', { name: 'Add Goal' }).click()
  const form = page.getByRole('form', { name: 'New goal' })
  await form.getByRole('button', { name: 'Add Goal' }).click()
  await expect.poll(() => form.getByLabel('Goal Name').getAttribute('aria-invalid')).toBe('true')
  await form.getByLabel('Goal Name').fill('Boat')
  await form.getByRole('button', { name: 'Add Goal' }).click()
  await expect.poll(() => form.getByLabel('Target Amount ($)').getAttribute('aria-invalid')).toBe('true')
  await form.getByLabel('Target Amount ($)').fill('8000')
  await checkAccessibility(page)
  await form.getByRole('button', { name: 'Add Goal' }).click()
  await see(page, 'Target: $8,000')
  await see(page, '$0 saved')
  const labels = ['Goal Name', 'Current Amount ($)', 'Target Amount ($)', 'Description (optional)']
  for (const label of labels) await expect.poll(() => form.getByLabel(label).inputValue()).toBe('')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await form.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Edit Boat' }).click()
  const edit = page.getByRole('form', { name: 'Edit Boat' })
  await edit.getByLabel('Current Amount ($)').fill('9000')
  await edit.getByLabel('Description (optional)').fill('A small one')
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await see(page, 'A small one')
  await see(page, '100%')
  await page.getByRole('button', { name: 'Delete House' }).click()
  await page.getByRole('button', { name: 'Delete Boat' }).click()
  await see(page, 'No financial goals set yet')
  await page.getByRole('button', { name: 'Undo' }).click()
  await see(page, 'A small one')
})
