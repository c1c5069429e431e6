import type { Locator, Page } from 'playwright-core'
import { checkAccessibility } from './support/accessibility.ts'
import { sidewaysOverflow } from './support/admin-panel.ts'
import { open, store } from './support/budget.ts'
import { openChat } from './support/chat.ts'
import { story } from './support/story.ts'

const work = 'Freelance illustration and picture book commissions'
const care = 'Childcare and after-school programme'
const home = 'Down payment for a house in the mountains with a garden'

async function storeLongNames(page: Page) {
  await store(page, {
    expenseItems: [{ id: 1, category: care, amount: 950, date: '2026-01-02' }],
    incomeItems: [{ id: 2, source: work, amount: 1234.56, date: '2026-01-15' }],
    financialGoalItems: [{ id: 3, name: home, currentAmount: 100, targetAmount: 1000, description: '' }],
  })
}

const box = async (element: Locator) => (await element.boundingBox())!

story(
  'on a phone a long name stays clear of its amount, and beside its colour',
  { viewport: 'phone' },
  async ({ page, signIn, expect }) => {
    await signIn(page)
    await storeLongNames(page)
    await open(page)
    const recent = page.getByRole('listitem').filter({ hasText: work })
    const badge = await box(recent.getByText(work).locator('..'))
    const amount = await box(recent.getByText('$1,234.56'))
    expect(badge.x + badge.width).toBeLessThan(amount.x)

    await page.getByRole('tab', { name: 'Expenses' }).click()
    const row = page.getByRole('row').filter({ hasText: care })
    const dot = await box(row.locator('svg').first())
    const name = await box(row.getByText(care))
    expect(dot.y).toBeGreaterThan(name.y)
    expect(dot.x + dot.width).toBeLessThan(name.x)
    await checkAccessibility(page)
  },
)

story('a goal with a long name shows how far it is', async ({ page, signIn, expect }) => {
  await signIn(page)
  await storeLongNames(page)
  await openChat(page)
  const today = page.getByRole('region', { name: 'Today' })
  await today.getByRole('button', { name: /^Today/ }).click()
  const goal = today.getByRole('listitem').filter({ hasText: home })
  const share = await box(goal.getByText('10%'))
  const bar = await box(goal.getByRole('progressbar'))
  expect(share.x + share.width).toBeLessThanOrEqual(bar.x + bar.width + 1)
  expect(bar.x + bar.width).toBeLessThanOrEqual(1280)
  await checkAccessibility(page)
})

story('a debt with one endless word keeps the plans within the phone', { viewport: 'phone' }, async (kit) => {
  const { page, signIn, expect } = kit
  await signIn(page)
  const name = 'Donaudampfschifffahrtsgesellschaftskapitaenswitwenrente'
  const debt = { name, amount: 999_999_999_999.99, interestRate: 0, category: 'Other Debt' }
  await page.request.post('/api/liabilities', { data: debt })
  await page.goto('/plans')
  await page.getByText('Combine into one loan').waitFor()
  await expect.poll(() => sidewaysOverflow(page)).toBeLessThanOrEqual(0)
})
