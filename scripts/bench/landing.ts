import { launchChromium } from '../../e2e/support/chromium.ts'
import { startServer } from '../../e2e/support/server-process.ts'
import { startBarePage } from '../lib/bare-page.ts'
import { type BenchRow, median } from '../lib/bench-row.ts'
import { measurePage, type PageVisit } from '../lib/measure-page.ts'

const ROUNDS = 9
const LCP_LIMIT = 1.2
const budgets = { Script: 90_000, 'Document + Stylesheet': 25_000, Font: 30_000 }

interface Round {
  landing: PageVisit
  bare: PageVisit
}

/** What the landing page costs a first visitor, against the least that React can do with the same font and style. */
export default async function measureLanding(): Promise<BenchRow[]> {
  const rounds = await visitInTurns()
  const bytes = rounds[0]?.landing.bytes ?? {}
  const sum = (kinds: string) => kinds.split(' + ').reduce((total, kind) => total + (bytes[kind] ?? 0), 0)
  const shift = Math.max(...rounds.map(({ landing }) => landing.cls))
  const [ours, bare] = [
    median(rounds.map(({ landing }) => landing.lcp)),
    median(rounds.map((round) => round.bare.lcp)),
  ]
  return [
    ...Object.entries(budgets).map(([kinds, most]) => ({
      figure: `landing: ${kinds.toLowerCase()}, brotli`,
      value: `${(sum(kinds) / 1000).toFixed(1)} kB`,
      limit: `${most / 1000} kB`,
      ok: sum(kinds) <= most,
    })),
    { figure: 'landing: layout shift', value: String(shift), limit: '0', ok: shift === 0 },
    {
      figure: 'landing: LCP on slow 4G, against a bare prerendered React page',
      value: `${(ours / bare).toFixed(2)} x (${ours.toFixed(0)} against ${bare.toFixed(0)} ms)`,
      limit: `${LCP_LIMIT} x`,
      ok: ours / bare <= LCP_LIMIT,
    },
  ]
}

/** The two take turns in one browser, so that whatever slows the machine slows both. */
async function visitInTurns(): Promise<Round[]> {
  const [browser, server, bare] = [await launchChromium(), await startServer(), await startBarePage()]
  const rounds: Round[] = []
  try {
    // The first round warms the browser and the server up.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const visits = {
        bare: await measurePage(browser, bare.url),
        landing: await measurePage(browser, `${server.url}/`),
      }
      if (round > 0) rounds.push(visits)
    }
  } finally {
    await browser.close()
    await server.stop()
    await bare.stop()
  }
  return rounds
}
