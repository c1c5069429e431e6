import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { balanceSheet } from '#contract/balance-sheet.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { useTestApp } from '#server/testing/test-app.ts'

onBothEngines('an answer that is asked for again', (engine) => {
  const app = useTestApp(engine)

  async function owner(count: number) {
    const user = await app().newUser()
    for (let at = 0; at < count; at += 1) {
      const body = {
        name: `Asset ${at}`,
        value: 100,
        category: 'Investments',
        notes: 'x'.repeat(200),
      } as const
      await user.call(balanceSheet.addAsset, { body })
    }
    const get = (headers: Record<string, string> = {}) =>
      user.inject({ method: 'GET', url: '/api/assets', headers })
    return { ...user, get }
  }

  test('is only named while it is the same', async () => {
    const { get, call } = await owner(8)
    const first = await get()
    const etag = String(first.headers.etag)
    const again = await get({ 'if-none-match': etag })
    expect([again.statusCode, again.payload, again.headers.etag]).toEqual([304, '', etag])
    expect(again.headers['cache-control']).toBe('no-store')
    expect((await get({ 'if-none-match': `W/${etag}` })).statusCode).toBe(304)

    const [{ id } = { id: 0 }] = await call(balanceSheet.listAssets)
    await call(balanceSheet.removeAsset, { id })
    const changed = await get({ 'if-none-match': etag })
    expect([changed.statusCode, changed.json().length]).toEqual([200, 7])
  })

  test('is not named for somebody who may not have it', async () => {
    const { get } = await owner(8)
    const etag = String((await get()).headers.etag)
    const stranger = await app()
      .visitor()
      .inject({ method: 'GET', url: '/api/assets', headers: { 'if-none-match': etag } })
    expect(stranger.statusCode).toBe(401)
    const other = await app().newUser()
    const theirs = await other.inject({
      method: 'GET',
      url: '/api/assets',
      headers: { 'if-none-match': etag },
    })
    expect([theirs.statusCode, theirs.json()]).toEqual([200, []])
  })

  test('has no name when it is small, and comes plain', async () => {
    const { get } = await owner(1)
    const answer = await get({ 'accept-encoding': 'br' })
    expect([answer.headers.etag, answer.headers['content-encoding']]).toEqual([undefined, undefined])
  })

  test('comes compressed when it is large and the asker takes it so', async () => {
    const { get } = await owner(40)
    const plain = await get()
    expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'accept-encoding'])
    const br = await get({ 'accept-encoding': 'gzip, br' })
    const gz = await get({ 'accept-encoding': 'gzip' })
    expect([br.headers['content-encoding'], gz.headers['content-encoding']]).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.payload)
    expect(gunzipSync(gz.rawPayload).toString()).toBe(plain.payload)
    expect(br.headers.etag).toBe(plain.headers.etag)
  })
})
