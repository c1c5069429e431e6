import type { Page } from 'playwright-core'
import { checkAccessibility } from './support/accessibility.ts'
import { log, openChat, savedFact, tell, threeFacts } from './support/chat.ts'
import { story } from './support/story.ts'

async function openKnown(page: Page) {
  await openChat(page)
  await page.getByRole('button', { name: 'What I know' }).click()
  const panel = page.getByRole('dialog', { name: 'What I know' })
  return { panel, items: panel.getByRole('listitem') }
}

story(
  'What I know lists every fact with its words, day and ways out',
  { viewport: 'phone' },
  async ({ page, signIn, expect }) => {
    await signIn(page)
    await tell(page, threeFacts, 'I am 36 years old')
    const { panel, items } = await openKnown(page)
    await expect.poll(() => items.count()).toBe(4)
    const lines = (await items.allInnerTexts()).map((text) => text.split(/\n+/))
    const onADay = expect.stringMatching(/^[A-Z][a-z]{2} \d+, \d{4}$/)
    const ways = [onADay, 'Show message', 'Correct', 'Undo', 'Forget']
    expect(lines.map(([text, state, , ...rest]) => [text, state, ...rest])).toEqual([
      [expect.stringMatching(/^Birth year \d{4}$/), 'To confirm', onADay, 'Show message', 'Forget'],
      ['Visa balance $3,000 at 22.9%', 'Saved', ...ways],
      ['Rent $1,800 a month', 'Saved', ...ways],
      ['Income $85,000 a year', 'Saved', ...ways],
    ])
    const quotes = panel.locator('q')
    await expect
      .poll(() => quotes.allTextContents())
      .toEqual([
        'I am 36 years old',
        'I owe 3,000 on my Visa at 22.9%.',
        'My rent is 1,800 a month.',
        'I make 85k a year.',
      ])
    await checkAccessibility(page)
    await items.nth(3).getByRole('link', { name: 'Show message' }).click()
    await panel.waitFor({ state: 'detached' })
    const message = log(page).getByRole('article').filter({ hasText: threeFacts })
    await expect.poll(() => message.evaluate((one) => one === document.activeElement)).toBe(true)
  },
)

story('what is known can be undone, or forgotten after a question', async ({ page, signIn, expect }) => {
  await signIn(page)
  await tell(page, threeFacts)
  const { panel, items } = await openKnown(page)
  const rent = items.filter({ hasText: 'Rent $1,800 a month' })
  await rent.getByRole('button', { name: 'Undo' }).click()
  await rent.getByText('Undone').waitFor()
  await items.filter({ hasText: 'Income $85,000 a year' }).getByRole('button', { name: 'Forget' }).click()
  const question = page.getByRole('alertdialog', { name: 'Forget this?' })
  await question.getByText('Income $85,000 a year').waitFor()
  await checkAccessibility(page)
  await question.getByRole('button', { name: 'Forget' }).click()
  await panel.getByText(/^Forgotten on /).waitFor()
  await expect.poll(() => panel.getByText('85').count()).toBe(0)
  const profile = await (await page.request.get('/api/profile')).json()
  expect(profile).toMatchObject({ income: null, otherData: { expenseItems: [] } })
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await log(page)
    .getByText(/^Forgotten on /)
    .waitFor()
})

story('a long list comes in pages; an empty one says what to tell', async ({ page, signIn, expect }) => {
  await signIn(page)
  const { panel, items } = await openKnown(page)
  await panel.getByText('Nothing yet').waitFor()
  await panel.getByRole('button', { name: 'Close' }).click()

  const facts = Array.from({ length: 60 }, (_, index) => savedFact(60 - index))
  await page.route(/\/api\/facts\?/, (route) => {
    const asked = new URL(route.request().url()).searchParams
    const before = Number(asked.get('before') ?? Infinity)
    const page = facts.filter(({ id }) => id < before).slice(0, Number(asked.get('limit')))
    return route.fulfill({ json: page })
  })
  await page.getByRole('button', { name: 'What I know' }).click()
  await expect.poll(() => items.count()).toBe(50)
  await panel.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => items.count()).toBe(60)
})
