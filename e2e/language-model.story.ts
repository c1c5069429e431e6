import { checkAccessibility } from './support/accessibility.ts'
import { tell } from './support/chat.ts'
import { openProvider } from './support/model.ts'
import { storiesWith, story } from './support/story.ts'

const KEY = 'sk-a-key-that-nobody-may-see'
const { provider, start } = await openProvider({ AI_API_KEY: KEY })
const storyWithModel = storiesWith(start)

const NAME = 'Let a language model word the answers'

storyWithModel(
  'a user sees where messages go, reads what was sent last, and switches it off',
  async ({ page, signIn, expect }) => {
    await signIn(page)
    await page.goto('/settings')
    const choice = page.getByRole('switch', { name: NAME })
    await choice.waitFor()
    await expect.poll(() => choice.isChecked()).toBe(true)
    await page.getByText(new URL(provider.url).origin).waitFor()
    await page.getByRole('button', { name: 'Show what was sent last' }).click()
    await page.getByText('Nothing has been sent').waitFor()
    await page.getByRole('button', { name: 'Close' }).first().click()

    provider.play({ does: 'answer', text: 'A fine income.' })
    await tell(page, 'I make 85,000 a year.')
    await page.getByRole('button', { name: 'Show what was sent last' }).click()
    const dialog = page.getByRole('dialog', { name: 'What was sent last' })
    await dialog.getByText('messages.1.content').waitFor()
    const shown = await dialog.locator('dd').allTextContents()
    const sent = provider.requests.at(-1)?.messages.map(({ content }) => content) ?? []
    expect(sent.at(-1)).toContain('I make 85,000 a year.')
    expect(shown).toEqual(expect.arrayContaining(sent))
    expect(provider.keys.at(-1)).toBe(`Bearer ${KEY}`)
    await expect.poll(() => dialog.textContent()).not.toContain(KEY)
    await checkAccessibility(page)
    await dialog.getByRole('button', { name: 'Close' }).first().click()

    await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'PUT'),
      choice.uncheck(),
    ])
    await page.reload()
    await choice.waitFor()
    await expect.poll(() => choice.isChecked()).toBe(false)
    const asked = provider.requests.length
    await tell(page, 'I make 85,000 a year.')
    expect(provider.requests).toHaveLength(asked)
    await checkAccessibility(page)
  },
)

story('without a provider the settings say that nothing leaves', async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/settings')
  await page.getByText('Nothing. The operator of this Keel has set up no language model.').waitFor()
})
