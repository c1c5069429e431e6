import { checkAccessibility } from './support/accessibility.ts'
import {
  addExpense,
  card,
  countDrafts,
  food,
  open,
  own,
  rent,
  row,
  rowTexts,
  see,
  store,
  stored,
} from './support/budget.ts'
import { story } from './support/story.ts'

story('the header says what the page is for and leads back to the chat', async ({ page, signIn, expect }) => {
  await signIn(page)
  await store(page, own)
  await open(page)
  await page.getByRole('heading', { name: 'Budget Tracker', level: 1 }).waitFor()
  await see(page, 'Manage your income, expenses, and savings goals')
  await expect
    .poll(() => page.getByRole('tab').allTextContents())
    .toEqual(['Overview', 'Expenses', 'Income', 'Goals'])
  await expect
    .poll(() => page.getByRole('tab', { name: 'Overview' }).getAttribute('aria-selected'))
    .toBe('true')
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
  await expect
    .poll(() => recent.getByRole('listitem').first().innerText())
    .toMatch(/Rent\s+Mar 1, 2025\s+\$1,500/)
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
  await expect
    .poll(() => bars.evaluateAll((all) => all.map((bar) => bar.getAttribute('aria-label'))))
    .toEqual(['Rent: Amount $1,500.00, 75.0% of the total', 'Food: Amount $500.00, 25.0% of the total'])
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
  await expect.poll(() => rowTexts(page)).toEqual(['Food'])
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
  await expect.poll(() => amount.getAttribute('aria-sort')).toBe('ascending')
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
    await expect
      .poll(() =>
        page.evaluate(() => (window as unknown as { counted: { changes: number } }).counted.changes),
      )
      .toBe(0)
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
    await expect.poll(async () => (await rowTexts(page))[0]).toBe('Coffee')
    await expect.poll(() => countDrafts(page)).toBe(0)
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
