import type { Page } from 'playwright-core'
import { input, openChat } from './support/chat.ts'
import { story } from './support/story.ts'

const keptKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('keel:')))

story('who logs out leaves nothing of what was typed in the browser, in no tab', async (kit) => {
  const { page, signIn, expect, expectNoise } = kit
  await signIn(page)
  await openChat(page)
  await input(page).fill('Half a thought')
  const isTyped = (key: string) => !key.startsWith('keel:here:')
  await expect.poll(async () => (await keptKeys(page)).filter(isTyped).length).toBeGreaterThan(0)
  const other = await page.context().newPage()
  await openChat(other)
  await input(other).fill('Another half')
  expectNoise({ status: 401, path: '/api/auth/user' })
  expectNoise({ status: 401, path: '/api/messages' })
  await page.goto('/logout')
  await page.getByText('Logged out successfully', { exact: true }).waitFor()
  await expect.poll(() => keptKeys(page)).toEqual([])
  await other.goto('/privacy-policy')
  await expect.poll(() => keptKeys(page)).toEqual([])
})
