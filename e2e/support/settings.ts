import type { Page, Response } from 'playwright-core'

export async function openSettings(page: Page, tab: 'Appearance' | 'Notifications') {
  await page.goto('/settings')
  await page.getByRole('tab', { name: tab }).click()
}

/** Presses something and waits until the server has stored it. */
export async function stored(page: Page, press: () => Promise<void>) {
  const isAnswer = (response: Response) =>
    response.url().endsWith('/api/settings') && response.request().method() === 'PUT'
  await Promise.all([page.waitForResponse(isAnswer), press()])
}

/** How <html> is marked just now. */
export const marks = (page: Page) =>
  page.evaluate(() => {
    const { theme, accent, font } = document.documentElement.dataset
    return { theme, accent, font }
  })

/** The background of the page as the browser paints it: a moment after the marks, since colours may move. */
export const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

export const textSize = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
