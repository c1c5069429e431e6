import type { Page } from 'playwright-core'

/** Opens the panel on one of its tabs. */
export async function openPanel(page: Page, tab = 'Waitlist') {
  await page.goto('/admin')
  await page.getByRole('tab', { name: tab, exact: true }).click()
  return page.getByRole('tabpanel', { name: tab, exact: true })
}

export async function joinWaitlist(page: Page, ...emails: string[]) {
  for (const email of emails) {
    const answer = await page.request.post('/api/waitlist', { data: { email } })
    if (answer.status() !== 201) throw new Error(`${email} could not join: ${answer.status()}`)
  }
}

/** The page scrolls down, never sideways. */
export async function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
