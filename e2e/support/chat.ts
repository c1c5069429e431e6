import type { Locator, Page, Route } from 'playwright-core'

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

export const replies = (page: Page) => log(page).getByRole('article', { name: /^Response #/ })

/** Says something and waits for the whole reply. The button, unlike the key, waits until it may be pressed. */
export async function ask(page: Page, text: string): Promise<Locator> {
  const reply = replies(page).nth(await replies(page).count())
  await input(page).fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await reply.waitFor()
  return reply
}

/** Three facts that the advisor saves in three places: the profile, the budget and the balance sheet. */
export const threeFacts = 'I make 85k a year. My rent is 1,800 a month. I owe 3,000 on my Visa at 22.9%.'

/** What was said to the real advisor before the screen is opened. */
export async function tell(page: Page, ...texts: string[]) {
  for (const message of texts) {
    const answer = await page.request.post('/api/chat', { data: { message } })
    if (!answer.ok()) throw new Error(`'${message}' was answered with ${answer.status()}`)
  }
}

/** Everything that is stored, as the server tells it. */
export const storedMessages = async (page: Page): Promise<StoredMessage[]> =>
  (await page.request.get('/api/messages')).json()
