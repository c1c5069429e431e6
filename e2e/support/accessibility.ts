import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

// WCAG 2.2 brought no rule of level A that a machine can check, so that there is no such name.
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Throws with every breach of WCAG 2.2 A and AA that a machine can see on the page as it is now. */
export async function checkAccessibility(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(levels).analyze()
  if (violations.length === 0) return
  const list = violations.map(({ id, help, nodes }) => {
    const places = nodes.map(({ target }) => `    ${target.join(' ')}`)
    return [`- ${id}: ${help}`, ...places].join('\n')
  })
  throw new Error(`${new URL(page.url()).pathname} is not accessible to everybody:\n${list.join('\n')}`)
}
