import { formatTime } from '#web/lib/format-time.ts'
import { checkAccessibility } from './support/accessibility.ts'
import { input, log, minutesAgo, openChat, replied, said, say, serveMessages } from './support/chat.ts'
import { story } from './support/story.ts'

const starters = [
  'What are your financial goals?',
  'Tell me about your current income and expenses',
  'Do you have any debt to manage?',
  'Do you have a good idea of your networth?',
]

for (const viewport of ['desktop', 'phone'] as const) {
  story(`an empty conversation offers four ways to start (${viewport})`, { viewport }, async (kit) => {
    const { page, signIn, expect } = kit
    await signIn(page)
    await openChat(page)
    await page.getByRole('heading', { level: 1, name: 'Keel Advisor' }).waitFor()
    await page.getByText('Chat with your personal finance assistant', { exact: true }).waitFor()
    await page.getByText('Conversation History (0 messages)', { exact: true }).waitFor()
    await page.getByText('0 sent, 0 received', { exact: true }).waitFor()
    await page.getByText('Keel is not a licensed financial adviser.', { exact: true }).waitFor()
    const offered = page.getByRole('main').getByRole('list').getByRole('button')
    await expect.poll(() => offered.allInnerTexts()).toEqual(starters)
    await checkAccessibility(page)

    await page.getByRole('button', { name: starters[2] }).click()
    await log(page)
      .getByText(starters[2] ?? '', { exact: true })
      .waitFor()
    await page.getByText('Conversation History (2 messages)', { exact: true }).waitFor()
    await page.getByText('1 sent, 1 received', { exact: true }).waitFor()
    await expect.poll(() => offered.count()).toBe(0)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0)
    await checkAccessibility(page)
  })
}

story(
  'what was said is there after a reload, with its number and length',
  async ({ page, signIn, expect }) => {
    await signIn(page, undefined)
    await openChat(page)
    await say(page, 'I make 85k a year')
    const own = log(page).getByRole('article', { name: /^Message #\d+$/ })
    const reply = log(page).getByRole('article', { name: /^Response #\d+$/ })
    await reply.waitFor()
    await page.reload()
    await reply.waitFor()
    await expect.poll(() => own.innerText()).toMatch(/less than a minute ago\s+Message #\d+\s+17 characters/)
    const id = Number(/Message #(\d+)/.exec(await own.innerText())?.[1])
    await reply.getByText('Keel Advisor', { exact: true }).waitFor()
    await expect
      .poll(() => reply.innerText())
      .toMatch(new RegExp(`Response #${id + 1}\\s+\\d+ characters \\(max 200\\)`))
    await log(page)
      .getByRole('heading', { name: formatTime(new Date(), 'fullDay') })
      .waitFor()
  },
)

story(
  'messages stand under the days of the reader’s own calendar',
  async ({ page, signIn, newContext, expect }) => {
    const account = await signIn(page)
    // Two minutes apart, around midnight in New York.
    const messages = [
      said(1, 'before midnight', { timestamp: '2026-03-04T04:59:00.000Z' }),
      replied(2, 'after midnight', { timestamp: '2026-03-04T05:01:00.000Z' }),
    ]
    await serveMessages(page, messages)
    await openChat(page)
    const days = (where: typeof page) => log(where).getByRole('heading').allInnerTexts()
    await expect.poll(() => days(page)).toEqual(['Wednesday, March 4, 2026'])
    const there = await (await newContext({ timezoneId: 'America/New_York' })).newPage()
    await signIn(there, account)
    await serveMessages(there, messages)
    await openChat(there)
    await expect.poll(() => days(there)).toEqual(['Tuesday, March 3, 2026', 'Wednesday, March 4, 2026'])
  },
)

story('how long ago something was said stays true while it is looked at', async ({ page, signIn }) => {
  await signIn(page)
  await page.clock.install()
  await serveMessages(page, [said(1, 'Hello', { timestamp: minutesAgo(5) }), replied(2, 'Good day')])
  await openChat(page)
  await log(page).getByText('5 minutes ago', { exact: true }).waitFor()
  await page.clock.runFor('10:00')
  await log(page).getByText('15 minutes ago', { exact: true }).waitFor()
})

story('Clear conversation asks first, then deletes what was said', async ({ page, signIn, expect }) => {
  await signIn(page)
  await openChat(page)
  await say(page, 'Please forget that I said this')
  await log(page)
    .getByText(/^Response #/)
    .waitFor()
  const clear = page.getByRole('button', { name: 'Clear conversation' })
  await clear.click()
  const dialog = page.getByRole('alertdialog', { name: 'Clear conversation?' })
  await dialog.getByText('What was saved in your budget, balance sheet and profile stays.').waitFor()
  await checkAccessibility(page)
  const cancel = dialog.getByRole('button', { name: 'Cancel' })
  expect(await cancel.evaluate((button) => button === document.activeElement)).toBe(true)
  await cancel.click()
  await expect.poll(() => clear.evaluate((button) => button === document.activeElement)).toBe(true)
  await clear.click()
  await dialog.getByRole('button', { name: 'Clear conversation' }).click()
  await page.getByText('Conversation History (0 messages)').waitFor()
  await page.getByRole('button', { name: 'What are your financial goals?' }).waitFor()
  expect(await (await page.context().request.get('/api/messages')).json()).toEqual([])
})

story('a conversation that cannot be loaded says so and keeps what is typed', async (kit) => {
  const { page, signIn, expect, expectNoise } = kit
  await signIn(page)
  await page.route(
    /\/api\/messages\?/,
    (route) => route.fulfill({ status: 503, json: { message: 'Away' } }),
    {
      times: 1,
    },
  )
  expectNoise({ status: 503, path: '/api/messages' })
  await page.goto('/chat')
  await page.getByRole('alert').getByText('Failed to load the conversation. What you type is kept.').waitFor()
  await input(page).fill('Still here')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'What are your financial goals?' }).waitFor()
  await expect.poll(() => input(page).inputValue()).toBe('Still here')
})
