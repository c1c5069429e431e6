import { launchChromium } from '../../e2e/support/chromium.ts'
import { startServer } from '../../e2e/support/server-process.ts'
import { startBarePage } from './bare-page.ts'
import { measurePage, type PageVisit } from './measure-page.ts'

// What the landing page costs a first visitor, on the built server, against the least that React can do. The two take
// turns in one browser, so that whatever slows the machine slows both.
const ROUNDS = 9
const budgets = { Script: 90_000, 'Document + Stylesheet': 25_000, Font: 30_000 }

const [browser, server, bare] = [await launchChromium(), await startServer(), await startBarePage()]
const visits: { landing: PageVisit; bare: PageVisit }[] = []
try {
  // The first round warms the browser and the server up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const visit = {
      bare: await measurePage(browser, bare.url),
      landing: await measurePage(browser, `${server.url}/`),
    }
    if (round > 0) visits.push(visit)
  }
} finally {
  await browser.close()
  await server.stop()
  await bare.stop()
}

const { bytes } = visits[0]!.landing
const sum = (kinds: string) => kinds.split(' + ').reduce((total, kind) => total + (bytes[kind] ?? 0), 0)
// The fastest visit of each is the one that the rest of the machine disturbed least.
const lcp = {
  landing: Math.min(...visits.map((visit) => visit.landing.lcp)),
  bare: Math.min(...visits.map((visit) => visit.bare.lcp)),
}
const ratio = lcp.landing / lcp.bare
const cls = Math.max(...visits.map((visit) => visit.landing.cls))

const rows = [
  ...Object.entries(budgets).map(([kinds, most]) => ({
    measured: `${kinds}, bytes`,
    value: sum(kinds),
    'at most': most,
    ok: sum(kinds) <= most,
  })),
  { measured: 'Layout shift', value: cls, 'at most': 0, ok: cls === 0 },
  { measured: 'LCP against a bare page', value: Number(ratio.toFixed(2)), 'at most': 1.2, ok: ratio <= 1.2 },
]
console.log(`The landing page, ${ROUNDS} first visits, brotli over the wire:`)
console.table(rows)
console.log(
  `LCP, fastest visit on slow 4G: ${lcp.landing.toFixed(0)} ms; bare React page: ${lcp.bare.toFixed(0)} ms (${sum('Script')} B of scripts against ${visits[0]!.bare.bytes.Script ?? 0} B)`,
)
process.exitCode = rows.every((row) => row.ok) ? 0 : 1
