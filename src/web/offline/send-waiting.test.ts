import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { transactions } from '#contract/transactions.ts'
import { CURRENT_USER_KEY, queryClient } from '#web/data/client.ts'
import { setOffline } from '#web/data/connection.ts'
import { callOrKeep, dropWaiting, listWaiting } from '#web/data/waiting.ts'
import { currentToast, dismissToast } from '#web/ui/toast-store.ts'
import { sendAgain, sendWaiting } from './send-waiting.ts'

/** Answers calls by their address; without an answer there is no connection. */
function serve(answers: Record<string, () => Response>) {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    const answer = answers[url]
    if (!answer) throw new TypeError('Failed to fetch')
    if (method !== 'GET') sent.push(`${method} ${url}`)
    return answer()
  })
  return sent
}

const signedIn = (id: number) => () => Response.json({ id })
const gone = () => Response.json({ message: 'Transaction not found' }, { status: 404 })

async function changeOffline() {
  serve({})
  const body = { category: 'Trips', scope: 'one' as const }
  await callOrKeep('Category Trips for Delta', transactions.categorise, { id: 7, body }).catch(() => {})
  await callOrKeep('Rule for delta to delete', transactions.removeRule, { id: 3 }).catch(() => {})
  await callOrKeep('Category Trips for United', transactions.categorise, { id: 8, body }).catch(() => {})
}

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  vi.stubGlobal('location', { pathname: '/chat' })
  queryClient.setQueryData(CURRENT_USER_KEY, { id: 1 })
  for (const { clientId } of listWaiting(1)) dropWaiting(1, clientId)
  dismissToast()
})
afterEach(() => {
  vi.unstubAllGlobals()
  setOffline(false)
  queryClient.clear()
})

test('what waits is sent in its order, and what is refused stays with the reason', async () => {
  await changeOffline()
  const sent = serve({
    '/api/auth/user': signedIn(1),
    '/api/transactions/7/category': gone,
    '/api/category-rules/3': gone,
    '/api/transactions/8/category': () => Response.json({ changed: 1 }),
  })
  await sendWaiting(queryClient, 1)
  expect(sent).toEqual([
    'PUT /api/transactions/7/category',
    'DELETE /api/category-rules/3',
    'PUT /api/transactions/8/category',
  ])
  expect(listWaiting(1)).toMatchObject([
    { text: 'Category Trips for Delta', refusal: 'Transaction not found' },
  ])
  // Not all of it was sent, and the words say so.
  expect(currentToast()).toMatchObject({
    title: 'Sent in part',
    description: '1 change saved, 1 refused. What was refused stands on top of the page.',
    open: true,
  })
  // What was refused once would be refused again, unless its writer wants to try.
  await sendWaiting(queryClient, 1)
  expect(sent).toHaveLength(3)
})

/** One change that was refused because its transaction was gone; gives its id. */
async function beRefused() {
  serve({})
  const body = { category: 'Trips', scope: 'one' as const }
  await callOrKeep('Category Trips for Delta', transactions.categorise, { id: 7, body }).catch(() => {})
  serve({ '/api/auth/user': signedIn(1), '/api/transactions/7/category': gone })
  await sendWaiting(queryClient, 1)
  expect(listWaiting(1)).toMatchObject([{ refusal: 'Transaction not found' }])
  return listWaiting(1)[0]?.clientId ?? ''
}

test('what was refused and is tried again is gone once it is saved', async () => {
  const clientId = await beRefused()
  const sent = serve({
    '/api/auth/user': signedIn(1),
    '/api/transactions/7/category': () => Response.json({ changed: 1 }),
  })
  expect(await sendAgain(queryClient, { userId: 1, clientId })).toBe('saved')
  expect(sent).toEqual(['PUT /api/transactions/7/category'])
  expect(listWaiting(1)).toEqual([])
  expect(await sendAgain(queryClient, { userId: 1, clientId })).toBe('gone')
  expect(sent).toHaveLength(1)
})

test('what is refused once more is listed with the new reason', async () => {
  const clientId = await beRefused()
  const locked = () => Response.json({ message: 'The month is closed' }, { status: 409 })
  serve({ '/api/auth/user': signedIn(1), '/api/transactions/7/category': locked })
  expect(await sendAgain(queryClient, { userId: 1, clientId })).toBe('refused')
  expect(listWaiting(1)).toMatchObject([{ refusal: 'The month is closed' }])
})

const withStatus = (status: number) => () => Response.json({ message: 'Later' }, { status })
test.each([
  ['the server fails', { '/api/auth/user': signedIn(1), '/api/transactions/7/category': withStatus(503) }],
  ['there were too many', { '/api/auth/user': signedIn(1), '/api/transactions/7/category': withStatus(429) }],
  ['somebody else has signed in', { '/api/auth/user': signedIn(2) }],
  ['there is no connection', {}],
])('what was refused stays listed when it is tried again and %s', async (_, answers) => {
  const clientId = await beRefused()
  serve(answers)
  expect(await sendAgain(queryClient, { userId: 1, clientId })).toBe('unanswered')
  expect(listWaiting(1)).toMatchObject([{ clientId, refusal: 'Transaction not found' }])
})

test('what is tried again waits for what is being sent', async () => {
  const clientId = await beRefused()
  const sent = serve({
    '/api/auth/user': signedIn(1),
    '/api/transactions/7/category': () => Response.json({ changed: 1 }),
  })
  const other = Promise.withResolvers<void>()
  const held = navigator.locks.request('keel-waiting', () => other.promise)
  const again = sendAgain(queryClient, { userId: 1, clientId })
  await expect.poll(async () => (await navigator.locks.query()).pending).toHaveLength(1)
  expect(sent).toEqual([])
  expect(listWaiting(1)).toMatchObject([{ refusal: 'Transaction not found' }])
  other.resolve()
  await held
  expect(await again).toBe('saved')
  expect(sent).toHaveLength(1)
})

test('nothing is called sent when all of it was refused', async () => {
  await changeOffline()
  serve({
    '/api/auth/user': signedIn(1),
    '/api/transactions/7/category': gone,
    '/api/category-rules/3': gone,
    '/api/transactions/8/category': gone,
  })
  await sendWaiting(queryClient, 1)
  expect(listWaiting(1).map(({ text }) => text)).toEqual([
    'Category Trips for Delta',
    'Category Trips for United',
  ])
  expect(currentToast()?.open ?? false).toBe(false)
})

test('nothing of one user is sent for another who has signed in meanwhile', async () => {
  await changeOffline()
  const sent = serve({ '/api/auth/user': signedIn(2), '/api/transactions/7/category': gone })
  await sendWaiting(queryClient, 1)
  expect(sent).toEqual([])
  expect(listWaiting(1)).toHaveLength(3)
})
