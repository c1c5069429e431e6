import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fileNameOf, pages } from '#contract/pages.ts'
import { settings } from '#contract/settings.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

const style = 'body { color: teal }'
const script = 'console.log(1)'
const webRoot = mkdtempSync(join(tmpdir(), 'keel-web-'))
const barColours =
  '<meta name="theme-color" media="(prefers-color-scheme: light)" /><meta name="theme-color" media="(prefers-color-scheme: dark)" />'
let app: TestApp

/** A web app of the form that the build leaves behind. */
beforeAll(async () => {
  mkdirSync(join(webRoot, 'pages'))
  for (const name of [...pages.map(({ path }) => fileNameOf(path)), 'not-found']) {
    const canonical = '<link rel="canonical" href="__PUBLIC_URL__/" />'
    const sheet = name === 'landing' ? `<style>${style}</style>` : ''
    writeFileSync(
      join(webRoot, 'pages', `${name}.html`),
      `<html lang="en">${barColours}${canonical}${sheet}${name}`,
    )
  }
  writeFileSync(join(webRoot, 'favicon.svg'), '<svg />')
  mkdirSync(join(webRoot, 'assets'))
  writeFileSync(join(webRoot, 'assets', 'app-1.js'), script)
  writeFileSync(join(webRoot, 'assets', 'app-1.js.br'), brotliCompressSync(script))
  writeFileSync(join(webRoot, 'assets', 'notes.html'), 'not served')
  app = await startTestApp('sqlite', { env: { PUBLIC_URL: 'https://keel.example.com/' }, webRoot })
})

afterAll(async () => {
  await app.close()
  rmSync(webRoot, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) =>
  app.visitor().inject({ method: 'GET', url, headers })

test('every page is served under its path, with the address of this Keel in it', async () => {
  for (const { path } of pages) {
    const response = await get(path)
    expect([path, response.statusCode, response.payload]).toEqual([
      path,
      200,
      `<html lang="en">${barColours}<link rel="canonical" href="https://keel.example.com/" />${path === '/' ? `<style>${style}</style>` : ''}${fileNameOf(path)}`,
    ])
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.headers['cache-control']).toBe('no-cache')
  }
})

test('an unknown path is a 404 with a page; an unknown call is JSON', async () => {
  const page = await get('/nowhere')
  expect([page.statusCode, page.payload.endsWith('not-found')]).toEqual([404, true])
  const call = await get('/api/nowhere')
  expect([call.statusCode, call.json()]).toEqual([404, { message: 'Not found' }])
})

test('a page comes compressed as the browser accepts it, and not twice', async () => {
  const plain = await get('/')
  const br = await get('/', { 'accept-encoding': 'gzip, br' })
  const gz = await get('/', { 'accept-encoding': 'gzip' })
  expect([br.headers['content-encoding'], gz.headers['content-encoding']]).toEqual(['br', 'gzip'])
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.payload)
  expect(gunzipSync(gz.rawPayload).toString()).toBe(plain.payload)
  const again = await get('/', { 'if-none-match': String(br.headers.etag) })
  expect([again.statusCode, again.payload]).toEqual([304, ''])
})

test('a page may use the style sheet that stands in it, and no other', async () => {
  const policyOf = async (path: string) => String((await get(path)).headers['content-security-policy'])
  const hash = createHash('sha256').update(style).digest('base64')
  expect(await policyOf('/')).toContain(`style-src 'sha256-${hash}' 'self';`)
  expect(await policyOf('/chat')).toContain("style-src 'self';")
})

test('a signed-in user who opens the start page goes to the chat', async () => {
  const user = await app.newUser()
  const response = await user.inject({ method: 'GET', url: '/' })
  expect([response.statusCode, response.headers.location]).toEqual([302, '/chat'])
})

