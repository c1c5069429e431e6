import type { Phrase } from './phrases.ts'
import type { Reading } from '#advisor/understanding/reading/reading.ts'
import { type ThingName, thingOf } from '#advisor/understanding/reading/things.ts'

/** Words that name a part of something or what is paid for it, but not the thing. */
const partial = new RegExp(
  [
    String.raw`^(?:payments?|payment's|pmt|note|note's|escrow|piti|taxes|half|half's|share|cut|part|mine|mine's|bal|`,
    String.raw`balance|minimum|installments?|premium|premium's|principal)$`,
  ].join(''),
)
/** Things that have payments, shares and balances. */
const wholes: ReadonlySet<ThingName> = new Set([
  'house',
  'mortgage',
  'vehicle',
  'autoLoan',
  'studentLoan',
  'card',
  'rent',
  'insurance',
  'housing',
  'personalLoan',
  'medical',
] as const)
/** Further back something else may have been spoken of. */
const REACH = 40

/** 'The house has 12,000 left on it and the payment is 640': the payment of the house. */
export function withReferent(
  { tokens, text }: Reading,
  { first, next }: Pick<Phrase, 'first' | 'next'>,
  name: string,
): string {
  const own = tokens.slice(first, next)
  if (!own.every(({ word }) => partial.test(word))) return name
  for (let at = first - 1; at >= Math.max(0, first - REACH); at -= 1) {
    const token = tokens[at]
    if (token?.kind !== 'word') continue
    const thing = thingOf(token.word)
    if (thing && wholes.has(thing)) {
      const whole = text.slice(token.start, token.end).replace(/'s$/, '')
      return `${whole.charAt(0).toUpperCase()}${whole.slice(1)} ${name.toLowerCase()}`
    }
  }
  return name
}
