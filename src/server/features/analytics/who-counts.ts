import type { FastifyRequest } from 'fastify'
import { OTHER_PATH } from '#contract/analytics.ts'
import { findPage } from '#contract/pages.ts'

const MAX_BROWSER = 500

/** Programs that say what they are; Cubot is a phone. */
const CRAWLER = new RegExp(
  [
    String.raw`(?<!cu)bot\b|crawl|spider|slurp|archiver|preview|scan|monitor|uptime|lighthouse|pingdom`,
    String.raw`facebookexternalhit|curl|wget|python|libwww|http-?client|okhttp|^java\/|^node|^undici`,
  ].join('|'),
  'i',
)

/** The browser as far as it tells visitors apart; null when this request is not to be counted. */
export function browserToCount({ headers }: FastifyRequest): string | null {
  if (headers.dnt === '1' || headers['sec-gpc'] === '1') return null
  const browser = (headers['user-agent'] ?? '').slice(0, MAX_BROWSER)
  return browser === '' || CRAWLER.test(browser) ? null : browser
}

/** One of our pages, or 'other': what visitors send can neither grow the store nor show words of theirs. */
export function pathToCount(path: string): string {
  return findPage(path.replace(/[?#].*$/s, ''))?.path ?? OTHER_PATH
}

/** A host name in lower case; null for anything else, and for our own. */
export function referrerToCount(referrer: string | undefined, ownHost: string): string | null {
  const host = referrer?.toLowerCase() ?? ''
  if (!/^(?=.{1,253}$)[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(host)) return null
  return host === ownHost.toLowerCase() ? null : host
}
