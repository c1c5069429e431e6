import type { Page } from 'playwright-core'
import { checkAccessibility } from './support/accessibility.ts'
import { story } from './support/story.ts'

interface StoredBudget {
  expenseItems?: { id: number; category: string; amount: number; date: string; sample?: boolean }[]
  incomeItems?: { id: number; source: string; amount: number; date: string; sample?: boolean }[]
  financialGoalItems?: { id: number; name: string; targetAmount: number; sample?: boolean }[]
}

const rent = { id: 1, category: 'Rent', amount: 1500, date: '2025-03-01' }
const food = { id: 2, category: 'Food', amount: 499.5, date: '2025-02-10' }
const pay = { id: 3, source: 'Salary', amount: 4000, date: '2025-03-01' }
const house = { id: 4, name: 'House', currentAmount: 2500, targetAmount: 10_000, description: 'Ours' }
const own = { expenseItems: [rent, food], incomeItems: [pay], financialGoalItems: [house] }
const nothing = { expenseItems: [], incomeItems: [], financialGoalItems: [] }

async function store(page: Page, otherData: object) {
  const answer = await page.context().request.post('/api/profile', { data: { otherData } })
  if (!answer.ok()) throw new Error(`The budget was not stored: ${await answer.text()}`)
}

async function stored(page: Page): Promise<StoredBudget | null> {
  const answer = await page.context().request.get('/api/profile')
  return ((await answer.json()) as { otherData: StoredBudget | null }).otherData
}

async function open(page: Page, tab?: 'Expenses' | 'Income' | 'Goals') {
  await page.goto('/budget')
  await page.getByRole('tab', { name: 'Overview' }).waitFor()
  if (tab) await page.getByRole('tab', { name: tab }).click()
}

async function addExpense(page: Page, category: string, amount: string) {
  await page.getByLabel('Category', { exact: true }).fill(category)
  await page.getByLabel('Amount ($)', { exact: true }).fill(amount)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
}

const see = (page: Page, text: string | RegExp) => page.getByText(text, { exact: true }).first().waitFor()
const card = (page: Page, title: string) => page.locator('section').filter({ hasText: title })
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).first().click()
const rowTexts = (page: Page) =>
  page
    .getByRole('table')
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((one) => one.querySelector('td span')?.textContent))

story('the header says what the page is for and leads back to the chat', async ({ page, signIn, expect }) => {
  await signIn(page)
  await store(page, own)
  await open(page)
  await page.getByRole('heading', { name: 'Budget Tracker', level: 1 }).waitFor()
  await see(page, 'Manage your income, expenses, and savings goals')
  expect(await page.getByRole('tab').allTextContents()).toEqual(['Overview', 'Expenses', 'Income', 'Goals'])
  expect(await page.getByRole('tab', { name: 'Overview' }).getAttribute('aria-selected')).toBe('true')
  await page.getByRole('link', { name: 'Back to Chat' }).click()
  await page.waitForURL('/chat')
})

story('the overview adds everything up and shows the latest', async ({ page, signIn, expect }) => {
  await signIn(page)
  await store(page, {
    ...own,
    expenseItems: [
      rent,
      food,
      { ...food, id: 9, amount: 0.5 },
      { ...rent, id: 10, category: 'Gym', amount: 50 },
    ],
  })
  await open(page)
  await card(page, 'Total Income').getByText('$4,000', { exact: true }).waitFor()
  await card(page, 'Total Expenses').getByText('$2,050', { exact: true }).waitFor()
  await card(page, 'Net Savings').getByText('$1,950', { exact: true }).waitFor()
  await card(page, 'Net Savings').getByText('48.8% of income', { exact: true }).waitFor()
  await see(page, 'Expense Breakdown')
  await see(page, 'Where your money is going this month')

  const recent = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Recent Expenses' }) })
  await expect.poll(() => recent.getByRole('listitem').count()).toBe(3)
  expect(await recent.getByRole('listitem').first().innerText()).toMatch(/Rent\s+Mar 1, 2025\s+\$1,500/)
  await see(page, 'Recent Income')
  await checkAccessibility(page)

  await page.getByRole('button', { name: 'View all expenses' }).click()
  await page.getByRole('heading', { name: 'All Expenses' }).waitFor()
  await page.getByRole('tab', { name: 'Overview' }).click()
  await page.getByRole('button', { name: 'View all income' }).click()
  await page.getByRole('heading', { name: 'All Income' }).waitFor()
})

