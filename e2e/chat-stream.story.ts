import { checkAccessibility } from './support/accessibility.ts'
import { input, log, openChat, replied, said, say, serveMessages } from './support/chat.ts'
import { figures } from './support/rich-reply.ts'
import { replySlowly } from './support/slow-reply.ts'
import { story } from './support/story.ts'

const typing = 'Keel Advisor is typing'

story(
  'sentences appear as they come, with their figures, and the list is fetched 500 ms later',
  async (kit) => {
    const { page, signIn, expect } = kit
    await signIn(page)
    const messages = [said(1, 'Hello'), replied(2, 'Good day')]
    await serveMessages(page, messages)
    await openChat(page)
    const slow = await replySlowly(page)
    await say(page, 'When is my Visa paid off?')
    await log(page).getByText('When is my Visa paid off?').waitFor()
    await log(page).getByText(typing).waitFor()
    expect(await input(page).inputValue()).toBe('')
    await input(page).fill('And then?')
    for (const name of ['Send', 'Send message'])
      expect(await page.getByRole('button', { name, exact: true }).isDisabled()).toBe(true)
    await input(page).press('Enter')
    expect(await input(page).inputValue()).toBe('And then?')

    const own = said(3, 'When is my Visa paid off?')
    await slow.tell('accepted', { userMessage: { ...own, status: 'pending' } })
    await log(page).getByText('Message #3').waitFor()
    await page.getByText('2 sent, 1 received').waitFor()
    await slow.tell('figure', figures[0] ?? {})
    await slow.tell('delta', { part: 'content', text: 'In <data value="f1">8 months</data>. ' })
    await log(page).getByRole('button', { name: '8 months' }).waitFor()
    await log(page).getByText(typing).waitFor()
    await checkAccessibility(page)
    await slow.tell('delta', { part: 'content', text: 'That is soon.' })
    await log(page).getByText('That is soon.').waitFor()

    const reply = replied(4, 'In <data value="f1">8 months</data>. That is soon.', { figures })
    messages.push(own, reply)
    const asked = page.waitForRequest(/\/api\/messages\?/)
    await slow.tell('done', { userMessage: own, reply, extractedData: {} })
    await slow.end()
    await log(page).getByText('Response #4').waitFor()
    await page.getByText('Conversation History (4 messages)').waitFor()
    await asked
    expect(await log(page).getByText(typing).count()).toBe(0)
    expect(await log(page).getByText('That is soon.').count()).toBe(1)
    expect(await page.getByRole('button', { name: 'Send', exact: true }).isEnabled()).toBe(true)
  },
)

story('Stop ends a reply and keeps what was said', async ({ page, signIn, expect }) => {
  await signIn(page)
  const messages = [said(1, 'Hello'), replied(2, 'Good day')]
  await serveMessages(page, messages)
  await openChat(page)
  const slow = await replySlowly(page)
  await say(page, 'Tell me everything')
  const own = said(3, 'Tell me everything')
  await slow.tell('accepted', { userMessage: { ...own, status: 'pending' } })
  await slow.tell('delta', { part: 'content', text: 'First of all. ' })
  await log(page).getByText('First of all.').waitFor()
  const stopped = page.waitForRequest('/api/chat/stop')
  await log(page).getByRole('button', { name: 'Stop' }).click()
  await stopped
  const reply = replied(4, 'First of all.', { status: 'stopped' })
  messages.push(own, reply)
  await slow.tell('done', { userMessage: own, reply, extractedData: {} })
  await slow.end()
  await log(page).getByText('Stopped', { exact: true }).waitFor()
  expect(await log(page).getByText('First of all.').count()).toBe(1)
})

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
  expect(await log(page).getByText('Not sent').count()).toBe(0)
  messages.splice(2, 1, said(3, 'Take your time'), replied(4, 'Here it is.'))
  await log(page).getByText('Here it is.').waitFor()
  expect(await log(page).getByText(typing).count()).toBe(0)
})

story('a reply that was under way before a reload is shown when it is done', async (kit) => {
  const { page, signIn, expect } = kit
  await signIn(page)
  const messages = [said(1, 'Take your time', { status: 'pending' })]
  await serveMessages(page, messages)
  await openChat(page)
  await log(page).getByText(typing).waitFor()
  await input(page).fill('Impatient')
  expect(await page.getByRole('button', { name: 'Send', exact: true }).isDisabled()).toBe(true)
  messages.splice(0, 1, said(1, 'Take your time'), replied(2, 'Here it is.'))
  await log(page).getByText('Here it is.').waitFor()
  expect(await page.getByRole('button', { name: 'Send', exact: true }).isEnabled()).toBe(true)
})

story('a reply goes on while another page is looked at', async ({ page, signIn }) => {
  await signIn(page)
  const messages = [said(1, 'Hello'), replied(2, 'Good day')]
  await serveMessages(page, messages)
  await openChat(page)
  const slow = await replySlowly(page)
  await say(page, 'Meanwhile')
  const own = said(3, 'Meanwhile', { status: 'pending' })
  messages.push(own)
  await slow.tell('accepted', { userMessage: own })
  await log(page).getByText('Message #3').waitFor()
  await page.getByRole('link', { name: 'Budget Tracker' }).click()
  await page.getByRole('tab', { name: 'Overview' }).waitFor()
  await slow.tell('delta', { part: 'content', text: 'Still here.' })
  await page.getByRole('link', { name: 'AI Advisor' }).click()
  await log(page).getByText('Still here.').waitFor()
  await log(page).getByText(typing).waitFor()
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
