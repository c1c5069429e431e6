import { checkAccessibility } from './support/accessibility.ts'
import { ask, input, log, openChat, replies, tell } from './support/chat.ts'
import { story } from './support/story.ts'

/** A little over two screens of messages, of which each turn brings two. */
const TURNS = 52

story('a long talk with the advisor is read, searched and gone on with', async (kit) => {
  const { page, signIn, expect } = kit
  await signIn(page)
  const day = (at: number) => `Good day number ${at}`
  await tell(page, ...Array.from({ length: TURNS }, (_, at) => day(at + 1)))
  await openChat(page)
  await page.getByText(`Conversation History (${2 * TURNS} messages)`, { exact: true }).waitFor()
  await log(page).getByText(day(TURNS), { exact: true }).waitFor()
  const articles = log(page).getByRole('article')
  await expect.poll(() => articles.count()).toBe(50)
  for (const count of [100, 2 * TURNS]) {
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect.poll(() => articles.count()).toBe(count)
  }
  await expect.poll(() => log(page).getByRole('button', { name: 'Show earlier messages' }).count()).toBe(0)
  const ids = await articles.evaluateAll((all) => all.map(({ id }) => Number(id.slice('message-'.length))))
  expect(ids).toEqual(ids.toSorted((a, b) => a - b))
  await expect
    .poll(() =>
      log(page)
        .getByText(/^Good day number/)
        .count(),
    )
    .toBe(TURNS)

  await ask(page, 'My rent is 1,800 a month.')
  await log(page).getByText('Rent $1,800 a month').first().waitFor()
  await page.getByText(`${TURNS + 1} sent, ${TURNS + 1} received`, { exact: true }).waitFor()

  await page.reload()
  await replies(page).first().waitFor()
  await page.getByRole('button', { name: 'Search the conversation' }).click()
  const panel = page.getByRole('dialog', { name: 'Search' })
  await panel.getByRole('searchbox').fill('DAY NUMBER 7')
  await expect.poll(() => panel.getByRole('listitem').count()).toBe(1)
  await checkAccessibility(page)
  await panel.getByRole('link', { name: day(7) }).click()
  await panel.waitFor({ state: 'detached' })
  await page.getByText('You are reading an earlier part of the conversation.').waitFor()
  const found = articles.filter({ hasText: new RegExp(`${day(7)}(?!\\d)`) })
  await expect.poll(() => found.evaluate((one) => one === document.activeElement)).toBe(true)
  await input(page).fill('Thank you')
  await input(page).press('Enter')
  await log(page).getByText('Thank you', { exact: true }).waitFor()
  expect(new URL(page.url()).hash).toBe('')
})
