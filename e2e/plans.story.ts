import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { addMonths } from '#finance/dates.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { ask, input, openChat, replies } from './support/chat.ts'
import { tellHousehold } from './support/household.ts'
import { story } from './support/story.ts'

const goals = [
  { id: 1, name: 'Trip', currentAmount: 0, targetAmount: 1200, description: '' },
  { id: 2, name: 'Emergency fund', currentAmount: 1000, targetAmount: 9000, description: '' },
]
const incomes = [
  { id: 1, source: 'Salary', amount: 4300, date: '2026-01-15' },
  { id: 2, source: 'Tutoring', amount: 400, date: '2026-01-15' },
]

/** The household of other stories, with a minimum for the card, two incomes and two goals. */
async function tellMore(page: Page): Promise<number> {
  const { request } = page.context()
  await tellHousehold(page)
  const otherData = { financialGoalItems: goals, incomeItems: incomes }
  await request.post('/api/profile', { data: { retirementGoal: 900_000, otherData } })
  const [visa] = await (await request.get('/api/liabilities')).json()
  await request.put(`/api/liabilities/${visa.id}`, { data: { ...visa, minimumPayment: 130 } })
  return visa.id
}

interface Dated {
  kind: string
  amount: number
}

/** The same account, three months older: its debts were higher, and the plans that are followed began then. */
async function growOlder(page: Page): Promise<string> {
  const { request } = page.context()
  const { today } = await (await request.get('/api/plans/basis')).json()
  const before = addMonths(`${today.slice(0, 7)}-01`, -3)
  const {
    format: _,
    version: __,
    exportedAt: ___,
    counts,
    ...file
  } = await (await request.get('/api/own-data.json')).json()
  const earlier = file.balances
    .filter(({ kind }: Dated) => kind === 'liability')
    .map((row: Dated) => ({ ...row, day: before, amount: row.amount + 900 }))
  file.balances = [...earlier, ...file.balances]
  for (const { followed } of file.plans) if (followed) followed.since = before
  await request.post('/api/own-data/restore', { data: { mode: 'replace' } })
  for (const [batch, [part, rows]] of Object.entries(file).entries())
    await request.post('/api/own-data/restore/rows', { data: { batch, part, rows } })
  const data = { counts: { ...counts, balances: file.balances.length } }
  const finished = await request.post('/api/own-data/restore/finish', { data })
  if (!finished.ok()) throw new Error(await finished.text())
  return before
}

const way = (page: Page, name: string) => page.locator('label').filter({ hasText: name }).first()
const moneyIn = (text: string, around: RegExp) =>
  around.exec(text)?.[1] ?? `nothing like ${around} in: ${text}`
const widerThanScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

