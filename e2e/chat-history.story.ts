import type { Page } from 'playwright-core'
import { checkAccessibility } from './support/accessibility.ts'
import {
  fulfillStream,
  log,
  minutesAgo,
  openChat,
  replied,
  said,
  say,
  serveMessages,
  type StoredMessage,
} from './support/chat.ts'
import { isAtEnd, waitForPictures } from './support/scrolling.ts'
import { replySlowly } from './support/slow-reply.ts'
import { story } from './support/story.ts'

/** Questions and answers in turn; one in ten is long. */
const talk = (count: number): StoredMessage[] =>
  Array.from({ length: count }, (_, index) => {
    const id = index + 1
    const text = `${id % 2 ? 'Question' : 'Answer'} ${id}${id % 10 ? '' : ' and more of it'.repeat(40)}`
    return (id % 2 ? said : replied)(id, text, { timestamp: minutesAgo((count - index) * 20) })
  })

const articles = (page: Page) => log(page).getByRole('article')
async function scrollBy(page: Page, by: number) {
  await page.evaluate((by) => window.scrollBy(0, by), by)
  await waitForPictures(page)
}
const isInView = (page: Page, id: number) =>
  page.locator(`#message-${id}`).evaluate((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    return top >= 0 && bottom <= window.innerHeight
  })
const topOf = async (page: Page, text: string) =>
  (await log(page).getByText(text, { exact: true }).boundingBox())?.y ?? Number.NaN

story('a long conversation opens at its end and loads more on the way up, in place', async (kit) => {
  const { page, signIn, expect } = kit
  await signIn(page)
  await serveMessages(page, talk(130))
  await openChat(page)
  await log(page).getByText('Message #129').waitFor()
  await page.getByText('Conversation History (130 messages)').waitFor()
  await expect.poll(() => articles(page).count()).toBe(50)
  await expect.poll(() => isAtEnd(page)).toBe(true)

  await page.evaluate(() => window.scrollTo(0, 0))
  const before = await topOf(page, 'Question 83')
  await expect.poll(() => articles(page).count()).toBe(100)
  await expect.poll(async () => Math.abs((await topOf(page, 'Question 83')) - before)).toBeLessThanOrEqual(2)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect.poll(() => articles(page).count()).toBe(130)
  await expect.poll(() => page.getByRole('button', { name: 'Show earlier messages' }).count()).toBe(0)
  const ids = await articles(page).evaluateAll((all) =>
    all.map((one) => Number(one.id.slice('message-'.length))),
  )
  expect(ids).toEqual(Array.from({ length: 130 }, (_, index) => index + 1))
})

story('earlier messages that cannot be loaded can be asked for again', async (kit) => {
  const { page, signIn, expect, expectNoise } = kit
  await signIn(page)
  await serveMessages(page, talk(80))
  await openChat(page)
  await log(page).getByText('Message #79').waitFor()
  await page.route(/before=/, (route) => route.fulfill({ status: 503, json: {} }), { times: 1 })
  expectNoise({ status: 503, path: '/api/messages' })
  await page.evaluate(() => window.scrollTo(0, 0))
  await log(page).getByText('Earlier messages could not be loaded.').waitFor()
  await log(page).getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => articles(page).count()).toBe(80)
})

story('a message and its reply that arrive together are scrolled to once', async (kit) => {
  const { page, signIn, expect } = kit
  await signIn(page)
  const messages = talk(40)
  await serveMessages(page, messages)
  await openChat(page)
  await log(page).getByText('Message #39').waitFor()
  const [own, reply] = [said(41, 'Something new'), replied(42, 'Something newer')]
  await page.route('**/api/chat', (route) => {
    messages.push(own, reply)
    return fulfillStream(route, [
      ['accepted', { userMessage: own }],
      ['done', { userMessage: own, reply, extractedData: {} }],
    ])
  })
  const mostInOnePicture = await page.evaluateHandle(countScrolls)
  await say(page, 'Something new')
  await log(page).getByText('Something newer').waitFor()
  await expect.poll(() => isAtEnd(page)).toBe(true)
  expect(await mostInOnePicture.evaluate((most) => most())).toBe(1)
})

/** In the page: how often it is scrolled between two pictures, at most. To scroll has the page laid out. */
function countScrolls() {
  const scroll = window.scrollTo.bind(window)
  const counts = new Map<unknown, number>()
  window.scrollTo = (...to: unknown[]) => {
    // Stands still from one picture to the next.
    const picture = document.timeline.currentTime
    counts.set(picture, (counts.get(picture) ?? 0) + 1)
    scroll(Number(to[0]), Number(to[1]))
  }
  return () => Math.max(...counts.values())
}

story('a reader who has scrolled up is not pulled down, but told of a new message', async (kit) => {
  const { page, signIn, expect } = kit
  await signIn(page)
  const messages = talk(40)
  await serveMessages(page, messages)
  await openChat(page)
  await log(page).getByText('Message #39').waitFor()
  const slow = await replySlowly(page)
  await say(page, 'Something new')
  const own = said(41, 'Something new')
  await slow.tell('accepted', { userMessage: { ...own, status: 'pending' } })
  await expect.poll(() => isAtEnd(page)).toBe(true)
  await scrollBy(page, -1500)
  const before = await page.evaluate(() => window.scrollY)
  const reply = replied(42, 'Something newer')
  messages.push(own, reply)
  await slow.tell('done', { userMessage: own, reply, extractedData: {} })
  await slow.end()
  const button = page.getByRole('button', { name: 'New message' })
  await button.waitFor()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  await checkAccessibility(page)
  await button.click()
  await expect.poll(() => isAtEnd(page)).toBe(true)
  await button.waitFor({ state: 'detached' })
})