test('every page comes in the appearance that its reader has chosen, on each of their devices', async () => {
  const ann = await app.newUser()
  const phone = app.visitor()
  await app.signIn(phone, ann.user.id)
  const opening = async (device: { inject: typeof ann.inject }, url = '/budget') =>
    (await device.inject({ method: 'GET', url })).payload.split('<link')[0]
  expect(await opening(phone)).toBe(`<html lang="en">${barColours}`)

  await ann.call(settings.change, { body: { theme: 'dark', accent: 'plum', fontSize: 'large' } })
  const dark =
    '<html lang="en" data-theme="dark" data-accent="plum" data-font="large">' +
    '<meta name="theme-color" media="not all" /><meta name="theme-color" media="all" />'
  for (const url of ['/budget', '/settings', '/how-it-works', '/nowhere']) {
    expect([await opening(ann, url), await opening(phone, url)]).toEqual([dark, dark])
  }
  expect(await opening(app.visitor())).toBe(`<html lang="en">${barColours}`)
  const { etag, vary } = (await ann.inject({ method: 'GET', url: '/budget' })).headers
  expect(vary).toContain('cookie')

  await ann.call(settings.change, { body: { theme: 'light', accent: 'teal', fontSize: 'medium' } })
  const again = await ann.inject({
    method: 'GET',
    url: '/budget',
    headers: { 'if-none-match': String(etag) },
  })
  expect([again.statusCode, again.payload.includes('<html lang="en" data-theme="light">')]).toEqual([
    200,
    true,
  ])
})

test('a page is served without its colours while the store is away', async () => {
  const ann = await app.newUser()
  const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED', syscall: 'connect' })
  const findSession = vi.spyOn(app.app, 'findSession').mockRejectedValueOnce(away)
  const response = await ann.inject({ method: 'GET', url: '/budget' })
  expect([response.statusCode, findSession.mock.calls.length]).toEqual([200, 1])
  findSession.mockRestore()
})

test('search engines are told what to read and what to leave', async () => {
  const robots = await get('/robots.txt')
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(robots.payload).toContain('Disallow: /api/\n')
  expect(robots.payload).toContain('Disallow: /chat\n')
  expect(robots.payload).not.toMatch(/Disallow: \/(?:\n|how-it-works|privacy-policy|feedback)/)
  expect(robots.payload).toContain('Sitemap: https://keel.example.com/sitemap.xml')
  const sitemap = await get('/sitemap.xml')
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8')
  const listed = [...sitemap.payload.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
  expect(listed).toEqual(
    ['/', '/how-it-works', '/privacy-policy', '/terms-of-service', '/feedback'].map(
      (path) => `https://keel.example.com${path}`,
    ),
  )
})

test('files beside the pages are served, the templates are not', async () => {
  expect((await get('/favicon.svg')).payload).toBe('<svg />')
  expect((await get('/pages/landing.html')).statusCode).toBe(404)
})

test('scripts come compressed as they were built, are kept for a year, and are not sent twice', async () => {
  const br = await get('/assets/app-1.js?v=1', { 'accept-encoding': 'gzip, br' })
  expect(br.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
  })
  expect(br.headers).not.toHaveProperty('content-security-policy')
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(script)
  const plain = await get('/assets/app-1.js', { 'accept-encoding': 'gzip' })
  expect([plain.headers['content-encoding'], plain.payload]).toEqual([undefined, script])
  expect(plain.headers.etag).not.toBe(br.headers.etag)
  const again = await get('/assets/app-1.js', { 'if-none-match': String(plain.headers.etag) })
  expect([again.statusCode, again.payload]).toEqual([304, ''])
})

test.each([
  '/assets/app-2.js',
  '/assets/app-1.js.br',
  '/assets/notes.html',
  '/assets/../pages/landing.html',
  '/assets/..%2f..%2fpackage.json',
  '/assets/',
  '/assets/constructor',
])('%s is no file', async (url) => {
  const { statusCode, headers } = await get(url)
  expect([statusCode, String(headers['cache-control'])]).toEqual([
    404,
    expect.not.stringContaining('immutable'),
  ])
})
