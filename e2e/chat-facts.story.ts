import { checkAccessibility } from './support/accessibility.ts'
import { ask, input, log, openChat, threeFacts } from './support/chat.ts'
import { story } from './support/story.ts'

story('what the chat saves is said, shown elsewhere at once, and can be taken back', async (kit) => {
  const { page, signIn, expect, expectNoise } = kit
  await signIn(page)
  const [budget, sheet] = [await page.context().newPage(), await page.context().newPage()]
  await Promise.all([
    budget.goto('/budget').then(() => budget.getByRole('tab', { name: 'Expenses' }).click()),
    sheet.goto('/balance-sheet').then(() => sheet.getByText('No assets yet').waitFor()),
  ])
  await openChat(page)
  await ask(page, threeFacts)
  const items = log(page).getByRole('list', { name: 'Taken from this message' }).getByRole('listitem')
  await expect
    .poll(() => items.allInnerTexts())
    .toEqual(['Income $85,000 a year', 'Rent $1,800 a month', 'Visa balance $3,000 at 22.9%'])
  await log(page).getByText('Saved 3', { exact: true }).waitFor()
  const edit = log(page).getByRole('link', { name: 'Edit' })
  const origins = [
    ['/profile', 'Saved: income $85,000 a year, from "I make 85k a year."'],
    ['/budget', 'Saved: rent $1,800 a month, from "My rent is 1,800 a month."'],
    ['/balance-sheet', 'Saved: Visa balance $3,000 at 22.9%, from "I owe 3,000 on my Visa at 22.9%."'],
  ] as const
  for (const [index, [screen, text]] of origins.entries()) {
    await items.nth(index).getByRole('button').click()
    await log(page).getByText(text, { exact: true }).waitFor()
    await expect.poll(() => edit.getAttribute('href')).toBe(screen)
  }
  await checkAccessibility(page)
  await budget.getByText('1 entry, $1,800.00 a month').waitFor()
  await sheet.getByText('-$3,000.00').first().waitFor()

  const undo = log(page).getByRole('button', { name: 'Undo', exact: true })
  await items.nth(1).getByRole('button').click()
  await undo.click()
  await log(page).getByText('Undone: rent $1,800 a month, from "My rent is 1,800 a month."').waitFor()
  await log(page).getByText('Saved 2', { exact: true }).waitFor()
  await expect.poll(() => undo.count()).toBe(0)
  await budget.getByText('No expenses recorded yet').waitFor()

  await page.request.post('/api/profile', { data: { income: 90_000 } })
  expectNoise({ status: 409, path: /^\/api\/facts\/\d+\/undo$/ })
  await items.nth(0).getByRole('button').click()
  await undo.click()
  await log(page).getByRole('alert').getByText('This has been changed since, so it stays as it is.').waitFor()
})

story('everything a message changed can be taken back at once', async ({ page, signIn, expect }) => {
  await signIn(page)
  await openChat(page)
  await ask(page, threeFacts)
  await log(page).getByRole('button', { name: 'Undo all' }).click()
  const items = log(page).getByRole('list', { name: 'Taken from this message' }).getByRole('listitem')
  await expect
    .poll(async () => (await items.allInnerTexts()).every((text) => text.startsWith('Undone: ')))
    .toBe(true)
  await expect.poll(() => log(page).getByRole('button', { name: 'Undo all' }).count()).toBe(0)
  const { request } = page.context()
  expect(await (await request.get('/api/liabilities')).json()).toEqual([])
  expect(await (await request.get('/api/household')).json()).toMatchObject({
    income: { total: 0 },
    spending: { total: 0 },
    netWorth: 0,
  })
})

story('a fact in doubt is asked about: no, correct it, or yes', async ({ page, signIn, expect }) => {
  await signIn(page)
  await openChat(page)
  await ask(page, 'I am 36 years old')
  const born = `birth year ${new Date().getUTCFullYear() - 36}`
  const question = log(page).getByRole('group', { name: /^Shall I save/ })
  await expect.poll(() => question.innerText()).toMatch(`Shall I save ${born}, from "I am 36 years old"?`)
  await checkAccessibility(page)
  await question.getByRole('button', { name: 'No', exact: true }).click()
  await log(page).getByText(`Not saved: ${born}`, { exact: true }).waitFor()

  await ask(page, 'I am 36 years old')
  await input(page).fill('Well:')
  await question.getByRole('button', { name: 'Correct it' }).click()
  await expect.poll(() => input(page).inputValue()).toBe('Well:\nI am 36 years old')
  await expect.poll(() => input(page).evaluate((field) => field === document.activeElement)).toBe(true)
  await question.getByRole('button', { name: 'Yes' }).click()
  await log(page)
    .getByRole('button', { name: born.replace('b', 'B'), exact: true })
    .waitFor()
  const facts: { state: string }[] = await (await page.request.get('/api/facts')).json()
  expect(facts.map(({ state }) => state)).toEqual(['saved', 'declined'])
})
