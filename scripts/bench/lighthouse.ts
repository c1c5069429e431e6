import { pages, type Page } from '#contract/pages.ts'
import { startServer } from '../../e2e/support/server-process.ts'
import { startBarePage } from '../lib/bare-page.ts'
import { type BenchRow, describeRuns, median } from '../lib/bench-row.ts'
import { openLighthouse, type Report } from '../lib/lighthouse.ts'

const ROUNDS = 5
const LCP_LIMIT = 1.2
const judged = ['accessibility', 'seo', 'best-practices']
/** A visitor has no session, so the question who is there is answered with a 401, which the browser logs. */
const ALLOWED = 'errors-in-console'

/** What Lighthouse says about the pages that are read, and how late the landing page is in its model of a phone. */
export default async function measureLighthouse(): Promise<BenchRow[]> {
  const [server, bare, lighthouse] = [await startServer(), await startBarePage(), await openLighthouse()]
  try {
    const rows: BenchRow[] = []
    for (const { path } of (pages as readonly Page[]).filter((page) => page.prerendered))
      rows.push(judge(path, await lighthouse.audit(server.url + path, judged)))

    const [ours, theirs]: [number[], number[]] = [[], []]
    let shift = 0
    // The first round warms the browser and the server up.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const least = await lighthouse.audit(bare.url, ['performance'])
      const landing = await lighthouse.audit(`${server.url}/`, ['performance'])
      if (round === 0) continue
      theirs.push(read(least, 'largest-contentful-paint'))
      ours.push(read(landing, 'largest-contentful-paint'))
      shift = Math.max(shift, read(landing, 'cumulative-layout-shift'))
    }
    const ratio = median(ours) / median(theirs)
    return [
      ...rows,
      { figure: 'Lighthouse: layout shift of /', value: String(shift), limit: '0', ok: shift === 0 },
      {
        figure: 'Lighthouse: LCP of /, against a bare prerendered React page',
        value: `${ratio.toFixed(2)} x: ${describeRuns(ours, 'ms')} against ${describeRuns(theirs, 'ms')}`,
        limit: `${LCP_LIMIT} x`,
        ok: ratio <= LCP_LIMIT,
      },
    ]
  } finally {
    await lighthouse.close()
    await server.stop()
    await bare.stop()
  }
}

function judge(path: string, { categories, audits }: Report): BenchRow {
  const scores = judged.map((id) => `${id} ${Math.round((categories[id]?.score ?? 0) * 100)}`)
  const complaints = judged
    .flatMap((id) => categories[id]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => (id === ALLOWED && !isOnlyThe401(audits[id]) ? `${id} (others)` : id))
  return {
    figure: `Lighthouse: ${path}`,
    value: [scores.join(', '), ...complaints].join('; '),
    limit: '100, but for the 401 in the console',
    ok: complaints.every((id) => id === ALLOWED),
  }
}

function isOnlyThe401(audit: Report['audits'][string] | undefined): boolean {
  const items = audit?.details?.items ?? []
  return items.every(
    ({ description = '', sourceLocation }) =>
      description.includes('401') && sourceLocation?.url?.endsWith('/api/auth/user'),
  )
}

function read({ audits }: Report, id: string): number {
  const value = audits[id]?.numericValue
  if (value === undefined) throw new Error(`Lighthouse has not measured ${id}.`)
  return value
}
