/** What goes on from an employer's match: 'whats mine per paycheck', 'if both parts go in for 25 years'. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action, Value } from '#advisor/minding/minded.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { asInputs, figureOf, newestOf } from '#advisor/executing/of-sum.ts'
import type { Talk } from '#advisor/executing/talk.ts'

const BOTH =
  /\b(?:both(?: parts| of (?:them|those))?|mine (?:and|plus|with|n) theirs|(?:all|the whole) of (?:it|that)|together)\b/i
const GOES_IN = /\b(?:go(?:es|ing)? in|put in|invest(?:ed)?|add(?:ed)?|grow(?:s|n)?|keep(?:s|ing)?)\b/i
const MINE = /\b(?:mine|my (?:own )?(?:part|share|half|side))\b/i
const PAYCHECK = /\b(?:pay ?checks?|checks?|pay ?periods?)\b/i

/** How often pay comes in a year, by the words for it. */
const rhythms: readonly (readonly [RegExp, number])[] = [
  [/\b(?:twice a month|semi-?monthly|1st and (?:the )?15th)\b/i, 24],
  [/\b(?:every|each) week\b|(?<!bi-?)\bweekly\b/i, 52],
]
const EVERY_OTHER_WEEK = 26

export function matchParts(talk: Talk): Action | null {
  const match = newestOf(talk.sums, 'employer-match')
  return match ? (minePerCheck(talk, match) ?? bothGoIn(talk, match)) : null
}

function minePerCheck({ text, minded }: Talk, match: SumRecord): Action | null {
  if (!match.results['own'] || !MINE.test(text) || !PAYCHECK.test(text)) return null
  if (minded.numbers.some(({ kind, period }) => kind === 'money' || kind === 'percent' || period === 'year'))
    return null
  const value = rhythms.find(([words]) => words.test(text))?.[1] ?? EVERY_OTHER_WEEK
  return {
    ...bare('quotient'),
    inputs: asInputs({ amount: figureOf(match, 'own'), by: { kind: 'constant', value } }),
  }
}

function bothGoIn({ text, minded: { numbers } }: Talk, match: SumRecord): Action | null {
  const rate = numbers.find(({ kind }) => kind === 'percent')
  const time = numbers.find(({ kind }) => kind === 'months')
  if (!rate || !time || numbers.length > 2 || !BOTH.test(text) || !GOES_IN.test(text)) return null
  const theirs = match.results['match']?.value ? 'match' : 'full'
  if (!match.results['own'] || !match.results[theirs]) return null
  const yearly: Value = {
    kind: 'operation',
    operator: 'add',
    left: figureOf(match, 'own'),
    right: figureOf(match, theirs),
  }
  return {
    ...bare('growth'),
    inputs: asInputs({
      contribution: {
        kind: 'operation',
        operator: 'over',
        left: yearly,
        right: { kind: 'constant', value: 12 },
      },
      rate: { kind: 'number', number: rate },
      months: { kind: 'number', number: time },
    }),
  }
}