story('what the chat works out opens as a plan, and back', async (kit) => {
  const { page, signIn, expect } = kit
  await signIn(page)
  await tellMore(page)
  // The first answer of a server waits for its advisor to be loaded.
  const message = 'When is my Visa paid off if I pay $130 a month?'
  await page.request.post('/api/chat', { data: { message } })
  await openChat(page)
  const reply = await ask(page, 'What if I pay $300 more on the Visa?')
  await reply.getByRole('button', { name: 'Show the working' }).click()
  await reply.getByText(/^(?:Total interest|With the extra):/).waitFor()
  const working = await reply.innerText()
  const interest = moneyIn(working, /(?:Total interest|With the extra): [^$]*(\$[\d,.]+\d)/)
  await reply.getByRole('link', { name: 'Open in Plans' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Plans' }).waitFor()
  const slider = page.getByRole('slider', { name: /^For all debts each month/ })
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('$430 a month')
  await expect.poll(() => way(page, 'Avalanche').innerText()).toContain(interest)
  expect(
    await page
      .getByRole('checkbox', { name: /^Student loan/ })
      .first()
      .isChecked(),
  ).toBe(false)

  const field = page.getByRole('textbox', { name: /^(?:For all debts each month|On top of the minimums)/ })
  const typed = await field.inputValue()
  await slider.press('ArrowRight')
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('$435 a month')
  await expect.poll(() => way(page, 'Avalanche').innerText()).not.toContain(interest)
  await field.fill(typed)
  await expect.poll(() => way(page, 'Avalanche').innerText()).toContain(interest)
  await field.fill('-5')
  await page.getByText('Please enter an amount from $0 to $999,999,999,999.99.').waitFor()
  await field.fill(typed)

  await page.getByRole('button', { name: 'Explain this' }).click()
  await page.getByText(/^Conversation History/).waitFor()
  await expect.poll(() => input(page).inputValue()).toBe('When is my Visa paid off if I pay $430 a month?')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const again = replies(page).nth(2)
  await again.getByRole('button', { name: 'Show the working' }).click()
  await expect.poll(() => again.innerText()).toContain(interest)
})

story('debts are tried out, saved, compared, applied and undone', async (kit) => {
  const { page, signIn, expect } = kit
  await signIn(page)
  const visa = await tellMore(page)
  await page.goto(`/plans?plan=debts&only=${visa}&monthly=100&min.${visa}=0&price=5`)
  await page.getByText('Part of the address could not be read and was left out.').waitFor()
  await page.getByText('At $100 a month this never pays off.').waitFor()
  await page.getByRole('button', { name: 'Use $118.33 a month' }).click()
  await expect.poll(() => way(page, 'Avalanche').innerText()).toMatch(/Debt-free/)

  await page.goto('/plans')
  await page.getByText('What is the minimum of Student loan?').waitFor()
  await page.getByLabel('Minimum a month, Student loan').fill('230')
  await page.getByLabel('On top of the minimums').fill('200')
  await way(page, 'Your own order').getByRole('radio').check()
  const later = page.getByRole('button', { name: 'Pay Visa later' })
  await later.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.url()).toMatch(/own=\d+%2C\d+/)
  await expect
    .poll(() => page.getByRole('button', { name: 'Pay Student loan sooner' }).isDisabled())
    .toBe(true)
  await page.getByRole('button', { name: 'Show as a table' }).click()
  const table = page.getByRole('table', { name: 'What is owed' })
  await expect
    .poll(() => table.getByRole('row').nth(1).innerText())
    .toMatch(/\$214\.57\s+\$560\.00\s+\$6,188\.32\s+\$20,666\.25\s+\$26,854\.57$/)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const csv = await readFile(await (await downloading).path(), 'utf8')
  expect(csv).toMatch(/^\uFEFFMonth,Interest,Paid,Visa,Student loan,Left\r\n\w+ \d+,214\.57,560\.00,6188\.32/)

  async function save(name: string) {
    await page.getByRole('button', { name: 'Save this plan' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill(name)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: `Open ${name}` }).waitFor()
  }
  await save('Own order')
  await way(page, 'Avalanche').getByRole('radio').check()
  await save('Avalanche')
  await checkAccessibility(page)

  await page.getByRole('button', { name: 'Apply… Avalanche' }).click()
  const dialog = page.getByRole('dialog')
  await expect.poll(() => dialog.innerText()).toMatch(/Student loan, minimum a month\s+not set → \$230\.00/)
  await checkAccessibility(page)
  await dialog.getByRole('button', { name: 'Apply 1 change' }).click()
  await dialog.waitFor({ state: 'detached' })
  const minimum = async () => {
    const debts = await (await page.context().request.get('/api/liabilities')).json()
    return debts[1].minimumPayment
  }
  expect(await minimum()).toBe(230)
  await page.getByRole('button', { name: 'Undo Avalanche' }).click()
  await page.getByRole('button', { name: 'Apply… Avalanche' }).waitFor()
  expect(await minimum()).toBeNull()
  await page.getByRole('button', { name: 'Follow Avalanche' }).click()
  await page.getByText('On plan', { exact: true }).waitFor()

  await page.getByRole('tab', { name: 'Compare' }).click()
  const sides = page.getByRole('table', { name: 'Plans side by side' })
  await expect
    .poll(() => sides.getByRole('row').first().innerText())
    .toMatch(/As stored now\s+Avalanche\s+Own order/)
  await expect
    .poll(() => sides.innerText())
    .toMatch(/Minimum a month, Student loan\s+–\s+\$230\.00\s+\$230\.00/)
  await checkAccessibility(page)
  await sides.getByRole('button', { name: 'Open Own order' }).click()
  await expect.poll(() => way(page, 'Your own order').getByRole('radio').isChecked()).toBe(true)

  const before = await growOlder(page)
  const month = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })
  const first = month.format(new Date(before))
  await page.goto('/plans')
  await page
    .getByText('Solid is what was, dashed the forecast. Dotted is the plan that you follow.')
    .waitFor()
  const chart = page.getByRole('slider', { name: 'What is owed by month' })
  await chart.press('Home')
  await expect
    .poll(() => chart.getAttribute('aria-valuetext'))
    .toBe(`${first}: Visa $7,100.00, Student loan $21,900.00, Plan: Avalanche $27,200.00`)
  await page.getByRole('button', { name: 'Show as a table' }).click()
  await expect
    .poll(() => table.getByRole('row').nth(1).innerText())
    .toMatch(/Fact\s+\$7,100\.00\s+\$21,900\.00\s+\$29,000\.00\s+\$27,200\.00$/)
  await expect.poll(() => table.getByRole('row').nth(5).innerText()).toContain('Forecast')
  await checkAccessibility(page)

  const car = { name: 'Car loan', amount: 9000, interestRate: 6.9, category: 'Auto Loans' }
  await page.context().request.post('/api/liabilities', { data: car })
  await page.goto('/plans')
  const outgrown = page.getByText('The plan that you follow, Avalanche, does not count Car loan.')
  await outgrown.waitFor()
  await page.getByRole('button', { name: 'Follow it with Car loan' }).click()
  await outgrown.waitFor({ state: 'detached' })
  await page.getByText('Plan: Avalanche').waitFor()
})

