import type { Page } from 'playwright-core'

/** Until what has been drawn is seen, and the page has heard of how it was scrolled. */
export const waitForPictures = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      }),
  )

export const isAtEnd = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY < 2)