story('the chart tells its amounts to the pointer and to the keyboard', async ({ page, signIn, expect }) => {
  await signIn(page)
  await store(page, {
    ...own,
    expenseItems: [food, rent, { ...food, id: 9, category: 'food ', amount: 0.5 }],
  })
  await open(page)
  const chart = page.getByRole('group', { name: 'Expense totals by category' })
  await chart.waitFor()
  const bars = chart.getByRole('img')
  expect(await bars.evaluateAll((all) => all.map((bar) => bar.getAttribute('aria-label')))).toEqual([
    'Rent: Amount $1,500.00, 75.0% of the total',
    'Food: Amount $500.00, 25.0% of the total',
  ])
  const area = await chart.evaluate((svg) => svg.parentElement!.parentElement!.clientHeight)
  expect(area).toBe(320)

  await bars.first().hover()
  const tooltip = page.locator('[data-chart-tooltip]')
  await expect.poll(() => tooltip.innerText()).toMatch(/Rent\s+Amount\s+\$1,500\.00/)
  const draws = await chart.evaluate(async (svg) => {
    const box = svg.getBoundingClientRect()
    const bubble = document.querySelector<HTMLElement>('[data-chart-tooltip]')!
    let changes = 0
    const observer = new MutationObserver((all) => (changes += all.length))
    observer.observe(bubble, { attributes: true, attributeFilter: ['style'] })
    await new Promise(requestAnimationFrame)
    for (let step = 0; step < 50; step += 1) {
      const event = { bubbles: true, clientX: box.x + 60 + step, clientY: box.y + 100 }
      svg.dispatchEvent(new PointerEvent('pointermove', event))
    }
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return changes
  })
  expect(draws).toBe(1)

  await page.mouse.move(2, 2)
  await tooltip.waitFor({ state: 'detached' })
  await page.getByLabel('Month shown').focus()
  await page.keyboard.press('Tab')
  await expect.poll(() => tooltip.innerText()).toContain('Rent')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => tooltip.innerText()).toMatch(/Food\s+Amount\s+\$500\.00/)
  await page.keyboard.press('Home')
  await expect.poll(() => tooltip.innerText()).toContain('Rent')
})

