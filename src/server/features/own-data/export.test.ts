import { expect, test } from 'vitest'
import { balanceSheet } from '#contract/balance-sheet.ts'
import { partNames } from '#contract/own-data.ts'
import { profile } from '#contract/profile.ts'
import { addMessages } from '#server/testing/add-messages.ts'
import { useTestApp } from '#server/testing/test-app.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { readZipEntry } from '#web/lib/read-zip.ts'
import { exportJson } from './export.ts'

onBothEngines('a download of everything', (engine) => {
  const app = useTestApp(engine)

  test('is an archive with the file that can be restored and a table of each part', async () => {
    const ann = await app().newUser()
    await addMessages(
      app().db,
      ann.user.id,
      Array.from({ length: 600 }, (_, n) => `Words, "${n}"`),
    )
    const response = await ann.inject({ method: 'GET', url: '/api/own-data.zip' })
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/zip'])
    expect(response.headers['content-disposition']).toBe('attachment; filename="keel-2026-03-01.zip"')
    const archive = new Blob([new Uint8Array(response.rawPayload)])
    const read = async (name: string) => {
      const stream = await readZipEntry(archive, name)
      return stream ? new Response(stream).text() : ''
    }
    const file = JSON.parse(await read('keel.json'))
    expect(file).toMatchObject({ format: 'keel-own-data', version: 1, counts: { messages: 600, account: 1 } })
    expect(Object.keys(file)).toEqual(['format', 'version', 'exportedAt', ...partNames, 'counts'])
    for (const part of partNames) expect(await read(`tables/${part}.csv`)).toMatch(/^\w+(?:,\w+)*\r\n/)
    const table = await read('tables/messages.csv')
    expect(table.split('\r\n')).toHaveLength(602)
    expect(table).toContain('"Words, ""599"""')
  })

  test('of somebody who has nothing is whole all the same', async () => {
    const ann = await app().newUser()
    const { payload } = await ann.inject({ method: 'GET', url: '/api/own-data.json' })
    expect(JSON.parse(payload)).toMatchObject({ messages: [], assets: [], counts: { messages: 0 } })
  })

  test('comes in pages, so that a long one is never whole in memory', async () => {
    const ann = await app().newUser()
    await addMessages(
      app().db,
      ann.user.id,
      Array.from({ length: 1100 }, () => 'x'.repeat(500)),
    )
    const sizes = []
    for await (const piece of exportJson(app().db, ann.user.id, new Date())) sizes.push(piece.length)
    expect(Math.max(...sizes)).toBeLessThan(250 * 1000)
    expect(sizes.reduce((sum, size) => sum + size)).toBeGreaterThan(1100 * 500)
  })

  test('a table of a part has amounts as numbers, and nothing that a spreadsheet would run', async () => {
    const ann = await app().newUser()
    const evil = {
      name: '=HYPERLINK("x")',
      value: 123_456,
      category: 'Other Assets' as const,
      notes: '@SUM(A1)',
    }
    await ann.call(balanceSheet.addAsset, { body: evil })
    const read = async (part: string) => ann.inject({ method: 'GET', url: `/api/own-data.csv?part=${part}` })
    const { payload, headers } = await read('assets')
    expect(headers['content-disposition']).toBe('attachment; filename="keel-assets-2026-03-01.csv"')
    expect(payload).toMatch(
      /^id,name,value,category,notes,updatedAt\r\n\d+,"'=HYPERLINK\(""x""\)",1234.56,Other Assets,"'@SUM\(A1\)",/,
    )
    await ann.call(profile.save, { body: { debt: 10_000_000, savings: 100 } })
    expect((await read('netWorth')).payload).toContain(',-98764.44')
    expect((await read('nonsense')).statusCode).toBe(400)
  })
})
