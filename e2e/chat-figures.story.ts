import type { Page } from 'playwright-core'
import { checkAccessibility } from './support/accessibility.ts'
import { log, openChat, replies, tell, threeFacts } from './support/chat.ts'
import { story } from './support/story.ts'

/** What the built-in advisor is asked, after it has been told three facts. */
const questions = [
  'How long would 24,000 in savings last?',
  'When is my Visa paid off if I pay 300 a month?',
  'What should I do next?',
  'If I put 500 a month away at 5%, what will I have in 10 years?',
]

async function openTalk(page: Page) {
  await page.request.post('/api/profile', { data: { savings: 20_000 } })
  await tell(page, threeFacts, ...questions)
  await openChat(page)
  await replyWith(page, 'after 10 years').waitFor()
}

const replyWith = (page: Page, words: string) => replies(page).filter({ hasText: words })

async function openFigure(page: Page, words: string, name: string) {
  const button = replyWith(page, words).getByRole('button', { name, exact: true }).first()
  await button.click()
  return { button, dialog: page.getByRole('dialog').filter({ hasText: name }) }
}

const widerThanScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

story('every figure of a reply tells where it comes from, and leads there', async (kit) => {
  const { page, signIn, expect } = kit
  await signIn(page)
  await openTalk(page)
  const today = /You said on \w+ \d+, \d{4}\s+/.source
  const figures: [reply: string, figure: string, source: RegExp][] = [
    ['savings of', '$24,000', new RegExp(`${today}24,000\\s+Show message`)],
    ['savings of', '$1,800', /Computed[^]*Expenses a month\s+\$1,800/],
    ['after 10 years', '3%', /Rule: Inflation\s+near the long-run average of US prices/],
    ['12 months', '22.9%', /A liability of your balance sheet\s+Visa\s+Open in Balance Sheet/],
    [
      '12 months',
      '12 months',
      new RegExp(
        String.raw`Computed\s+payments until nothing is owed\s+Balance\s+\$3,000\s+Interest a year\s+22\.9%\s+` +
          String.raw`Payment a month\s+\$300`,
      ),
    ],
  ]
  for (const [reply, figure, source] of figures) {
    const { button, dialog } = await openFigure(page, reply, figure)
    await expect.poll(() => dialog.innerText()).toMatch(source)
    await page.keyboard.press('Escape')
    // Out of the page, and not only out of sight: until then the figure is still the open one.
    await page.locator('dialog[popover]').waitFor({ state: 'detached' })
    await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true)
  }
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await checkAccessibility(page)
  await page.keyboard.press('Escape')

  await openFigure(page, '12 months', '22.9%')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('Open in Balance Sheet')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Balance Sheet' }).waitFor()
})