story('a reader who scrolls up in the moment in which a word arrives is let go', async (kit) => {
  const { page, signIn, expect } = kit
  await signIn(page)
  await serveMessages(page, talk(40))
  await openChat(page)
  await log(page).getByText('Message #39').waitFor()
  const slow = await replySlowly(page)
  await say(page, 'Something new')
  await slow.tell('accepted', { userMessage: said(41, 'Something new', { status: 'pending' }) })
  await slow.tell('delta', { part: 'content', text: '<p>A first word</p>' })
  await log(page).getByText('A first word').waitFor()
  await waitForPictures(page)
  await expect.poll(() => isAtEnd(page)).toBe(true)
  await log(page).evaluate((conversation) => {
    new MutationObserver((_, observer) => {
      observer.disconnect()
      window.scrollBy(0, -500)
    }).observe(conversation, { childList: true, characterData: true, subtree: true })
  })
  await slow.tell('delta', { part: 'content', text: '<p>A second word</p>' })
  await log(page).getByText('A second word').waitFor()
  await waitForPictures(page)
  const above = await page.evaluate(() => window.scrollY)
  expect(await isAtEnd(page)).toBe(false)
  await slow.tell('delta', { part: 'content', text: '<p>A third word</p>' })
  await log(page).getByText('A third word').waitFor()
  await waitForPictures(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(above)
})

story('coming back from another page leads to the end again', async ({ page, signIn, expect }) => {
  await signIn(page)
  await serveMessages(page, talk(40))
  await openChat(page)
  await log(page).getByText('Message #39').waitFor()
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  await page.getByRole('link', { name: 'AI Advisor' }).click()
  await log(page).getByText('Message #39').waitFor()
  await expect.poll(() => isAtEnd(page)).toBe(true)
})

story('an address names a message, near the end or far back', async ({ page, signIn, expect }) => {
  await signIn(page)
  await serveMessages(page, talk(400))
  const focused = () => page.evaluate(() => document.activeElement?.id)
  await page.goto('/chat#message-381')
  await log(page).getByText('Message #381').waitFor()
  await expect.poll(focused).toBe('message-381')
  await waitForPictures(page)
  await expect.poll(() => isInView(page, 381)).toBe(true)
  await page.evaluate(() => location.assign('#message-101'))
  await expect.poll(focused).toBe('message-101')
  await page.getByText('You are reading an earlier part of the conversation.').waitFor()
  await expect.poll(() => log(page).getByText('Message #101').isVisible()).toBe(true)
  await checkAccessibility(page)
  await page.getByRole('link', { name: 'Back to the latest' }).click()
  await log(page).getByText('Message #399').waitFor()
  await expect.poll(() => isAtEnd(page)).toBe(true)
  await page.goto('/chat#message-999')
  await page.getByText('That message is no longer part of the conversation.').waitFor()
})

story('a search finds words anywhere and leads to where they were said', async ({ page, signIn, expect }) => {
  await signIn(page)
  await serveMessages(page, talk(300))
  await openChat(page)
  await page.getByRole('button', { name: 'Search the conversation' }).click()
  const panel = page.getByRole('dialog', { name: 'Search' })
  const field = panel.getByRole('searchbox')
  await field.fill('no such words')
  await panel.getByText('Nothing found.').waitFor()
  await field.fill('question 2')
  await expect.poll(() => panel.getByRole('listitem').count()).toBe(50)
  await panel.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => panel.getByRole('listitem').count()).toBe(55)
  await field.fill('QUESTION 21')
  await expect.poll(() => panel.getByRole('listitem').count()).toBe(6)
  await expect
    .poll(() => panel.getByRole('listitem').last().innerText())
    .toMatch(/^You\s+\w+ \d+, \d+\s+Question 21$/)
  await checkAccessibility(page)
  await panel.getByRole('link', { name: 'Question 21' }).last().click()
  await panel.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('message-21')
})

story('hundreds of rows on the screen keep their place and their words', async (kit) => {
  const { page, signIn, expect } = kit
  await signIn(page)
  await serveMessages(page, talk(400))
  await openChat(page)
  for (const count of [100, 150, 200, 250, 300]) {
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect.poll(() => articles(page).count()).toBe(count)
  }
  // Rows out of sight are not laid out, but a search of the browser and a screen reader find them.
  const block = log(page).locator('section > div').first()
  await expect.poll(() => block.evaluate((div) => getComputedStyle(div).contentVisibility)).toBe('auto')
  await expect.poll(() => page.evaluate(() => document.body.textContent?.includes('Question 399'))).toBe(true)
  await scrollBy(page, 400)
  const before = await topOf(page, 'Question 105')
  await scrollBy(page, 3000)
  await scrollBy(page, -3000)
  await expect
    .poll(async () => Math.abs((await topOf(page, 'Question 105')) - before))
    .toBeLessThanOrEqual(400)
})
