import { expect, test } from 'vitest'
import { onBothEngines } from '#server/testing/test-store.ts'
import { useTestApp } from '#server/testing/test-app.ts'

onBothEngines('a Keel with a name of its own', (engine) => {
  const app = useTestApp(engine, { env: { PUBLIC_URL: 'http://keel.example.com' } })
  const get = async (url: string, host: string) =>
    (await app().visitor().inject({ method: 'GET', url, headers: { host } })).statusCode

  test('answers to that name and on the machine itself, and refuses a name that was bent towards it', async () => {
    expect(await get('/api/waitlist/count', 'keel.example.com')).toBe(200)
    expect(await get('/api/waitlist/count', 'localhost:3000')).toBe(200)
    expect(await get('/api/waitlist/count', 'evil.example')).toBe(421)
    expect(await get('/api/nothing', 'evil.example')).toBe(421)
  })

  test('tells whoever watches over it that it lives, by any name', async () => {
    expect(await get('/healthz', '10.0.0.5:3000')).toBe(200)
    expect(await get('/readyz', '10.0.0.5:3000')).toBe(200)
  })
})

onBothEngines('a request that changes something', (engine) => {
  const app = useTestApp(engine)
  const logOut = async (headers: Record<string, string>) =>
    (await app().visitor().inject({ method: 'POST', url: '/api/auth/logout', headers })).statusCode

  test('is refused when the browser says that another site made it, also without an Origin', async () => {
    expect(await logOut({ 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await logOut({ 'sec-fetch-site': 'same-origin' })).toBe(200)
    expect(await logOut({ 'sec-fetch-site': 'none' })).toBe(200)
  })

  test('is taken from our own page, however the browser came to it', async () => {
    const own = { origin: 'http://localhost:80', host: 'localhost:80' }
    expect(await logOut({ ...own, 'sec-fetch-site': 'same-origin' })).toBe(200)
  })
})
