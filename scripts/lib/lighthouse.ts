import { existsSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { launchChromium } from '../../e2e/support/chromium.ts'
import { root, runStep } from './steps.ts'

const VERSION = '13.0.1'
const folder = join(root, '.cache/lighthouse', VERSION)

interface Audit {
  score: number | null
  numericValue?: number
  details?: { items?: { description?: string; sourceLocation?: { url?: string } }[] }
}

/** What we read of a report. */
export interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
}

type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>

/**
 * Lighthouse on a browser of its own, as it is set by default: a phone on a simulated slow 4G line. It is fetched when
 * it is first used and kept apart: it brings 200 packages that nobody needs who runs, changes or tests Keel.
 */
export async function openLighthouse() {
  const lighthouse = await loadLighthouse()
  const port = await findFreePort()
  const browser = await launchChromium([`--remote-debugging-port=${port}`])
  return {
    async audit(url: string, onlyCategories: string[]): Promise<Report> {
      const result = await lighthouse(url, { port, onlyCategories, logLevel: 'error' })
      if (!result) throw new Error(`Lighthouse has no report of ${url}.`)
      return result.lhr
    },
    close: () => browser.close(),
  }
}

async function loadLighthouse(): Promise<Lighthouse> {
  const file = join(folder, 'node_modules/lighthouse/core/index.js')
  const args = [
    'install',
    '--prefix',
    folder,
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    `lighthouse@${VERSION}`,
  ]
  if (!existsSync(file) && !runStep({ name: 'Fetch Lighthouse', command: 'npm', args }))
    throw new Error('Lighthouse could not be fetched: check that the package registry can be reached.')
  return ((await import(file)) as { default: Lighthouse }).default
}

function findFreePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const server = createServer().listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo
    server.close(() => resolve(port))
  })
  return promise
}
