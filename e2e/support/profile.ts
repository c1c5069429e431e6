import type { Page } from 'playwright-core'

export const see = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()
export const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click()

export async function openProfile(page: Page) {
  await page.goto('/profile')
  await page.getByLabel('Annual Income ($)').waitFor()
}

/** What the page sends when it saves, apart from the id by which a repeat is known. */
export async function sentBy(page: Page, act: () => Promise<void>): Promise<unknown> {
  const request = page.waitForRequest(
    (asked) => asked.method() === 'POST' && asked.url().endsWith('/api/profile'),
  )
  await act()
  const { clientId: _, ...body } = (await request).postDataJSON() as Record<string, unknown>
  return body
}

export const storeProfile = (page: Page, data: object) =>
  page.context().request.post('/api/profile', { data })

export async function storedProfile(page: Page): Promise<unknown> {
  return (await page.context().request.get('/api/profile')).json()
}
