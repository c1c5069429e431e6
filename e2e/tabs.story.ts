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
  await expenses.click()
  expect([await expenses.getAttribute('aria-selected'), await hasRing(expenses)]).toEqual(['true', false])
  await page.keyboard.press('ArrowRight')
  expect([await income.getAttribute('aria-selected'), await hasRing(income)]).toEqual(['true', true])
  await income.click()
  expect(await hasRing(income)).toBe(false)
  await page.keyboard.press('ArrowLeft')
  expect(await hasRing(expenses)).toBe(true)
})
