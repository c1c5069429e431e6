import { afterAll } from 'vitest'
import { startFakeProvider } from '#server/testing/fake-provider.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { startServer } from './support/server-process.ts'
import { storiesWith, story } from './support/story.ts'

const provider = await startFakeProvider()
afterAll(() => provider.close())
const storyWithModel = storiesWith(() =>
  startServer({ env: { AI_PROVIDER: 'compatible', AI_BASE_URL: provider.url, AI_MODEL: 'fake-1' } }),
)

const NAME = 'Let a language model word the answers'

storyWithModel(
  'a user sees where messages go, reads what was sent last, and switches it off',
  async ({ page, signIn, expect }) => {
    await signIn(page)
    await page.goto('/settings')
    const choice = page.getByRole('switch', { name: NAME })
    await choice.waitFor()
    expect(await choice.isChecked()).toBe(true)
    await page.getByText(new URL(provider.url).origin).waitFor()
    await page.getByRole('button', { name: 'Show what was sent last' }).click()
    await page.getByText('Nothing has been sent').waitFor()
    await page.getByRole('button', { name: 'Close' }).first().click()

    const say = () =>
      page.evaluate(async () => {
        const body = JSON.stringify({ message: 'I make 85,000 a year.' })
        const headers = { 'content-type': 'application/json' }
        const answer = await fetch('/api/chat', { method: 'POST', headers, body })
        return (await answer.json()) as { reply: { content: string; notice: string | null } }
      })
    provider.play({ does: 'answer', text: 'A fine income.' })
    expect((await say()).reply).toMatchObject({ notice: null })
    await page.getByRole('button', { name: 'Show what was sent last' }).click()
    const dialog = page.getByRole('dialog', { name: 'What was sent last' })
    await dialog.getByText('messages.1.content').waitFor()
    expect(await dialog.textContent()).toContain('I make 85,000 a year.')
    await checkAccessibility(page)
    await dialog.getByRole('button', { name: 'Close' }).first().click()

    await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'PUT'),
      choice.uncheck(),
    ])
    await page.reload()
    await choice.waitFor()
    expect(await choice.isChecked()).toBe(false)
    const asked = provider.requests.length
    await say()
    expect(provider.requests).toHaveLength(asked)
    await checkAccessibility(page)
  },
)

storyWithModel(
  'the chat says where messages go before the first one, and shows what the model worded',
  async ({ page, signIn, expect }) => {
    await signIn(page)
    await page.goto('/chat')
    await page.getByText('Your messages and the figures they need are sent to').waitFor()
    provider.play({ does: 'answer', text: 'A fine income.' })
    await page.getByRole('textbox').fill('I make 85,000 a year.')
    await page.keyboard.press('Enter')
    await page.getByText('A fine income.').waitFor()
    await page.getByText('Saved: income $85,000 a year').waitFor()
    const profile = await page.request.get('/api/profile')
    expect(await profile.json()).toMatchObject({ income: 85_000 })
  },
)

story('without a provider the settings say that nothing leaves', async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/settings')
  await page.getByText('Nothing. The operator of this Keel has set up no language model.').waitFor()
})
