import { checkPaint } from './support/accessibility.ts'
import { openChat, replied, said, serveMessages } from './support/chat.ts'
import { tellHousehold } from './support/household.ts'
import { story } from './support/story.ts'

const talk = Array.from({ length: 24 }, (_, index) =>
  index % 2 ? replied(index + 1, 'A short answer.') : said(index + 1, 'A question, in a few words'),
)

/** What covers the middle of the focused element; null when nothing does. */
function findCover(): string | null {
  const focused = document.activeElement
  if (!focused) return 'Nothing has the focus'
  const { x, y, width, height } = focused.getBoundingClientRect()
  const top = document.elementFromPoint(x + width / 2, y + height / 2)
  if (top && focused.contains(top)) return null
  return `${focused.textContent} is under ${top?.textContent.slice(0, 40) ?? 'the edge of the window'}`
}

for (const viewport of ['phone', 'desktop'] as const) {
  story(
    `whoever walks through the talk by keys sees where they are (${viewport})`,
    { viewport },
    async ({ page, signIn, expect }) => {
      await signIn(page)
      await serveMessages(page, talk)
      await openChat(page)
      await page.getByRole('button', { name: 'Clear conversation' }).focus()
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let step = 1; step < 12; step += 1) {
          await page.keyboard.press(key)
          await expect.poll(() => page.evaluate(findCover)).toBe(null)
        }
      }
    },
  )
}

story('a button that scrolls under another one is as large as ever', async ({ page, signIn, expect }) => {
  await signIn(page)
  await tellHousehold(page)
  await serveMessages(page, talk)
  await openChat(page)
  const button = page.getByRole('button', { name: 'This is wrong' }).nth(3)
  const cover = page.getByRole('button', { name: /^Today/ })
  await button.evaluate((one) => one.scrollIntoView({ block: 'start' }))
  const edge = await cover.evaluate((one) => one.getBoundingClientRect().bottom)
  await button.evaluate((one, top) => window.scrollBy(0, one.getBoundingClientRect().top - top + 16), edge)
  expect((await button.boundingBox())!.y).toBeCloseTo(edge - 16, 0)
  const place = await page.evaluate(() => window.scrollY)
  await checkPaint(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
})
