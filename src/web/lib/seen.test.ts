import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findSeen, findSeenUser, forgetSeen, keepSeen, noteSignedOut, noteSignedIn } from './seen.ts'

/** As much of the browser's cache as is used. */
function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>()
  return {
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>()
      stores.set(name, store)
      return {
        put: async (url: string, response: Response) => void store.set(url, response),
        match: async (url: string) => store.get(url)?.clone(),
      }
    },
  }
}

function fakeStorage() {
  const storage: Record<string, string> = {}
  const hidden = (value: unknown) => ({ value, enumerable: false })
  return Object.defineProperties(storage, {
    getItem: hidden((key: string) => storage[key] ?? null),
    setItem: hidden((key: string, value: string) => void (storage[key] = value)),
    removeItem: hidden((key: string) => void Reflect.deleteProperty(storage, key)),
  })
}

beforeEach(() => {
  vi.stubGlobal('caches', fakeCaches())
  vi.stubGlobal('localStorage', fakeStorage())
})
afterEach(() => vi.unstubAllGlobals())

const textOf = async (url: string) => (await findSeen(url))?.text()
const ann = { id: 1, email: 'ann@example.com' }
const bob = { id: 2, email: 'bob@example.com' }

test('what was seen is found again, with when; who it was, too', async () => {
  await noteSignedIn(ann)
  await keepSeen('/api/assets', new Response('[1]'))
  expect(await textOf('/api/assets')).toBe('[1]')
  expect((await findSeen('/api/assets'))?.headers.get('x-seen-at')).toMatch(/^\d{4}-/)
  expect(await textOf('/api/auth/user')).toBe(JSON.stringify(ann))
  expect(await textOf('/api/liabilities')).toBeUndefined()
})

test.each([
  '/api/transactions/summary',
  '/api/transactions/months',
  '/api/transactions?skip=0&limit=100',
  '/api/transactions/recurring',
  '/api/budget-proposals/plan?month=2026-10',
])('%s is kept', async (url) => {
  await noteSignedIn(ann)
  await keepSeen(url, new Response('[1]'))
  expect(await textOf(url)).toBe('[1]')
})

test.each([
  '/api/security-events?limit=10',
  '/api/admin/users',
  '/api/own-data.json',
  '/api/messages?search=x',
  '/api/transactions?search=clinic&skip=0&limit=100',
  '/api/transactions?after=2026-01-31~5&skip=0&limit=100',
])('%s is not kept', async (url) => {
  await noteSignedIn(ann)
  await keepSeen(url, new Response('secret'))
  expect(await textOf(url)).toBeUndefined()
})

test('nothing is kept of visitors, and nothing of somebody who has just left', async () => {
  await noteSignedOut()
  await keepSeen('/api/assets', new Response('[1]'))
  expect(await caches.keys()).toEqual([])
  await noteSignedIn(ann)
  const late = keepSeen('/api/assets', new Response('[1]'))
  await forgetSeen(ann.id)
  await late
  expect(await caches.keys()).toEqual([])
})

test.each([
  ['somebody else signs in', () => noteSignedIn(bob)],
  ['the session has ended', () => noteSignedOut()],
  ['whoever it was leaves', () => forgetSeen(null)],
])('it goes when %s', async (_, leave) => {
  await noteSignedIn(ann)
  await keepSeen('/api/assets', new Response('[1]'))
  await leave()
  expect(await caches.keys()).toEqual([])
  expect(await textOf('/api/assets')).toBeUndefined()
})

test('one user leaves, and the other stays who they are', async () => {
  await noteSignedIn(bob)
  await keepSeen('/api/assets', new Response('[2]'))
  await forgetSeen(ann.id)
  expect([findSeenUser(), await textOf('/api/assets')]).toEqual([JSON.stringify(bob), '[2]'])
})
