import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { balanceSheet } from '#contract/balance-sheet.ts'
import { CURRENT_USER_KEY, queryClient } from './client.ts'
import { setOffline } from './connection.ts'
import { callOrKeep, dropWaiting, KeptForLater, listWaiting } from './waiting.ts'

const boat = { name: 'Boat', value: 100, category: 'Other Assets' as const }
const stored = { ...boat, value: 1, id: 7, notes: null, updatedAt: '2026-01-01T00:00:00.000Z' }
const send = () => callOrKeep('New asset: Boat', balanceSheet.addAsset, { body: boat })

type Answer = () => Promise<Response>
const broken: Answer = () => Promise.reject(new TypeError('Failed to fetch'))
const fine: Answer = async () => Response.json(stored)

/** Answers calls in turn, and says what they carried. */
function serve(...answers: Answer[]) {
  const bodies: { clientId: string }[] = []
  const serveNext = (url: string, init?: RequestInit) => {
    if (url === '/healthz') return answers.length > 0 ? fine() : broken()
    bodies.push(JSON.parse(init?.body as string) as { clientId: string })
    return (answers.shift() ?? broken)()
  }
  vi.stubGlobal('fetch', serveNext)
  return bodies
}

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  setOffline(false)
  queryClient.setQueryData(CURRENT_USER_KEY, { id: 1 })
  for (const { clientId } of listWaiting(1)) dropWaiting(1, clientId)
})
afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

test('what the server answers is the answer', async () => {
  const [sent] = [serve(fine)]
  expect(await send()).toMatchObject({ id: 7, value: 100 })
  expect(sent).toHaveLength(1)
  expect(listWaiting(1)).toEqual([])
})

test('an answer that got lost on the way is asked for once more, under the same id', async () => {
  const sent = serve(broken, fine)
  expect(await send()).toMatchObject({ id: 7 })
  expect(sent).toHaveLength(2)
  expect(sent[0]?.clientId).toBe(sent[1]?.clientId)
})

test('what cannot be sent at all is kept as it would have gone out', async () => {
  const sent = serve()
  await expect(send()).rejects.toThrow(KeptForLater)
  expect(listWaiting(1)).toMatchObject([
    { text: 'New asset: Boat', method: 'POST', url: '/api/assets', clientId: sent[0]?.clientId },
  ])
  expect(JSON.parse(listWaiting(1)[0]?.body ?? '')).toMatchObject({ name: 'Boat', value: 1 })
})

test('a refusal is a refusal', async () => {
  serve(async () => Response.json({ message: 'Too much' }, { status: 409 }))
  await expect(send()).rejects.toThrow('409')
  expect(listWaiting(1)).toEqual([])
})