story(
  'house, goals, retirement and cushion on a phone say what the chat says',
  { viewport: 'phone', colorScheme: 'dark' },
  async ({ page, signIn, expect }) => {
    await signIn(page)
    await tellMore(page)
    await page.goto('/budget')
    await page.getByRole('navigation', { name: 'Main screens' }).getByRole('link', { name: 'Plans' }).click()
    await page.getByRole('tab', { name: 'House' }).click()
    await page.getByLabel('Price', { exact: true }).fill('300000')
    await page.getByLabel('Down payment', { exact: true }).fill('30000')
    await page.getByText('$2,219.08 a month, all in').waitFor()
    await page.getByText('too much').first().waitFor()
    await page.getByText('Buying is no dearer after').waitFor()
    await checkAccessibility(page)
    await expect.poll(() => widerThanScreen(page)).toBeLessThanOrEqual(0)

    await page.getByRole('tab', { name: 'Goals' }).click()
    await page.getByLabel('Put away each month, Trip').fill('400')
    await page.getByText('$400 a month').waitFor()
    await page.getByLabel('For goals a month').fill('100')
    await page.getByText('Your goals ask for $300 a month more than there is.').waitFor()
    await page.getByLabel('For goals a month').fill('0')
    await page.getByText('Nothing is there for your goals each month.').waitFor()
    await page.getByLabel('For goals a month').fill('100')
    const target = page.getByLabel('Target, Emergency fund')
    await target.fill('0')
    await page.getByText('A target of nothing is no goal. Please enter an amount above 0.').waitFor()
    await target.fill('9')
    await page.getByText('Reached', { exact: true }).waitFor()
    await target.fill('9000')
    await page.getByText('$1,000 of $9,000, $8,000 to go').waitFor()
    await page.getByLabel('How much it takes').fill('5000')
    await page.getByRole('heading', { name: 'New goal' }).waitFor()
    await checkAccessibility(page)
    await expect.poll(() => widerThanScreen(page)).toBeLessThanOrEqual(0)

    await page.getByRole('tab', { name: 'Retirement' }).click()
    await page.getByText('How old are you? Enter your age above').waitFor()
    await page.getByLabel('Age now').fill('80')
    await page.getByText('At 80, no time is left until 67: this is what is there today.').waitFor()
    await page.getByRole('button', { name: 'Try 85' }).click()
    await page.getByRole('heading', { name: 'At 85' }).waitFor()
    await page.getByLabel('Age at retirement').fill('')
    // The age last: whatever is drawn for it is drawn with all the other numbers.
    await page.getByLabel('Added each month').fill('600')
    await page.getByLabel('Age now').fill('36')
    const slider = page.getByRole('slider', { name: 'Savings by age by age' })
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(/^Age 67: .*p50\) \$[\d,.]+/)
    const chance = page.getByText(/chance of reaching the goal/)
    await expect.poll(() => page.getByText('…', { exact: true }).count()).toBe(0)
    const shown = moneyIn(await chance.innerText(), /(\d+)%/)
    await checkAccessibility(page)
    await expect.poll(() => widerThanScreen(page)).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Explain this' }).click()
    await page.getByText(/^Conversation History/).waitFor()
    await expect.poll(() => input(page).inputValue()).toContain('$900,000 at 67')
    await input(page).press('Enter')
    await expect.poll(() => replies(page).first().innerText()).toMatch(new RegExp(`\\b${shown}%`))

    await page.goto('/plans?plan=safety')
    await page.getByText('6.4 months').first().waitFor()
    await expect
      .poll(() => page.getByRole('row', { name: /^Tutoring/ }).innerText())
      .toContain('The rest is enough')
    // A table that does not fit is a region that scrolls.
    expect(await page.getByRole('region', { name: 'If an income is lost' }).count()).toBe(0)
    await page.getByText('Pay back Visa first').waitFor()
    await checkAccessibility(page)
  },
)
