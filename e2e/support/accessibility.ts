import axe from 'axe-core'
import type { Page } from 'playwright-core'

// WCAG 2.2 brought no rule of level A that a machine can check, so that there is no such name.
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The rules that look at colours and sizes: the others say the same whatever a page is painted with. */
const paint = ['color-contrast', 'link-in-text-block', 'target-size']

/** Throws with every breach of WCAG 2.2 A and AA that a machine can see on the page as it is now. */
export const checkAccessibility = (page: Page) => check(page, { type: 'tag', values: levels })

/** The same for a page that has passed and is only painted anew. */
export const checkPaint = (page: Page) => check(page, { type: 'rule', values: paint })

async function check(page: Page, runOnly: axe.RunOnly) {
  // The page keeps it until it is left: most are looked at several times.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(run, runOnly)
  if (violations.length === 0) return
  const list = violations.map(({ id, help, places }) => [`- ${id}: ${help}`, ...places].join('\n'))
  throw new Error(`${new URL(page.url()).pathname} is not accessible to everybody:\n${list.join('\n')}`)
}

/** Runs in the page. */
async function run(runOnly: axe.RunOnly) {
  const { axe: inPage } = window as unknown as { axe: typeof axe }
  const { violations } = await inPage.run(document, { runOnly, resultTypes: ['violations'] })
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    places: nodes.map(({ target }) => `    ${target.join(' ')}`),
  }))
}
