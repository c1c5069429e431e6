import { input, log, minutesAgo, openChat, replied, said, serveMessages } from './support/chat.ts'
import { isAtEnd, waitForPictures } from './support/scrolling.ts'
import { replySlowly } from './support/slow-reply.ts'
import { story } from './support/story.ts'

const talk = Array.from({ length: 40 }, (_, at) =>
  (at % 2 ? replied : said)(at + 1, `Words ${at + 1}`, { timestamp: minutesAgo(60 - at) }),
)
const long = (start: string) => `<p>${start} ${'and so on '.repeat(60)}</p>`

story('on a phone the end stays in view, whatever grows and shrinks', { viewport: 'phone' }, async (kit) => {
  const { page, signIn, expect } = kit
  await signIn(page)
  const messages = [...talk]
  await serveMessages(page, messages)
  await openChat(page)
  const expectEnd = async (shows: string) => {
    await log(page).getByText(shows).first().waitFor()
    await waitForPictures(page)
    expect(await isAtEnd(page)).toBe(true)
  }
  await expectEnd('Words 40')
  const slow = await replySlowly(page)
  await input(page).fill('one\ntwo\nthree\nfour\nfive\nsix\nseven')
  await expectEnd('Words 40')
  await input(page).press('Enter')
  await expectEnd('seven')
  // What is stored is shorter than what was typed: the page shrinks before it grows.
  const own = said(41, 'To seven')
  await slow.tell('accepted', { userMessage: { ...own, status: 'pending' } })
  await expectEnd('To seven')
  const add = (text: string) => slow.tell('delta', { part: 'content', text })
  await add(long('First'))
  await expectEnd('First')
  await slow.tell('status', { text: 'Looking it up' })
  await add(long('Second'))
  await add(long('Third'))
  await expectEnd('Third')

  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await page.setViewportSize({ width, height: Math.round(height * 0.55) })
  await add(long('Above a keyboard'))
  await expectEnd('Above a keyboard')
  await page.setViewportSize({ width, height })
  await expectEnd('Above a keyboard')

  const reply = replied(42, 'All in all.')
  messages.push(own, reply)
  await slow.tell('done', { userMessage: own, reply, extractedData: {} })
  await slow.end()
  await expectEnd('All in all.')
})
