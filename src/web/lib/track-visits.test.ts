import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'rolldown'
import { beforeEach, describe, expect, test, vi } from 'vitest'

describe('counting visits in the browser', () => {
  const sent: { path: string; body: Record<string, unknown> }[] = []
  const listeners = new Map<string, () => void>()
  const state = { visible: true, ready: true, now: 0, idle: [] as (() => void)[] }

  beforeEach(() => {
    vi.resetModules()
    sent.length = 0
    listeners.clear()
    Object.assign(state, { visible: true, ready: true, now: 0, idle: [] })
    const listen = (name: string, run: () => void) => void listeners.set(name, run)
    vi.stubGlobal(
      'Blob',
      class {
        readonly text: string
        constructor([text = '']: string[]) {
          this.text = text
        }
      },
    )
    vi.stubGlobal('navigator', {
      doNotTrack: null,
      sendBeacon: (path: string, blob: { text: string }) => sent.push({ path, body: JSON.parse(blob.text) }),
    })
    vi.stubGlobal('document', {
      referrer: 'https://news.example/story?who=ann',
      addEventListener: listen,
      get visibilityState() {
        return state.visible ? 'visible' : 'hidden'
      },
      get readyState() {
        return state.ready ? 'complete' : 'interactive'
      },
    })
    vi.stubGlobal('location', { hostname: 'keel.example' })
    vi.stubGlobal('addEventListener', listen)
    vi.stubGlobal('performance', { now: () => state.now })
    vi.stubGlobal('window', { requestIdleCallback: (run: () => void) => state.idle.push(run) })
    return () => vi.unstubAllGlobals()
  })

  const load = async () => (await import('./track-visits.ts')).trackVisit
  const idle = () => state.idle.splice(0).forEach((run) => run())
  const show = (visible: boolean) => {
    state.visible = visible
    listeners.get('visibilitychange')?.()
  }

  test('says a page after load and idle, with the host that led here, and later how long it was seen', async () => {
    const trackVisit = await load()
    state.ready = false
    trackVisit('/')
    idle()
    expect(sent).toEqual([])
    state.ready = true
    listeners.get('load')?.()
    idle()
    state.now = 4000
    show(false)
    state.now = 60_000
    show(true)
    state.now = 61_500
    trackVisit('/login')
    idle()
    const [first, second] = [sent[0]?.body.id, sent[3]?.body.id]
    expect(first).toMatch(/^[\da-z]{24}$/)
    expect(sent).toEqual([
      { path: '/api/analytics/view', body: { id: first, path: '/', referrer: 'news.example' } },
      { path: '/api/analytics/leave', body: { id: first, visibleMs: 4000 } },
      { path: '/api/analytics/leave', body: { id: first, visibleMs: 5500 } },
      { path: '/api/analytics/view', body: { id: second, path: '/login' } },
    ])
  })

  test('does not count a page that leads on at once, nor one that nobody looks at', async () => {
    const trackVisit = await load()
    trackVisit('/auth')
    trackVisit('/login')
    state.visible = false
    idle()
    expect(sent).toEqual([])
    show(true)
    expect(sent.map(({ body }) => body.path)).toEqual(['/login'])
  })

  test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('sends nothing under %j', async (wish) => {
    Object.assign(navigator, wish)
    const trackVisit = await load()
    trackVisit('/')
    idle()
    expect([sent, listeners.size]).toEqual([[], 0])
  })
})

test('counting visits weighs less than 1 kB', async () => {
  const { output } = await build({
    input: join(import.meta.dirname, 'track-visits.ts'),
    write: false,
    output: { minify: true },
  })
  expect(gzipSync(output[0].code).length).toBeLessThan(1000)
})
