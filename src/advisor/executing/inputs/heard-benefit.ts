/** What Social Security was said to pay, some messages ago: 'what would it be if i waited till 70'. */
import { byWords } from '#advisor/grounding/figures.ts'
import { centsOf } from '#advisor/planning/given.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'
import { benefitPercent, EARLIEST_CLAIM_AGE, LATEST_CLAIM_AGE } from '#finance/social-security.ts'
import type { Valued } from '#advisor/planning/to-value.ts'

const SOCIAL = /\bsocial security\b|\bssa?\b/i
/** What a month of it may be, in dollars. */
const BENEFITS = { least: 200, most: 6000 }

const isBenefit = ({ kind, value, period, words }: HeardNumber) =>
  (kind === 'money' || kind === 'number') &&
  (period === null || period === 'month') &&
  value >= BENEFITS.least &&
  value <= BENEFITS.most &&
  SOCIAL.test(words) &&
  !/\btax/i.test(words)

const isClaimAge = ({ kind, value }: HeardNumber) =>
  (kind === 'age' || kind === 'number') && value >= EARLIEST_CLAIM_AGE && value <= LATEST_CLAIM_AGE

/** The newest such benefit at full retirement age; one that is told with another age follows from that. */
export function heardBenefit(heard: readonly HeardNumber[]): Valued | null {
  const at = heard.findIndex(isBenefit)
  const told = heard[at]
  if (!told) return null
  // Among the newest first, what was said after it stands before it.
  const next = heard[at - 1]
  const isAtAge = next && next.start > told.end && isClaimAge(next) && /\bat\b/i.test(told.words)
  const percent = isAtAge ? benefitPercent(next.value) : 100
  return {
    value: Math.round((centsOf(told.value) * 100) / percent),
    unit: 'money',
    source: byWords(told.quote),
  }
}
