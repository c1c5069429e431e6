import type { analytics } from '#contract/analytics.ts'

// Only the types are taken from the contract: its schemas would weigh more than all of this.
const VIEW = '/api/analytics/view' satisfies (typeof analytics)['view']['path']
const LEAVE = '/api/analytics/leave' satisfies (typeof analytics)['leave']['path']

/** One page while it is open. Nothing of it is kept anywhere but here. */
interface Shown {
  id: string
  path: string
  isSaid: boolean
  visibleMs: number
  /** When it became visible; null while it is hidden. */
  since: number | null
  saidMs: number
}

let shown: Shown | null = null
let isListening = false
let referrer: string | undefined

const isVisible = () => document.visibilityState === 'visible'

/** Counts a page once it is loaded and the browser is idle, and how long it can be seen. */
export function trackVisit(path: string) {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  if (doNotTrack === '1' || globalPrivacyControl) return
  if (isListening) sayHowLong()
  else listen()
  const now = { id: newId(), path, isSaid: false, visibleMs: 0, saidMs: 0 }
  const opened: Shown = { ...now, since: isVisible() ? performance.now() : null }
  shown = opened
  // A page that only leads on to another is gone by then, and is not counted.
  whenIdle(() => shown === opened && isVisible() && sayView(opened))
}

function listen() {
  isListening = true
  const host = document.referrer && new URL(document.referrer).hostname
  if (host && host !== location.hostname) referrer = host
  document.addEventListener('visibilitychange', () => {
    if (!isVisible()) return sayHowLong()
    if (!shown) return
    shown.since = performance.now()
    sayView(shown)
  })
  addEventListener('pagehide', sayHowLong)
}

function sayView(page: Shown) {
  if (page.isSaid) return
  page.isSaid = true
  send(VIEW, { id: page.id, path: page.path.slice(0, 200), referrer })
  referrer = undefined
}

function sayHowLong() {
  if (!shown) return
  if (shown.since !== null) shown.visibleMs += performance.now() - shown.since
  shown.since = null
  const visibleMs = Math.round(shown.visibleMs)
  if (!shown.isSaid || visibleMs <= shown.saidMs) return
  shown.saidMs = visibleMs
  send(LEAVE, { id: shown.id, visibleMs })
}

const send = (path: string, body: object) =>
  void navigator.sendBeacon(path, new Blob([JSON.stringify(body)], { type: 'application/json' }))

const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36).padStart(2, '0')).join(
    '',
  )

function whenIdle(run: () => void) {
  const wait = () => (window.requestIdleCallback ?? setTimeout)(run)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
