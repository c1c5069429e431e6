import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetAnswers, sendRequest } from './send-request.ts'

const get = (url: string) => ({ method: 'GET' as const, url, headers: {} })
const fetched = vi.fn<typeof fetch>()

/** A server that names its answers and says when nothing has changed. */
function answer(text: string) {
  fetched.mockImplementation(async (_url, { headers } = {}) => {
    const etag = `"${text}"`
    const isSame = new Headers(headers).get('if-none-match') === etag
    return new Response(isSame ? null : text, { status: isSame ? 304 : 200, headers: { etag } })
  })
}

const namedIn = (call: number) => new Headers(fetched.mock.calls[call]?.[1]?.headers).get('if-none-match')

beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  forgetAnswers()
  vi.unstubAllGlobals()
})

test('what has not changed is read from memory', async () => {
  answer('[1]')
  const first = await sendRequest(get('/api/assets'))
  const second = await sendRequest(get('/api/assets'))
  expect([first.text, second.text, second.status]).toEqual(['[1]', '[1]', 200])
  expect([namedIn(0), namedIn(1)]).toEqual([null, '"[1]"'])
})

test('what has changed is read anew', async () => {
  answer('[1]')
  await sendRequest(get('/api/assets'))
  answer('[1,2]')
  expect((await sendRequest(get('/api/assets'))).text).toBe('[1,2]')
  expect((await sendRequest(get('/api/assets'))).text).toBe('[1,2]')
  expect(namedIn(2)).toBe('"[1,2]"')
})

test('another address is another answer, and a change is always sent', async () => {
  answer('[1]')
  await sendRequest(get('/api/assets'))
  await sendRequest(get('/api/assets?limit=5'))
  await sendRequest({ method: 'POST', url: '/api/assets', headers: {}, body: '{}' })
  expect([namedIn(1), namedIn(2)]).toEqual([null, null])
})

test('whoever signs out leaves nothing behind', async () => {
  answer('[1]')
  await sendRequest(get('/api/assets'))
  forgetAnswers()
  await sendRequest(get('/api/assets'))
  expect(namedIn(1)).toBeNull()
})

test('only the addresses read last are kept', async () => {
  answer('[1]')
  for (let page = 0; page <= 20; page += 1) await sendRequest(get(`/api/messages?before=${page}`))
  await sendRequest(get('/api/messages?before=0'))
  await sendRequest(get('/api/messages?before=20'))
  expect([namedIn(21), namedIn(22)]).toEqual([null, '"[1]"'])
})

test('a refusal is no answer to keep', async () => {
  const refused = async () =>
    new Response('{"message":"Not signed in"}', { status: 401, headers: { etag: '"x"' } })
  fetched.mockImplementation(refused)
  expect((await sendRequest(get('/api/assets'))).status).toBe(401)
  await sendRequest(get('/api/assets'))
  expect(namedIn(1)).toBeNull()
})
