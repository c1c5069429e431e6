import { checkAccessibility } from './support/accessibility.ts'
import { input, openChat, replied, said, savedFact, serveMessages } from './support/chat.ts'
import { story } from './support/story.ts'

const talk = Array.from({ length: 30 }, (_, index) =>
  index % 2
    ? replied(index + 1, 'A short answer.')
    : said(index + 1, `Question ${index + 1}, in a few words`),
)

story(
  'on a phone the input takes little room and the bar above folds while one reads on',
  { viewport: 'phone' },
  async ({ page, signIn, expect }) => {
    await signIn(page)
    await serveMessages(page, talk)
    await openChat(page)
    const height = await input(page).evaluate((field) => field.closest('form')!.parentElement!.clientHeight)
    expect(height).toBeLessThan(100)
    const bar = page.getByText('Conversation History (30 messages)')
    const isInView = async () => ((await bar.boundingBox())?.y ?? 0) >= 56
    await expect.poll(isInView).toBe(true)
    await page.evaluate(() => window.scrollTo(0, 200))
    await expect.poll(isInView).toBe(true)
    await page.evaluate(() => window.scrollTo(0, 600))
    await expect.poll(isInView).toBe(false)
    await page.evaluate(() => window.scrollTo(0, 500))
    await expect.poll(isInView).toBe(true)
    await checkAccessibility(page)

    // The bar below makes room for the keyboard. Were it back under the finger, the press would not reach Send.
    const below = page.getByRole('navigation', { name: 'Main screens' })
    await below.waitFor()
    await input(page).tap()
    await below.waitFor({ state: 'hidden' })
    await page.keyboard.type('Hello')
    const send = await page.getByRole('button', { name: 'Send', exact: true }).boundingBox()
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && /\/api\/(?:chat|messages)/.test(request.url()),
    )
    await page.touchscreen.tap(send!.x + send!.width / 2, send!.y + send!.height / 2)
    expect((await sent).postDataJSON()).toMatchObject({ message: 'Hello' })
    await expect.poll(() => input(page).evaluate((field) => field === document.activeElement)).toBe(true)
  },
)

story(
  'on a phone what is saved stays one row, and what is said of a message one line',
  { viewport: 'phone', colorScheme: 'dark' },
  async ({ page, signIn, expect }) => {
    await signIn(page)
    const facts = [
      'savings $14,000',
      '401k balance $38,000',
      'Visa balance $6,200',
      'rent $1,650 a month',
    ].map((text, id) => savedFact(id + 1, { text }))
    await serveMessages(page, [said(1, 'All of it at once', { facts }), replied(2, 'Good.')])
    await openChat(page)
    const row = page.getByRole('list', { name: 'Taken from this message' })
    await expect
      .poll(() => row.getByRole('listitem').allInnerTexts())
      .toEqual(['Savings $14,000', '401k balance $38,000', 'Visa balance $6,200', 'Rent $1,650 a month'])
    const tops = await row
      .getByRole('button')
      .evaluateAll((all) => all.map((button) => Math.round(button.getBoundingClientRect().top)))
    expect(new Set(tops).size).toBe(1)
    const line = page.getByText('Message #1', { exact: true }).locator('..')
    expect(await line.evaluate((element) => element.clientHeight)).toBeLessThan(50)
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(sideways).toBe(0)
    await checkAccessibility(page)
  },
)
