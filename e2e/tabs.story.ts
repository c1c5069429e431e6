import type { Locator } from 'playwright-core'
import { story } from './support/story.ts'

const hasRing = (tab: Locator) => tab.evaluate((element) => getComputedStyle(element).outlineStyle !== 'none')

story('a tab shows where the keyboard is, and no ring for the mouse', async ({ page, signIn, expect }) => {
  await signIn(page)
  await page.goto('/budget')
  const [expenses, income] = [
    page.getByRole('tab', { name: 'Expenses' }),
    page.getByRole('tab', { name: 'Income' }),
  ]
  const stateOf = async (tab: Locator) => [await tab.getAttribute('aria-selected'), await hasRing(tab)]
  await expenses.click()
  await expect.poll(() => stateOf(expenses)).toEqual(['true', false])
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => stateOf(income)).toEqual(['true', true])
  await income.click()
  await expect.poll(() => stateOf(income)).toEqual(['true', false])
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => stateOf(expenses)).toEqual(['true', true])
})
