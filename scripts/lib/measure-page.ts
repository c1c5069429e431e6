import type { Browser, CDPSession } from 'playwright-core'

export interface PageVisit {
  /** Bytes of the bodies over the wire, by kind of resource. */
  bytes: Record<string, number>
  /** Milliseconds until the largest text or image was painted. */
  lcp: number
  /** How much the layout moved; 0 is not at all. */
  cls: number
}

interface Vitals {
  lcp: number
  cls: number
}

/** The connection that page audits assume: a phone on a slow 4G network. Throughput in bytes a second. */
const phone = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

/** Opens a page as a first visitor does: nothing cached, motion allowed. */
export async function measurePage(browser: Browser, url: string): Promise<PageVisit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.addInitScript(watchVitals)
  const session = await context.newCDPSession(page)
  const bytes = await countBytes(session)
  await page.goto(url, { waitUntil: 'networkidle' })
  // The miniature of the landing page moves for five seconds, and must not move anything else.
  await page.waitForTimeout(500)
  const { lcp, cls } = await page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals)
  await context.close()
  return { bytes, lcp, cls }
}

function watchVitals() {
  const vitals: Vitals = { lcp: 0, cls: 0 }
  Object.assign(window, { vitals })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) vitals.lcp = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) vitals.cls += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

async function countBytes(session: CDPSession): Promise<Record<string, number>> {
  const responses = new Map<string, { kind: string; headers: number }>()
  const bytes: Record<string, number> = {}
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    responses.set(requestId, { kind: type, headers: response.encodedDataLength }),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { kind = 'Other', headers = 0 } = responses.get(requestId) ?? {}
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength - headers
  })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...phone })
  return bytes
}
