import { checkAccessibility } from './support/accessibility.ts'
import { openPanel } from './support/admin-panel.ts'
import { storiesAlone } from './support/story.ts'

const story = storiesAlone()

story(
  'an administrator sees what the conversations cost, not what was said',
  async ({ page, newUser, signIn, expect }) => {
    await signIn(page, await newUser({ isAdmin: true }))
    const sent = await page.request.post('/api/chat', { data: { message: 'I make 85,000 a year.' } })
    expect(sent.status()).toBe(200)
    const panel = await openPanel(page, 'Advisor use')
    await panel.getByText('Built-in advisor').first().waitFor()
    await panel.getByText('In the last 30 days').waitFor()
    await expect.poll(() => panel.getByText('85,000').count()).toBe(0)
    await checkAccessibility(page)
  },
)
