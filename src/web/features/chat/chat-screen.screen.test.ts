import { createElement } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { chat, type Message } from '#contract/chat.ts'
import { todays } from '#contract/today.ts'
import { answer, refuse } from '#web/testing/fake-server.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { ChatScreen } from './chat-screen.tsx'

const timestamp = '2026-03-04T10:00:00.000Z'
const says = (id: number, isUserMessage: boolean, content: string, own: Partial<Message> = {}): Message => ({
  id,
  content,
  timestamp,
  isUserMessage,
  status: 'done',
  details: null,
  cards: [],
  figures: [],
  facts: [],
  notice: null,
  ...own,
})
const talk = [says(1, true, 'I owe $900'), says(2, false, '<p>Noted: <strong>$900</strong>.</p>')]
const counted = { 'x-messages-sent': '1', 'x-messages-received': '1' }
const turn = {
  userMessage: says(3, true, 'And rent?'),
  reply: says(4, false, '<p>That is for you to say.</p>'),
  extractedData: {},
}

/** What is typed is kept, each for its own. */
let users = 0

function openChat(messages: Message[], ...answers: ReturnType<typeof answer>[]) {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  users += 1
  const list = answer(chat.listMessages, messages, counted)
  const screen = createElement(ChatScreen, { userId: users, userName: 'Ann', target: null })
  return openScreen(screen, { at: '/chat', answers: [list, ...answers] })
}

test('an empty conversation begins with four questions, each a press away', async () => {
  const screen = await openChat([], answer(chat.send, turn))
  expect(screen.words()).toContain('Where shall we start?')
  await screen.press('Do you have any debt to manage?')
  expect(screen.changes()).toMatchObject([
    { call: 'POST /api/chat', body: { message: 'Do you have any debt to manage?' } },
  ])
})

test('what was said is read day by day, with who said it', async () => {
  const screen = await openChat(talk)
  expect(screen.words()).toContain('Conversation History (2 messages) 1 sent, 1 received')
  expect(screen.words()).toMatch(/March 4, 2026|Mar 4, 2026/)
  expect(screen.words()).toMatch(/I owe \$900 .*Message #1 .*Noted: \$900 .*Response #2/)
})

test('Enter sends what was typed, and the answer stands below it', async () => {
  const screen = await openChat(talk, answer(chat.send, turn))
  expect(screen.button('Send').disabled).toBe(true)
  await screen.type('Your message', 'And rent?')
  await screen.key('Enter')
  await screen.waitFor('Response #4')
  expect(screen.changes()).toMatchObject([{ call: 'POST /api/chat', body: { message: 'And rent?' } }])
  expect(screen.words()).toMatch(/And rent\? .*Message #3 .*That is for you to say\. .*Response #4/)
  expect(screen.field('Your message').value).toBe('')
})

test('a message that did not arrive is kept, with why, and can be edited again', async () => {
  const screen = await openChat(talk, refuse(chat.send, 429, 'Please wait a minute.'))
  await screen.type('Your message', 'And rent?')
  await screen.press('Send')
  await screen.waitFor('Not sent')
  expect(screen.words()).toMatch(/And rent\? .*Not sent .*Please wait a minute\./)
  expect(screen.has('button', 'Try again')).toBe(true)
  await screen.press('Discard')
  expect(screen.words()).not.toContain('And rent?')
})

test('too long a message is not sent, and says by how much', async () => {
  const screen = await openChat(talk)
  await screen.type('Your message', 'a'.repeat(4001))
  expect(screen.words()).toContain('4,001 characters: please use at most 4,000.')
  await screen.key('Enter')
  expect(screen.changes()).toEqual([])
})

test('a conversation that cannot be loaded says so', async () => {
  const screen = await openChat([], refuse(chat.listMessages, 500, 'No.'))
  expect(screen.words()).toContain('Try again')
  expect(screen.words()).not.toContain('Where shall we start?')
})

test('today opens from its line, and a step that is done is ticked', async () => {
  const today = {
    netWorth: 1_250_000,
    change: { since: '2026-02-01', grown: 25_000, listed: -5_000 },
    surplus: { amount: 40_000, basis: 'net' as const },
    step: { code: 'cushion', text: 'Put a month of spending aside.' },
    goals: [{ id: 1, name: 'A roof', currentAmount: 250_000, targetAmount: 1_000_000 }],
    stale: [{ list: 'liabilities' as const, id: 5, name: 'Visa', amount: 620_000, days: 34 }],
  }
  const screen = await openChat(talk, answer(todays.get, today), answer(todays.tick, {}))
  await screen.press(/^Today/)
  await screen.waitFor('Left this month')
  for (const text of [
    'Net worth $12,500 +$250 since Feb 1, 2026, -$50 added or removed',
    'Left this month $400',
    'A roof 25%',
    'Visa last updated 34 days ago. Still $6,200?',
  ])
    expect(screen.words()).toContain(text)
  await screen.press('Done')
  expect(screen.changes()).toEqual([{ call: 'POST /api/today/ticks', body: { code: 'cushion' } }])
})

test('clearing the conversation asks first', async () => {
  const screen = await openChat(talk, answer(chat.clear, {}))
  await screen.press('Clear conversation')
  await screen.waitFor('All messages and replies are deleted for good.')
  expect(screen.all('[autofocus]')).toEqual([screen.button('Cancel')])
  expect(screen.changes()).toEqual([])
  const [, confirm] = screen.buttons('Clear conversation')
  await screen.press(confirm)
  expect(screen.changes()).toEqual([{ call: 'DELETE /api/messages' }])
})
