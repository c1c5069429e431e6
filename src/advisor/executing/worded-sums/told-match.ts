/** 'I put 6 percent into the 401k and the company does 50% of that': what goes in from both. */
import type { Talk } from '#advisor/executing/talk.ts'
import type { Action } from '#advisor/minding/minded.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { EARNED } from '#advisor/executing/said-words.ts'
import { amountsIn, fill } from './fill.ts'

const PLAN = /\b(?:40[13] ?\(?[kb]\)?|457|tsp|retirement|plan|match\w*)\b/i
const MINE = /\b(?:i|we|i'?m|we'?re)\b[^.?!;%]{0,40}$/i
const THEIRS =
  /\b(?:company|employer|they|work|job|boss|hospital|school|county)\b(?! (?:up to|the first))[^.?!;%\d]{0,32}$/i
const LIMIT = /\b(?:up to|first|next)\b[^.?!;%\d]{0,12}$/i
/** 'Does 50% of that', 'matches half of it' */
const OF_THAT = /^ ?(?:%|percent)? of (?:that|it|what i (?:put|do)|mine|my (?:part|share|contribution))\b/i

/** 'They match all of it' */
const IN_FULL =
  /\b(?:match\w*|adds?|puts? in|does|do|gives?)\b[^.?!;\d]{0,12}\b(?:all of (?:it|that)|the same|dollar for dollar)\b/i

/** No share of pay that goes into a plan is higher. */
const MOST_PUT_IN = 30
const WHOLE = 100

export function toldMatch({ text, minded: { numbers }, snapshot }: Talk): Action | null {
  if (!PLAN.test(text)) return null
  const shares = numbers.filter(({ kind }) => kind === 'percent' || kind === 'factor')
  const before = ({ start }: SaidNumber) => text.slice(0, start)
  const [own, another] = shares.filter((one) => MINE.test(before(one)) && !THEIRS.test(before(one)))
  const [theirs, more] = shares.filter((one) => one !== own && THEIRS.test(before(one)))
  if (!own || another || more || shares.length > 2 || own.value > MOST_PUT_IN) return null
  if (numbers.some((one) => LIMIT.test(before(one)))) return null
  const amounts = amountsIn(numbers)
  const salary =
    amounts.find(({ start }) => EARNED.test(text.slice(0, start))) ?? (amounts[1] ? undefined : amounts[0])
  if (!salary && snapshot.profile.income === null) return null
  if (!theirs)
    return IN_FULL.test(text.slice(own.end))
      ? fill('employer-match', { salary, percent: own, match: { ...own, value: WHOLE }, upTo: own })
      : null
  const percent =
    theirs.kind === 'factor' ? { ...theirs, kind: 'percent' as const, value: theirs.value * WHOLE } : theirs
  // '50% of that' is a share of what is put in; 'they add 4%' is a share of the pay.
  const terms = OF_THAT.test(text.slice(theirs.end))
    ? { match: percent, upTo: own }
    : { match: { ...percent, value: WHOLE }, upTo: percent }
  return fill('employer-match', { salary, percent: own, ...terms })
}
