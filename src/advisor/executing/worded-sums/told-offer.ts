/** 'Just got a job offer, 72k. im making 58k now': the two side by side, also where nobody asks yet. */
import { bare } from '#advisor/executing/bare-action.ts'
import { isPaidToday } from '#advisor/executing/reckoning/two-ways.ts'
import { LEAST_SALARY } from '#advisor/executing/said-words.ts'
import type { Action, Minded } from '#advisor/minding/minded.ts'
import { asksFor } from '#advisor/reading/asked-part.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'

const OFFER = /\boffer(?:ed|ing|s)?\b/i
/** An offer for a house, or for somebody else, is no pay. */
const OTHER = /\b(?:house|home|condo|car|truck|wife|husband|son|daughter|brother|sister|friend|buyer|loan)\b/i

/** Sums that set two pays side by side: where the mind reads one, that is made. */
const ofTwoPays: ReadonlySet<string> = new Set(['offers', 'raise'])

export function toldOffer(text: string, { numbers, readings: [first] }: Minded): Action | null {
  if (first?.actions.some(({ intent }) => ofTwoPays.has(intent))) return null
  const isPay = ({ kind, value, period }: SaidNumber) =>
    (kind === 'money' || kind === 'number') && value >= LEAST_SALARY && (period === null || period === 'year')
  const [one, other, ...more] = numbers
  if (!one || !other || more.length > 0 || ![one, other].every(isPay)) return null
  if (!OFFER.test(text) || OTHER.test(text) || asksFor(text)) return null
  const now = [one, other].filter((number) => isPaidToday(text, number))
  const [pay] = now
  if (!pay || now.length > 1) return null
  const inputs = [
    { slot: 'pay', value: { kind: 'number', number: pay } as const },
    { slot: 'pay2', value: { kind: 'number', number: pay === one ? other : one } as const },
  ]
  return { ...bare('offers'), inputs }
}
