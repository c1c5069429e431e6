import type { Page, Route } from 'playwright-core'

export interface StoredMessage {
  id: number
  content: string
  timestamp: string
  isUserMessage: boolean
  status: string
  details: string | null
  cards: object[]
  figures: object[]
  facts: object[]
  notice: string | null
}

const plain = { status: 'done', details: null, cards: [], figures: [], facts: [], notice: null }

export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

export const said = (id: number, content: string, more: Partial<StoredMessage> = {}): StoredMessage => ({
  ...plain,
  id,
  content,
  isUserMessage: true,
  timestamp: minutesAgo(5),
  ...more,
})

export const replied = (id: number, content: string, more: Partial<StoredMessage> = {}): StoredMessage => ({
  ...said(id, content, more),
  isUserMessage: false,
})

export const savedFact = (id: number, more: object = {}) => ({
  id,
  messageId: 1,
  at: '2026-03-03T10:00:00.000Z',
  state: 'saved',
  place: 'profile',
  field: 'income',
  itemId: null,
  text: 'income $85,000 a year',
  quote: 'I make 85k',
  canUndo: true,
  ...more,
})

/** The server's side of the conversation, for replies that the built-in advisor does not give. */
export async function serveMessages(page: Page, messages: StoredMessage[]) {
  await page.route(/\/api\/messages(\?|$)/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const asked = new URL(route.request().url()).searchParams
    const before = Number(asked.get('before') ?? Infinity)
    const search = asked.get('search')?.toLowerCase() ?? ''
    const found = messages.filter(({ id, content }) => id < before && content.toLowerCase().includes(search))
    return route.fulfill({
      json: found.slice(-Number(asked.get('limit') ?? found.length)),
      headers: countsOf(messages),
    })
  })
}

function countsOf(messages: StoredMessage[]) {
  const sent = messages.filter(({ isUserMessage }) => isUserMessage).length
  return { 'x-messages-sent': String(sent), 'x-messages-received': String(messages.length - sent) }
}

export type StreamEvent = [event: string, data: object]

export const fulfillStream = (route: Route, events: StreamEvent[]) =>
  route.fulfill({
    contentType: 'text/event-stream; charset=utf-8',
    body: events.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join(''),
  })

export async function openChat(page: Page) {
  await page.goto('/chat')
  await page.getByText(/^Conversation History/).waitFor()
  await page.getByText('Loading the conversation').waitFor({ state: 'detached' })
}

export const input = (page: Page) => page.getByRole('textbox', { name: 'Your message' })
export const log = (page: Page) => page.getByRole('log')

export async function say(page: Page, text: string) {
  await input(page).fill(text)
  await input(page).press('Enter')
}
