import { checkAccessibility } from './support/accessibility.ts'
import { input, log, openChat, replies, say, storedMessages } from './support/chat.ts'
import { openProvider } from './support/model.ts'
import { storiesWith } from './support/story.ts'

const { provider, sendSlowly, start } = await openProvider()
const storyWithModel = storiesWith(start)

const typing = 'Keel Advisor is typing'

storyWithModel('sentences of a model appear as they come, until they are stopped', async (kit) => {
  const { page, signIn, expect } = kit
  await signIn(page)
  await page.request.post('/api/profile', { data: { savings: 12_000 } })
  await openChat(page)
  const sendNext = sendSlowly(
    () => 'You have [[profile.savings]] put aside.',
    () => 'That is a start.',
  )
  await say(page, 'How are my savings?')
  await log(page).getByText(typing).waitFor()
  await expect.poll(() => input(page).inputValue()).toBe('')
  await page.getByText('1 sent, 0 received').waitFor()
  await input(page).fill('And then?')
  const sends = page.getByRole('button', { name: /^Send/ })
  const areOff = () => sends.evaluateAll((all) => all.map((one) => (one as HTMLButtonElement).disabled))
  await expect.poll(() => areOff()).toEqual([true, true])
  await input(page).press('Enter')
  await expect.poll(() => input(page).inputValue()).toBe('And then?')
  sendNext()
  await log(page).getByRole('button', { name: '$12,000' }).waitFor()
  await expect.poll(() => log(page).getByText('That is a start.').count()).toBe(0)
  await log(page).getByText(typing).waitFor()
  await checkAccessibility(page)
  const fetchedAnew = page.waitForRequest(/\/api\/messages\?/)
  sendNext()
  await fetchedAnew
  await replies(page).getByText('That is a start.').waitFor()
  await page.getByText('1 sent, 1 received').waitFor()
  await expect.poll(() => log(page).getByText(typing).count()).toBe(0)
  await expect.poll(() => areOff()).toEqual([false, false])

  const sendMore = sendSlowly(
    () => 'First of all.',
    () => 'And that is all.',
  )
  await say(page, 'I make 85k a year. Tell me everything')
  sendMore()
  await log(page).getByText('First of all.').waitFor()
  await log(page).getByRole('button', { name: 'Stop', exact: true }).click()
  const stopped = replies(page).filter({ hasText: 'Stopped' })
  await stopped.getByText('First of all.').waitFor()
  sendMore()

  provider.play({ does: 'answer', text: 'Here is everything.' })
  await stopped.getByRole('button', { name: 'Try again' }).click()
  await replies(page).getByText('Here is everything.').waitFor()
  await log(page)
    .getByText(/^Response #\d+ was replaced$/)
    .waitFor()
  const stored = await storedMessages(page)
  expect(stored.map(({ content, status }) => [content, status])).toEqual([
    ['How are my savings?', 'done'],
    [expect.stringContaining('That is a start.'), 'done'],
    ['I make 85k a year. Tell me everything', 'done'],
    [expect.stringMatching(/^First of all\.\s*$/), 'replaced'],
    [expect.stringMatching(/^Here is everything\./), 'done'],
  ])
  expect(stored[2]?.facts).toMatchObject([{ state: 'saved', text: 'income $85,000 a year' }])
})

storyWithModel('a reply in progress is there after a reload and on another device', async (kit) => {
  const { page, signIn, newContext, expect } = kit
  const account = await signIn(page)
  await openChat(page)
  const sendNext = sendSlowly(
    () => 'Still here.',
    () => 'Now I am done.',
  )
  await say(page, 'Take your time')
  await log(page)
    .getByText(/^Message #/)
    .waitFor()
  await page.getByRole('link', { name: 'Budget Tracker' }).click()
  await page.getByRole('tab', { name: 'Overview' }).waitFor()
  sendNext()
  await page.getByRole('link', { name: 'AI Advisor' }).click()
  await log(page).getByText('Still here.').waitFor()

  await page.reload()
  const device = await (await newContext({ viewport: 'phone' })).newPage()
  await signIn(device, account)
  await openChat(device)
  for (const where of [page, device]) {
    await log(where).getByText(typing).waitFor()
    await input(where).fill('Impatient')
    await expect.poll(() => where.getByRole('button', { name: 'Send', exact: true }).isDisabled()).toBe(true)
  }
  sendNext()
  for (const where of [page, device]) {
    await replies(where).getByText('Still here. Now I am done.').waitFor()
    await expect.poll(() => where.getByRole('button', { name: 'Send', exact: true }).isEnabled()).toBe(true)
  }
  await expect.poll(() => storedMessages(page)).toHaveLength(2)
})
