import { log, openChat, replied, said, say, serveMessages } from './support/chat.ts'
import { replySlowly } from './support/slow-reply.ts'
import { story } from './support/story.ts'

const typing = 'Keel Advisor is typing'

story('a reply in progress belongs to the server: it is there after the connection broke', async (kit) => {
  const { page, signIn, expect, expectNoise } = kit
  await signIn(page)
  const messages = [said(1, 'Hello'), replied(2, 'Good day')]
  await serveMessages(page, messages)
  await openChat(page)
  const slow = await replySlowly(page)
  await say(page, 'Take your time')
  const own = said(3, 'Take your time', { status: 'pending' })
  messages.push(own)
  await slow.tell('accepted', { userMessage: own })
  await log(page).getByText('Message #3').waitFor()
  expectNoise({ text: /network error|ERR_/i })
  await slow.cut()
  // Nothing is marked as not sent: the server has it, and is asked again and again.
  await page.waitForRequest(/\/api\/messages\?/)
  await log(page).getByText(typing).waitFor()
  await expect.poll(() => log(page).getByText('Not sent').count()).toBe(0)
  messages.splice(2, 1, said(3, 'Take your time'), replied(4, 'Here it is.'))
  await log(page).getByText('Here it is.').waitFor()
  await expect.poll(() => log(page).getByText(typing).count()).toBe(0)
})

story('what is said in one tab appears in the other', async ({ page, signIn }) => {
  await signIn(page)
  const other = await page.context().newPage()
  await openChat(other)
  await openChat(page)
  await say(page, 'Do you hear me there?')
  await log(other).getByText('Do you hear me there?').waitFor()
  await log(other)
    .getByText(/^Response #/)
    .waitFor()
  await other.getByText('1 sent, 1 received').waitFor()
})