story('new expenses go first, get today’s date and clear the form', async ({ page, signIn, expect }) => {
  await signIn(page)
  await store(page, own)
  await open(page, 'Expenses')
  await see(page, 'Add New Expense')
  const category = page.getByLabel('Category', { exact: true })
  expect(await category.getAttribute('placeholder')).toBe('e.g., Rent, Food, Utilities')
  expect(await page.getByLabel('Amount ($)', { exact: true }).getAttribute('placeholder')).toBe('0.00')
  expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
    'Category',
    'Amount',
    'Date',
    'Actions',
  ])
  await addExpense(page, ' Coffee ', '$1,012.345')
  await row(page, 'Coffee').waitFor()
  expect(await rowTexts(page)).toEqual(['Coffee', 'Rent', 'Food'])
  expect(await row(page, 'Coffee').innerText()).toContain('$1,012.35')
  expect([await category.inputValue(), await page.getByLabel('Amount ($)').inputValue()]).toEqual(['', ''])
  expect(await category.evaluate((field) => field === document.activeElement)).toBe(true)

  await see(page, 'Unsaved changes')
  expect((await stored(page))?.expenseItems).toHaveLength(2)
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
  expect((await stored(page))?.expenseItems?.[0]?.date).toBe(day)
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
  expect(await isMarked(category)).toEqual(['true', true])
  await category.fill('Rent')
  for (const text of ['', 'many', '-5']) {
    await amount.fill(text)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    expect(await isMarked(amount)).toEqual(['true', true])
  }
  expect(await page.getByRole('alert').count()).toBe(0)
  expect(await page.locator('li[data-state]').count()).toBe(0)
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
  expect(await form('Edit Rent').count()).toBe(0)
  await form('Edit Food').getByLabel('Category').fill('Groceries')
  await page.keyboard.press('Escape')
  expect(await rowTexts(page)).toEqual(['Rent', 'Food'])

  await page.getByRole('button', { name: 'Edit Food' }).click()
  await form('Edit Food').getByLabel('Category').fill('')
  await page.keyboard.press('Enter')
  expect(await form('Edit Food').getByLabel('Category').getAttribute('aria-invalid')).toBe('true')
  await form('Edit Food').getByLabel('Category').fill('Groceries')
  await form('Edit Food').getByLabel('Amount ($)').fill('')
  await form('Edit Food').getByRole('button', { name: 'Confirm' }).click()
  expect(await form('Edit Food').getByLabel('Amount ($)').getAttribute('aria-invalid')).toBe('true')
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
  expect((await stored(page))?.expenseItems?.[1]).toEqual({
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
  expect(await rowTexts(page)).toEqual(['Food'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => rowTexts(page)).toEqual(['Rent', 'Food'])
  await page.getByText('Unsaved changes').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Delete Rent' }).click()
  await save(page)
  await see(page, 'Changes saved')
  expect((await stored(page))?.expenseItems).toEqual([food])
})

story('income works like expenses, with a source', async ({ page, signIn, expect }) => {
  await signIn(page)
  await store(page, own)
  await open(page, 'Income')
  await see(page, 'Add New Income')
  await see(page, 'All Income')
  const source = page.getByLabel('Source', { exact: true })
  expect(await source.getAttribute('placeholder')).toBe('e.g., Salary, Freelance, Investments')
  expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
    'Source',
    'Amount',
    'Date',
    'Actions',
  ])
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
  expect(await form.getByLabel('Goal Name').getAttribute('aria-invalid')).toBe('true')
  await form.getByLabel('Goal Name').fill('Boat')
  await form.getByRole('button', { name: 'Add Goal' }).click()
  expect(await form.getByLabel('Target Amount ($)').getAttribute('aria-invalid')).toBe('true')
  await form.getByLabel('Target Amount ($)').fill('8000')
  await checkAccessibility(page)
  await form.getByRole('button', { name: 'Add Goal' }).click()
  await see(page, 'Target: $8,000')
  await see(page, '$0 saved')
  const labels = ['Goal Name', 'Current Amount ($)', 'Target Amount ($)', 'Description (optional)']
  for (const label of labels) expect(await form.getByLabel(label).inputValue()).toBe('')
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

story('the savings target and the rate follow the totals', async ({ page, signIn }) => {
  await signIn(page)
  await store(page, own)
  await open(page, 'Goals')
  await see(page, 'Target Monthly Savings')
  await see(page, '$800.00')
  await see(page, 'Current Savings Rate')
  await see(page, '50.0%')
  await see(page, 'On track')
  await see(page, 'Recommendations')
  for (const [title, text] of [
    ['Increase your savings rate', 'Try to save at least 20% of your income for financial security.'],
    ['Reduce discretionary spending', 'Look for areas to cut back on non-essential expenses.'],
    ['Set up automatic transfers', 'Create automatic transfers to your savings account on payday.'],
  ]) {
    await see(page, title!)
    await see(page, text!)
  }
  await page.getByRole('tab', { name: 'Expenses' }).click()
  await addExpense(page, 'Roof', '1500')
  await page.getByRole('tab', { name: 'Goals' }).click()
  await see(page, 'Below target')
  await see(page, '12.5%')
})

story(
  'the sample is marked, becomes the user’s by editing, and can be cleared',
  async ({ page, signIn, expect }) => {
    await signIn(page)
    await open(page)
    await see(page, 'Sample data')
    await card(page, 'Total Income').getByText('$4,500', { exact: true }).waitFor()
    await card(page, 'Total Expenses').getByText('$2,050', { exact: true }).waitFor()
    await card(page, 'Net Savings').getByText('54.4% of income', { exact: true }).waitFor()
    await checkAccessibility(page)
    await page.getByRole('tab', { name: 'Goals' }).click()
    await see(page, 'Six months of expenses')
    await see(page, 'Target: $50,000')
    await page.getByRole('tab', { name: 'Expenses' }).click()
    expect(await rowTexts(page)).toEqual([
      'Rent',
      'Groceries',
      'Utilities',
      'Entertainment',
      'Transportation',
    ])
    await page.getByRole('button', { name: 'Edit Rent' }).click()
    await page.getByRole('form', { name: 'Edit Rent' }).getByLabel('Amount ($)').fill('1300')
    await page.keyboard.press('Enter')
    await expect.poll(() => row(page, 'Rent').getByText('Sample').count()).toBe(0)
    await page.getByRole('button', { name: 'Clear sample data' }).click()
    await see(page, 'Changes saved')
    expect(await rowTexts(page)).toEqual(['Rent'])
    expect(await page.getByText('Sample data', { exact: true }).count()).toBe(0)
    expect(await stored(page)).toMatchObject({
      expenseItems: [{ category: 'Rent', amount: 1300 }],
      incomeItems: [],
      financialGoalItems: [],
    })
  },
)

story('clearing the untouched sample stores three empty lists', async ({ page, signIn, expect }) => {
  await signIn(page)
  await open(page)
  await page.getByRole('button', { name: 'Clear sample data' }).click()
  await see(page, 'Changes saved')
  expect(await stored(page)).toMatchObject(nothing)
  await page.reload()
  await see(page, 'No expenses recorded yet')
})

story('leaving the screen saves the sample, still marked as one', async ({ page, signIn, expect }) => {
  await signIn(page)
  await open(page)
  await page.getByRole('link', { name: 'Back to Chat' }).click()
  await page.waitForURL('/chat')
  await expect.poll(async () => (await stored(page))?.expenseItems?.length).toBe(5)
  const budget = await stored(page)
  const all = [...budget!.expenseItems!, ...budget!.incomeItems!, ...budget!.financialGoalItems!]
  expect(all.every((one) => one.sample)).toBe(true)
  await page.getByRole('link', { name: 'Budget Tracker' }).click()
  await see(page, 'Sample data')
})

story('without a goals list the default goals are shown', async ({ page, signIn }) => {
  await signIn(page)
  await store(page, { expenseItems: [rent], incomeItems: [] })
  await open(page, 'Goals')
  for (const name of ['Emergency Fund', 'Down Payment for House', 'Debt Payoff']) await see(page, name)
})

story(
  'leaving for another page saves edits, and only when there are any',
  async ({ page, signIn, expect }) => {
    await signIn(page)
    await store(page, own)
    let saves = 0
    page.on(
      'request',
      (request) => (saves += Number(request.method() === 'POST' && request.url().endsWith('/profile'))),
    )
    await open(page, 'Expenses')
    await page.getByRole('link', { name: 'AI Advisor' }).click()
    await page.waitForURL('/chat')
    expect(saves).toBe(0)
    await page.getByRole('link', { name: 'Budget Tracker' }).click()
    await page.getByRole('tab', { name: 'Expenses' }).click()
    await addExpense(page, 'Coffee', '4')
    await page.getByRole('link', { name: 'AI Advisor' }).click()
    await see(page, 'Changes saved')
    expect(saves).toBe(1)
    expect((await stored(page))?.expenseItems?.[0]?.category).toBe('Coffee')
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    await page.getByRole('link', { name: 'Budget Tracker' }).click()
    await page.getByRole('tab', { name: 'Expenses' }).click()
    await expect.poll(() => rowTexts(page)).toEqual(['Coffee', 'Rent', 'Food'])
    expect(await page.getByText(/You have unsaved changes/).count()).toBe(0)
  },
)

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
  expect(await rowTexts(page)).toEqual(['Coffee', 'Rent', 'Food'])
  expect(await page.getByText(/You have unsaved changes/).count()).toBe(0)
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
      const key = Object.keys(localStorage)[0]!
      const draft = JSON.parse(localStorage.getItem(key)!) as { at: number }
      localStorage.setItem(key, JSON.stringify({ ...draft, at: draft.at - 86_400_000 }))
    })
    await signIn(page, ann)
    await open(page)
    await page.getByText(/^You have unsaved changes from /).waitFor()
    await see(page, 'Coffee (added), Food (deleted)')
    await checkAccessibility(page)
    await page.getByRole('tab', { name: 'Expenses' }).click()
    expect(await rowTexts(page)).toEqual(['Rent', 'Food'])
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect.poll(() => rowTexts(page)).toEqual(['Coffee', 'Rent'])
    await save(page)
    await see(page, 'Changes saved')
    expect((await stored(page))?.expenseItems?.map(({ category }) => category)).toEqual(['Coffee', 'Rent'])
    await page.reload()
    await page.getByRole('tab', { name: 'Expenses' }).waitFor()
    expect(await page.getByText(/You have unsaved changes/).count()).toBe(0)
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
  expect((await stored(page))?.expenseItems).toHaveLength(2)
  await page.getByRole('button', { name: 'Discard' }).click()
  await card(page, 'Total Expenses').getByText('$1,999.50', { exact: true }).waitFor()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
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
    expect([await saving.isDisabled(), await saving.locator('svg').count()]).toEqual([true, 1])
    release()
    await see(page, 'Error saving changes')
    await see(page, 'There was a problem saving your budget information.')
    expect(logged.some((line) => line.includes('The budget could not be saved'))).toBe(true)
    await see(page, 'Your changes are not saved yet')
    expect(await rowTexts(page)).toEqual(['Coffee', 'Rent', 'Food'])
    await checkAccessibility(page)
    await page.unroute('/api/profile')
    await page.getByRole('button', { name: 'Try again' }).click()
    await see(page, 'Changes saved')
    await page.getByText('Your changes are not saved yet').waitFor({ state: 'detached' })
    expect((await stored(page))?.expenseItems).toHaveLength(3)
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
    expect((await stored(page))?.expenseItems).toHaveLength(3)
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
  expect(await row(page, 'Rent').innerText()).toContain('$1,600.00')
  await see(page, 'Unsaved changes')
  await save(page)
  await see(page, 'Changes saved')
  await expect.poll(() => rowTexts(other)).toEqual(['Tea', 'Coffee', 'Rent', 'Food'])
  expect((await stored(page))?.expenseItems?.map(({ category }) => category)).toEqual([
    'Tea',
    'Coffee',
    'Rent',
    'Food',
  ])
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
  expect(await rowTexts(page)).toEqual(['Rent', 'Food', 'Gym'])
  expect((await stored(page))?.expenseItems?.[0]?.amount).toBe(1600)
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

