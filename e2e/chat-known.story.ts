import type { Page } from 'playwright-core'
import { checkAccessibility } from './support/accessibility.ts'
import { log, openChat, replied, said, savedFact, serveMessages } from './support/chat.ts'
import { story } from './support/story.ts'

type Fact = ReturnType<typeof savedFact>

async function openKnown(page: Page, facts: Fact[]) {
  await serveMessages(page, [said(1, 'I make 85k'), replied(2, 'Noted.')])
  await page.route(/\/api\/facts\?/, (route) => {
    const asked = new URL(route.request().url()).searchParams
    const before = Number(asked.get('before') ?? Infinity)
    const page = facts.filter(({ id }) => id < before).slice(0, Number(asked.get('limit')))
    return route.fulfill({ json: page })
  })
  await openChat(page)
  await page.getByRole('button', { name: 'What I know' }).click()
  return page.getByRole('dialog', { name: 'What I know' })
}

for (const viewport of ['desktop', 'phone'] as const) {
  story(
    `What I know lists every fact with its words, day and ways out (${viewport})`,
    { viewport },
    async (kit) => {
      const { page, signIn, expect } = kit
      await signIn(page)
      const panel = await openKnown(page, [
        savedFact(4, {
          place: 'birthYear',
          field: null,
          text: 'born in 1990',
          quote: 'I am 36',
          messageId: null,
        }),
        savedFact(3),
        savedFact(2, { state: 'undone', canUndo: false, text: 'savings $5,000' }),
        savedFact(1, { state: 'forgotten', text: null, quote: null, canUndo: false }),
      ])
      const items = panel.getByRole('listitem')
      await expect.poll(() => items.count()).toBe(4)
      const texts = await items.allInnerTexts()
      expect(texts[0]).toMatch(/^born in 1990\s+Saved\s+.?I am 36.?\s+Mar 3, 2026\s+Undo\s+Forget$/)
      expect(texts[1]).toMatch(
        /^income \$85,000 a year\s+Saved\s+.?I make 85k.?\s+Mar 3, 2026\s+Show message\s+Correct\s+Undo\s+Forget$/,
      )
      expect(texts[2]).toMatch(
        /^savings \$5,000\s+Undone\s+.?I make 85k.?\s+Mar 3, 2026\s+Show message\s+Forget$/,
      )
      expect(texts[3]).toBe('Forgotten on Mar 3, 2026')
      await checkAccessibility(page)
      await items.nth(1).getByRole('link', { name: 'Show message' }).click()
      await panel.waitFor({ state: 'detached' })
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('message-1')
    },
  )
}

story('Forget asks first and leaves nothing but the day', async ({ page, signIn, expect }) => {
  await signIn(page)
  const facts: Fact[] = [savedFact(3)]
  const panel = await openKnown(page, facts)
  await page.route('/api/facts/3', (route) => {
    facts[0] = savedFact(3, { state: 'forgotten', text: null, quote: null, canUndo: false })
    return route.fulfill({ json: {} })
  })
  await panel.getByRole('button', { name: 'Forget' }).click()
  const question = page.getByRole('alertdialog', { name: 'Forget this?' })
  await question.getByText('income $85,000 a year').waitFor()
  await checkAccessibility(page)
  await question.getByRole('button', { name: 'Forget' }).click()
  await panel.getByText('Forgotten on Mar 3, 2026').waitFor()
  expect(await page.getByText('I make 85k', { exact: true }).count()).toBe(1)
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
})

story(
  'a fact can be undone from the list, and a long list comes in pages',
  async ({ page, signIn, expect }) => {
    await signIn(page)
    const facts = Array.from({ length: 60 }, (_, index) => savedFact(60 - index))
    const panel = await openKnown(page, facts)
    const items = panel.getByRole('listitem')
    await expect.poll(() => items.count()).toBe(50)
    await panel.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(() => items.count()).toBe(60)
    await page.route('/api/facts/60/undo', (route) => {
      facts[0] = savedFact(60, { state: 'undone', canUndo: false })
      return route.fulfill({ json: facts[0] })
    })
    await items.first().getByRole('button', { name: 'Undo' }).click()
    await items.first().getByText('Undone').waitFor()
  },
)

story('before anything was said, What I know says what to tell', async ({ page, signIn }) => {
  await signIn(page)
  await openChat(page)
  await page.getByRole('button', { name: 'What I know' }).click()
  const panel = page.getByRole('dialog', { name: 'What I know' })
  await panel.getByText('Nothing yet').waitFor()
  await panel.getByRole('button', { name: 'Close' }).click()
  await log(page).waitFor({ state: 'attached' })
})
