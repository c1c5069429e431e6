/** How often interest is added and money put in, as the words of a question say it. */
import type { GrowthTerms } from '#finance/growth.ts'

type Rhythm = Required<Pick<GrowthTerms, 'compoundingsPerYear' | 'contributionsPerYear' | 'timing'>>

const ADDED = String.raw`\b(?:compound\w*|interest (?:is )?(?:added|credited|paid))\b[^.?!]{0,24}?\b`
const added = (when: string, before: string) =>
  new RegExp(String.raw`${ADDED}(?:${when})|\b(?:${before})(?: \w+)? compound(?:ing|ed)\b`, 'i')

const often: readonly (readonly [times: number, words: RegExp])[] = [
  [2, added('semi-?annual\\w*|twice a year|half-?yearly|every (?:six|6) months', 'semi-?annual(?:ly)?')],
  [
    1,
    added('annual\\w*|yearly|(?:once )?(?:(?:at the end of )?each|every|a|per) year', 'annual(?:ly)?|yearly'),
  ],
  [4, added('quarterly|(?:every|each) quarter', 'quarterly')],
  [12, added('monthly|(?:every|each) month', 'monthly')],
  [52, added('weekly|(?:every|each) week', 'weekly')],
  [365, added('daily|(?:every|each) day', 'daily')],
]

/** How many times a year interest is added; what is said first counts. */
export function saidCompounding(words: string): number | null {
  const said = often.flatMap(([times, pattern]) => {
    const match = pattern.exec(words)
    return match ? [{ times, end: match.index + match[0].length }] : []
  })
  return said.toSorted((a, b) => a.end - b.end)[0]?.times ?? null
}

const YEARLY_DEPOSITS =
  /(?:\d(?![\d.]* ?(?:%|percent))|\bcontribut\w+|\bdeposits?|\bend|\bstart|\bbeginning)[^.?!,%]{0,16}\b(?:a|per|each|every) (?:year|yr)\b/i
const AT_THE_START = /\b(?:start|beginning|first day) of (?:each|every|the) (?:month|year|period)\b/i

/** As said; else interest every month and deposits at the end of each. */
export function readRhythm(words: string): Rhythm {
  const compoundingsPerYear = saidCompounding(words) ?? 12
  return {
    compoundingsPerYear,
    contributionsPerYear: compoundingsPerYear === 1 && YEARLY_DEPOSITS.test(words) ? 1 : 12,
    timing: AT_THE_START.test(words) ? 'start' : 'end',
  }
}
