import axe from 'axe-core'
import type { Page } from 'playwright-core'

// WCAG 2.2 brought no rule of level A that a machine can check, so that there is no such name.
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The rules that look at colours and sizes: the others say the same whatever a page is painted with. */
const paint = ['color-contrast', 'link-in-text-block', 'target-size']

/** Throws with every breach of WCAG 2.2 A and AA that a machine can see on the page as it is now. */
export const checkAccessibility = (page: Page) => check(page, { type: 'tag', values: levels })

/** The same for a page that has passed already and only changed colours. */
export const checkPaint = (page: Page) => check(page, { type: 'rule', values: paint })

async function check(page: Page, runOnly: axe.RunOnly) {
  // The page keeps it until it is left: most are looked at several times.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  await page.evaluate(waitForAnimations)
  const violations = await page.evaluate(run, runOnly)
  if (violations.length === 0) return
  const list = violations.map(({ id, help, places }) => [`- ${id}: ${help}`, ...places].join('\n'))
  throw new Error(`${new URL(page.url()).pathname} is not accessible to everybody:\n${list.join('\n')}`)
}

/**
 * Runs in the page and waits for colour transitions, which axe must not read half way. Even with no duration, an
 * inherited colour changes only after that of its parent.
 */
async function waitForAnimations() {
  // Others follow how far something is scrolled, and never end.
  const isMoving = ({ playState, timeline, effect }: Animation) =>
    playState === 'running' &&
    timeline === document.timeline &&
    effect?.getComputedTiming().endTime !== Infinity
  for (let still = 0; still < 2;) {
    await new Promise(requestAnimationFrame)
    still = document.getAnimations().some(isMoving) ? 0 : still + 1
  }
}

/** Runs in the page. */
async function run(runOnly: axe.RunOnly) {
  const { axe: inPage } = window as unknown as { axe: typeof axe }
  const { violations } = await inPage.run(document, { runOnly, resultTypes: ['violations'] })

  /** A button that scrolls under a bar is small for a moment: what counts is its size where it can be pressed. */
  async function isSmallWhenVisible({ target }: axe.NodeResult) {
    const element = document.querySelector(String(target[0]))
    if (!element || target.length > 1) return true
    const place = window.scrollY
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const again = await inPage.run(element, { runOnly: { type: 'rule', values: ['target-size'] } })
    window.scrollTo({ top: place, behavior: 'instant' })
    return again.violations.length > 0
  }

  const found = []
  for (const { id, help, nodes } of violations) {
    const places = []
    for (const node of nodes)
      if (id !== 'target-size' || (await isSmallWhenVisible(node)))
        places.push(`    ${node.target.join(' ')}`)
    if (places.length > 0) found.push({ id, help, places })
  }
  return found
}