story('the month filters the view and leaves the totals alone', async ({ page, signIn, expect }) => {
  await signIn(page)
  await store(page, own)
  await open(page)
  await page.getByLabel('Month shown').selectOption({ label: 'February 2025' })
  await page.getByText(/Only the view is filtered to February 2025; totals count all entries\./).waitFor()
  await card(page, 'Total Expenses').getByText('$1,999.50', { exact: true }).waitFor()
  const chart = page.getByRole('group', { name: 'Expense totals by category' })
  await expect.poll(() => chart.getByRole('img').count()).toBe(1)
  await page.getByRole('tab', { name: 'Expenses' }).click()
  expect(await rowTexts(page)).toEqual(['Food'])
  await see(page, '1 of 2 entries shown, $499.50 of $1,999.50')
  await addExpense(page, 'Coffee', '4')
  await expect.poll(() => rowTexts(page)).toEqual(['Coffee', 'Rent', 'Food'])
})

story('tables sort and filter', async ({ page, signIn, expect }) => {
  await signIn(page)
  await store(page, own)
  await open(page, 'Expenses')
  const amount = page.getByRole('columnheader', { name: 'Amount' })
  await amount.getByRole('button').click()
  await amount.getByRole('button').click()
  await expect.poll(() => rowTexts(page)).toEqual(['Food', 'Rent'])
  expect(await amount.getAttribute('aria-sort')).toBe('ascending')
  await amount.getByRole('button').click()
  await expect.poll(() => rowTexts(page)).toEqual(['Rent', 'Food'])
  await page.getByPlaceholder('Find by category').fill('FOO')
  await expect.poll(() => rowTexts(page)).toEqual(['Food'])
  await page.getByPlaceholder('Find by category').fill('zzz')
  await see(page, 'Nothing matches')
  await page.getByRole('button', { name: 'Show all entries' }).click()
  await expect.poll(() => rowTexts(page)).toEqual(['Rent', 'Food'])
})

