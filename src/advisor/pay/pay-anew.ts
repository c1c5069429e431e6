/** Pay that is set right without an amount of its own: 'no, thats before taxes', 'sorry, its 34 hours, not 32'. */
import { isPay } from '#advisor/facts.ts'
import type { Hearing } from '#advisor/advisor.ts'
import { asksFor } from '#advisor/reading/asked-part.ts'
import { isMoneyLike, type Reading } from '#advisor/understanding/reading/reading.ts'
import { type Cents, toCents } from '#finance/money.ts'
import type { KnownPay, Source } from './settle-pay.ts'
import { basisIn } from './told-pay.ts'

const POINTING = new RegExp(
  String.raw`^\W*(?:(?:no|nope|sorry|wait|oh|oops|actually|well|yes|yeah|and|but|btw|i mean)\b[\s,.]*)*` +
    String.raw`(?:that|thats|that's|it|its|it's|those|both)\b[^.?!]{0,32}[.!]?$`,
  'i',
)

/** 'No, thats before taxes' of the pay that was told last: the same pay, and which side of taxes it is. */
export function isBasisAlone(reading: Reading, { dialogue, snapshot, text }: Hearing): boolean {
  const [last] = dialogue.focus
  return (
    snapshot.profile.income !== null &&
    last !== undefined &&
    isPay(last.change) &&
    dialogue.heard.includes(last.quote) &&
    !reading.amounts.some(isMoneyLike) &&
    POINTING.test(text) &&
    basisIn(text) !== null
  )
}

const NOW = new RegExp(
  String.raw`\b(?:not|now|actually|sorry|wait|meant|cut|bumped|dropped|went|only|(?:down|up|back) to)\b`,
  'i',
)
const SUPPOSED = /\b(?:if|want|might|may|maybe|asked|hoping|would|next|used to)\b/i
const WEEKS = 52
const MOST_HOURS = 90
const CLOSE = 200

/** 'They cut me to 28 hours', of a wage that was told: the source that it makes with the hours before, by the new ones. */
export function withNewHours(
  reading: Reading,
  { dialogue, text }: Hearing,
  { sources }: KnownPay,
): Source[] | null {
  if (!NOW.test(text) || SUPPOSED.test(text) || asksFor(text)) return null
  const hours = reading.amounts.find(
    ({ value, next }) => value <= MOST_HOURS && /^h(?:ou)?rs?$/.test(reading.tokens[next]?.word ?? ''),
  )
  if (!hours || reading.amounts.some(isMoneyOf(hours.value))) return null
  const wages = dialogue.numbers.filter(({ period, kind }) => period === 'hour' && kind !== 'hours')
  const before = dialogue.numbers.filter(({ kind }) => kind === 'hours')
  const yearOf = (wage: number, week: number): Cents => toCents(wage * week * WEEKS)
  for (const [at, source] of sources.entries())
    for (const wage of wages)
      if (before.some(({ value }) => Math.abs(yearOf(wage.value, value) - source.yearly) <= CLOSE))
        return sources.with(at, { ...source, yearly: yearOf(wage.value, hours.value) })
  return null
}

/** 'Sorry, 34 hours, not 32' has no other amount than hours. */
const isMoneyOf = (hours: number) => (amount: Reading['amounts'][number]) =>
  isMoneyLike(amount) && (amount.currency || amount.value > MOST_HOURS || amount.value > hours * 2)
