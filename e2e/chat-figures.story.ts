import type { Page } from 'playwright-core'
import { checkAccessibility } from './support/accessibility.ts'
import { log, openChat, replied, said, serveMessages } from './support/chat.ts'
import { content, details, figures, plan, series, table } from './support/rich-reply.ts'
import { story } from './support/story.ts'

async function openReply(page: Page) {
  await serveMessages(page, [
    said(1, 'I make 85k'),
    replied(2, content, { figures, details, cards: [plan, table, series] }),
  ])
  await openChat(page)
  await log(page).getByText('Response #2').waitFor()
}

async function openFigure(page: Page, name: string) {
  await log(page).getByRole('button', { name, exact: true }).first().click()
  return page.getByRole('dialog').filter({ hasText: name })
}

story('every figure of a reply tells where it comes from', async ({ page, signIn, expect }) => {
  await signIn(page)
  await openReply(page)
  const texts: [figure: string, source: RegExp][] = [
    ['8 months', /Computed\s+Amount left over.*Owed on Visa\s+\$3,000\.00\s+Left over a month\s+\$412\.50/s],
    ['$85,000', /You said on Mar 3, 2026\s+.?I make 85k.?\s+Show message/],
    ['$3,000.00', /A liability of your balance sheet\s+Visa\s+Open in Balance Sheet/],
    ['20%', /Rule: 50\/30\/20\s+Save at least a fifth of what comes in\./],
    ['$4,200', /Your profile: debt\s+Open in Profile/],
  ]
  for (const [name, source] of texts) {
    const dialog = await openFigure(page, name)
    expect(await dialog.innerText()).toMatch(source)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    const button = log(page).getByRole('button', { name, exact: true }).first()
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true)
  }
})

for (const viewport of ['desktop', 'phone'] as const) {
  story(`the source of a figure opens in view and leads on (${viewport})`, { viewport }, async (kit) => {
    const { page, signIn, expect } = kit
    await signIn(page)
    await openReply(page)
    const top = await page.evaluate(() => window.scrollY)
    const dialog = await openFigure(page, '$3,000.00')
    expect(await page.evaluate(() => window.scrollY)).toBe(top)
    const box = await dialog.boundingBox()
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    expect(
      box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height,
    ).toBe(true)
    await checkAccessibility(page)
    await dialog.getByRole('link', { name: 'Open in Balance Sheet' }).click()
    await page.getByRole('heading', { level: 1, name: 'Balance Sheet' }).waitFor()
  })
}

story('the keyboard opens a figure, closes it and goes on from there', async ({ page, signIn, expect }) => {
  await signIn(page)
  await openReply(page)
  await log(page).getByRole('button', { name: '$4,200' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Open in Profile')
})

for (const viewport of ['desktop', 'phone'] as const) {
  story(`the working shows words, plans, tables and curves (${viewport})`, { viewport }, async (kit) => {
    const { page, signIn, expect } = kit
    await signIn(page)
    await openReply(page)
    const before = await page.evaluate(() => window.scrollY)
    await log(page).getByRole('button', { name: 'Show the working' }).click()
    const card = (name: string) => log(page).getByRole('region', { name })
    await log(page).getByText('See your').waitFor()
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
    expect(await log(page).getByRole('link', { name: 'budget', exact: true }).getAttribute('href')).toBe(
      '/budget',
    )

    expect(await card('Your next steps').getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(
        /Pay off .?Visa.?\s+It is free of interest in 8 months\.\s+Open in Balance Sheet/,
      ),
      expect.stringMatching(/Save 20%\s+For what nobody plans\.\s+Open in Budget Tracker/),
    ])

    const rows = card('Visa, month by month').getByRole('row')
    await expect.poll(() => rows.count()).toBe(9)
    expect(await rows.nth(1).innerText()).toMatch(/^1\s+\$60\.00\s+\$412\.50\s+\$3,000\.00$/)
    await log(page).getByRole('button', { name: 'Show all 24 rows' }).click()
    await expect.poll(() => log(page).getByRole('row').count()).toBe(25)
    await log(page).getByRole('button', { name: 'Show fewer' }).click()
    await expect.poll(() => log(page).getByRole('row').count()).toBe(9)

    const slider = log(page).getByRole('slider', { name: 'What is owed over time by month' })
    expect(await slider.getAttribute('aria-valuetext')).toBe(
      'Month 6: Highest rate first $0.00, Smallest debt first $0.00',
    )
    await slider.press('ArrowLeft')
    expect(await slider.getAttribute('aria-valuetext')).toBe(
      'Month 5: Highest rate first $1,000.00, Smallest debt first $1,500.00',
    )
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0)
    await checkAccessibility(page)
    await log(page).getByRole('button', { name: 'Hide the working' }).click()
    expect(await log(page).getByRole('table').count()).toBe(0)
  })
}

story(
  'a narrow phone in the dark shows all of it without scrolling sideways',
  { colorScheme: 'dark' },
  async (kit) => {
    const { page, signIn, expect } = kit
    await page.setViewportSize({ width: 360, height: 740 })
    await signIn(page)
    await openReply(page)
    await log(page).getByRole('button', { name: 'Show the working' }).click()
    await log(page).getByText('Smallest debt first').waitFor()
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0)
    await checkAccessibility(page)
  },
)
