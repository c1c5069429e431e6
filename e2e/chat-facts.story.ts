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
    .poll(async () => (await items.allInnerTexts()).map((text) => text.split('\n')[0]))
    .toEqual([
      'Saved: income $85,000 a year, from "I make 85k a year."',
      'Saved: rent $1,800 a month, from "My rent is 1,800 a month."',
      'Saved: Visa balance $3,000 at 22.9%, from "I owe 3,000 on my Visa at 22.9%."',
    ])
  const links = await items
    .getByRole('link', { name: 'Edit' })
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  expect(links).toEqual(['/profile', '/budget', '/balance-sheet'])
  await checkAccessibility(page)
  await budget.getByText('1 entry, $1,800.00 a month').waitFor()
  await sheet.getByText('-$3,000.00').first().waitFor()

  await items.nth(1).getByRole('button', { name: 'Undo' }).click()
  await items.nth(1).getByText('Undone: rent $1,800 a month, from "My rent is 1,800 a month."').waitFor()
  await expect.poll(() => items.nth(1).getByRole('button').count()).toBe(0)
  await budget.getByText('No expenses recorded yet').waitFor()

  await page.request.post('/api/profile', { data: { income: 90_000 } })
  expectNoise({ status: 409, path: /^\/api\/facts\/\d+\/undo$/ })
  await items.nth(0).getByRole('button', { name: 'Undo' }).click()
  await items
    .nth(0)
    .getByRole('alert')
    .getByText('This has been changed since, so it stays as it is.')
    .waitFor()
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
  await log(page).getByText(`Not saved: ${born}, from "I am 36 years old"`).waitFor()

  await ask(page, 'I am 36 years old')
  await input(page).fill('Well:')
  await question.getByRole('button', { name: 'Correct it' }).click()
  await expect.poll(() => input(page).inputValue()).toBe('Well:\nI am 36 years old')
  await expect.poll(() => input(page).evaluate((field) => field === document.activeElement)).toBe(true)
  await question.getByRole('button', { name: 'Yes' }).click()
  await log(page).getByText(`Saved: ${born}, from "I am 36 years old"`, { exact: true }).waitFor()
  const facts: { state: string }[] = await (await page.request.get('/api/facts')).json()
  expect(facts.map(({ state }) => state)).toEqual(['saved', 'declined'])
})