const manyRows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    category: `Category ${index % 40}`,
    amount: index,
    date: '2025-01-01',
  }))

story(
  'two thousand rows come in pages, and typing draws none of them again',
  async ({ page, signIn, expect }) => {
    await signIn(page)
    await store(page, { ...own, expenseItems: manyRows(2000) })
    await open(page, 'Expenses')
    await see(page, '200 of 2,000 entries shown')
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(() => page.getByRole('table').locator('tbody tr').count()).toBe(400)
    // Work for one key, not time: nothing of the table may be drawn again while the form is typed into.
    const changes = await page.evaluate(() => {
      const counted = { changes: 0 }
      new MutationObserver((all) => (counted.changes += all.length)).observe(
        document.querySelector('table')!,
        {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        },
      )
      Object.assign(window, { counted })
      return counted.changes
    })
    expect(changes).toBe(0)
    await page.getByLabel('Category', { exact: true }).pressSequentially('Coffee')
    expect(
      await page.evaluate(() => (window as unknown as { counted: { changes: number } }).counted.changes),
    ).toBe(0)
  },
)

story(
  'what is too large for a parting request is sent at the next visit',
  async ({ page, signIn, expect }) => {
    await signIn(page)
    await store(page, { ...own, expenseItems: manyRows(1500) })
    const tab = await page.context().newPage()
    await open(tab, 'Expenses')
    await addExpense(tab, 'Coffee', '4')
    await row(tab, 'Coffee').waitFor()
    await tab.close({ runBeforeUnload: true })
    await open(page, 'Expenses')
    await expect.poll(async () => (await stored(page))?.expenseItems?.length).toBe(1501)
    expect((await rowTexts(page))[0]).toBe('Coffee')
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)
  },
)

for (const colorScheme of ['light', 'dark'] as const) {
  story(`on a phone everything has room, ${colorScheme}`, { viewport: 'phone', colorScheme }, async (kit) => {
    const { page, signIn, expect } = kit
    await signIn(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await store(page, {
      ...own,
      expenseItems: [
        ...manyRows(40),
        { ...rent, id: 99, category: 'A very long name '.repeat(8), amount: 9e9 },
      ],
    })
    await open(page)
    await page.getByRole('group', { name: 'Expense totals by category' }).waitFor()
    for (const tab of ['Overview', 'Expenses', 'Income', 'Goals']) {
      await page.getByRole('tab', { name: tab }).click()
      if (tab === 'Expenses') await page.getByRole('button', { name: 'Edit Category 3', exact: true }).click()
      if (tab === 'Goals') await page.getByRole('button', { name: 'Add Goal' }).click()
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect([tab, overflow]).toEqual([tab, 0])
      await checkAccessibility(page)
    }
  })
}
