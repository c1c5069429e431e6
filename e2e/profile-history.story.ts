import { checkAccessibility } from './support/accessibility.ts'
import { openProfile, save, see, sentBy, storeProfile, storedProfile } from './support/profile.ts'
import { story } from './support/story.ts'

story(
  'each value says where it came from, with the sentence and its message',
  async ({ page, signIn, expect }) => {
    await signIn(page)
    await storeProfile(page, { income: 50_000, debt: 5 })
    await page.route('/api/profile', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.json()) as { sources: { income: object } }
      Object.assign(body.sources.income, { source: 'chat', messageId: 12, quote: 'I make 50k a year' })
      await route.fulfill({ response: answer, json: body })
    })
    await openProfile(page)
    const income = page.getByLabel('Annual Income ($)')
    const hint = page.locator(`[id="${await income.getAttribute('id')}-hint"]`)
    await expect
      .poll(() => hint.innerText())
      .toMatch(/^From the chat on \w+ \d+, \d{4}\s*.?I make 50k a year.?\s*Show message$/)
    await expect
      .poll(() => hint.getByRole('link', { name: 'Show message' }).getAttribute('href'))
      .toBe('/chat#message-12')
    await page
      .getByText(/^Typed here on/)
      .first()
      .waitFor()
    await checkAccessibility(page)
  },
)

story('the history lists every change, and restores what was before', async ({ page, signIn, expect }) => {
  await signIn(page)
  await storeProfile(page, { income: 50_000 })
  await storeProfile(page, { income: 60_000, investmentRiskTolerance: 'low' })
  await openProfile(page)
  const rows = page.getByRole('main').getByRole('listitem')
  await expect.poll(() => rows.count()).toBe(3)
  await expect
    .poll(async () => (await rows.allInnerTexts()).join('\n'))
    .toMatch(/Annual Income\s+\$50,000\.00\s+\$60,000\.00\s+Typed here/)
  await expect
    .poll(async () => (await rows.allInnerTexts()).join('\n'))
    .toMatch(/Investment Risk Tolerance\s+Empty\s+Low/)
  // An edit of the same field gives way: restoring was the later wish.
  await page.getByLabel('Annual Income ($)').fill('1')
  await page.getByLabel('Total Debt ($)').fill('2')
  await rows
    .filter({ hasText: /\$50,000\.00\s+\$60,000\.00/ })
    .getByRole('button', { name: 'Restore' })
    .click()
  await see(page, 'Profile updated')
  await expect.poll(() => page.getByLabel('Annual Income ($)').inputValue()).toBe('50000')
  await expect.poll(() => page.getByLabel('Total Debt ($)').inputValue()).toBe('2')
  await page
    .getByText(/^Restored on/)
    .first()
    .waitFor()
  await expect.poll(() => rows.count()).toBe(4)
  await expect.poll(() => storedProfile(page)).toMatchObject({ income: 50_000, debt: null })
})

story('a long history comes in pages', async ({ page, signIn, expect }) => {
  await signIn(page)
  for (let debt = 1; debt <= 12; debt += 1) await storeProfile(page, { debt })
  await openProfile(page)
  const rows = page.getByRole('main').getByRole('listitem')
  await expect.poll(() => rows.count()).toBe(10)
  await page.getByRole('button', { name: 'Show earlier' }).click()
  await expect.poll(() => rows.count()).toBe(12)
})

story('what another tab saves arrives without taking an edit away', async ({ page, signIn, expect }) => {
  await signIn(page)
  const other = await page.context().newPage()
  await openProfile(other)
  await other.getByLabel('Total Debt ($)').fill('77')
  await openProfile(page)
  await page.getByLabel('Annual Income ($)').fill('90000')
  await page.getByLabel('Total Debt ($)').fill('1')
  await save(page)
  await expect.poll(() => other.getByLabel('Annual Income ($)').inputValue()).toBe('90000')
  await expect.poll(() => other.getByLabel('Total Debt ($)').inputValue()).toBe('77')
  expect(await sentBy(other, () => save(other))).toEqual({ debt: 77 })
  await see(other, 'Profile updated')
  await expect.poll(() => storedProfile(page)).toMatchObject({ income: 90_000, debt: 77 })
})