story('the working shows words, tables, plans and curves', { viewport: 'phone' }, async (kit) => {
  const { page, signIn, expect } = kit
  await signIn(page)
  await openTalk(page)
  const payoff = replyWith(page, '12 months')
  const showWorking = { name: 'Show the working' }
  await payoff.getByRole('button', showWorking).click()
  const card = (name: string) => log(page).getByRole('region', { name }).first()
  const table = card('Month by month')
  await table.waitFor()
  const hide = payoff.getByRole('button', { name: 'Hide the working' })
  // What was opened is read from its top.
  await expect.poll(async () => (await hide.boundingBox())?.y).toBeLessThan(240)
  const left = card('What is left to pay').getByRole('slider')
  await expect.poll(() => left.getAttribute('aria-valuetext')).toMatch(/^Month 12: /)
  await payoff.getByText('Balance: $3,000, from your balance sheet, Visa').waitFor()
  const rows = table.getByRole('row')
  await expect.poll(() => rows.count()).toBe(0)
  await table.getByRole('button', { name: 'Show 12 rows' }).click()
  await expect.poll(() => rows.count()).toBe(13)
  await expect
    .poll(() => rows.nth(1).innerText())
    .toMatch(/^1\s+\$300\.00\s+\$57\.25\s+\$242\.75\s+\$2,757\.25$/)
  await log(page).getByRole('button', { name: 'Hide the table' }).click()
  await expect
    .poll(() => table.getByRole('link', { name: 'Open in Plans' }).getAttribute('href'))
    .toMatch(/^\/plans\?plan=debts&only=\d+&monthly=300$/)
  await hide.click()
  await expect.poll(() => log(page).getByRole('table').count()).toBe(0)

  await replyWith(page, 'next step is to').getByRole('button', showWorking).click()
  const [step] = await card('Your next steps').getByRole('listitem').allInnerTexts()
  expect(step).toMatch(
    /Pay off .?Visa.?\s+At 22\.9% nothing else you owe costs more.*\s+Open in Balance Sheet/,
  )

  await replyWith(page, 'after 10 years').getByRole('button', showWorking).click()
  const slider = card('How it grows').getByRole('slider', { name: 'How it grows by year' })
  await expect
    .poll(() => slider.getAttribute('aria-valuetext'))
    .toBe('Year 10: Worth $77,641.14, Put in $60,000.00')
  await slider.press('ArrowLeft')
  await expect
    .poll(() => slider.getAttribute('aria-valuetext'))
    .toBe('Year 9: Worth $68,021.60, Put in $54,000.00')
  await expect.poll(() => widerThanScreen(page)).toBeLessThanOrEqual(0)
  await checkAccessibility(page)
})

story('the working is read from its top on a wide screen, too', async ({ page, signIn, expect }) => {
  await signIn(page)
  await openTalk(page)
  const growth = replyWith(page, 'after 10 years')
  await growth.getByRole('button', { name: 'Show the working' }).click()
  const hide = growth.getByRole('button', { name: 'Hide the working' })
  await expect.poll(async () => (await hide.boundingBox())?.y).toBeLessThan(240)
  // The curve comes before the words.
  const curve = growth.getByRole('region', { name: 'How it grows' })
  const words = growth.getByText('Worked from:')
  const topOf = async (part: typeof words) => (await part.boundingBox())?.y ?? Number.NaN
  await expect.poll(async () => (await topOf(curve)) < (await topOf(words))).toBe(true)
})

story('on a narrow phone in the dark all of it is in view', { colorScheme: 'dark' }, async (kit) => {
  const { page, signIn, expect } = kit
  const [width, height] = [360, 740]
  await page.setViewportSize({ width, height })
  await signIn(page)
  await openTalk(page)
  for (const words of ['12 months', 'next step is to', 'after 10 years'])
    await replyWith(page, words).getByRole('button', { name: 'Show the working' }).click()
  // Both curves are there before anything is measured: what comes later moves the page.
  await expect.poll(() => log(page).getByRole('slider').count()).toBe(2)
  await expect.poll(() => widerThanScreen(page)).toBeLessThanOrEqual(0)
  expect(await page.evaluate(looseMarks)).toEqual([])
  await page.evaluate(() => (document.documentElement.dataset.font = 'large'))
  await page.setViewportSize({ width: 320, height })
  await expect.poll(() => widerThanScreen(page)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width, height })
  await page.evaluate(() => (document.documentElement.dataset.font = 'medium'))
  const figure = replyWith(page, 'after 10 years').getByRole('button', { name: '$500' }).first()
  await figure.evaluate((button) => button.scrollIntoView({ block: 'center' }))
  const top = await page.evaluate(() => window.scrollY)
  const { dialog } = await openFigure(page, 'after 10 years', '$500')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top)
  const box = await dialog.boundingBox()
  expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(
    true,
  )
  await checkAccessibility(page)
})

/** Runs in the page: figures whose line may break before the comma or stop that follows them. */
function looseMarks(): (string | null)[] {
  return [...document.querySelectorAll('.figure-button')]
    .filter(({ nextSibling }) => /^[.,;:]/.test(nextSibling?.textContent ?? ''))
    .filter(({ parentElement }) => getComputedStyle(parentElement!).whiteSpace !== 'nowrap')
    .map(({ textContent }) => textContent)
}
