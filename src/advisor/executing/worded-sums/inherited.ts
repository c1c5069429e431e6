/** 'My dad left me his IRA, what do i owe if i take it all out': an account with a deadline and with tax. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action } from '#advisor/minding/minded.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { EARNED } from '#advisor/executing/said-words.ts'
import { amountsIn, fill, findSaid, others, timesIn } from './fill.ts'

const ACCOUNT = /\b(?:ira|401 ?\(?k\)?|403 ?\(?b\)?|tsp)\b/i
const LEFT = /\binherit\w*\b|\bleft (?:me|us)\b|\bbeneficiary\b/i
/** Cash that is to go into an account of one's own. */
const PUT_IN =
  /\b(?:put|contribut\w+|open|start|add|invest)\b[^.?!]{0,24}\b(?:ira|401 ?\(?k\)?)\b|\bin cash\b/i
/** For a spouse other rules hold, which are explained. */
const SPOUSE = /\b(?:husband|wife|spouse|his widow|her widower)\b/i
const HOW_MUCH = new RegExp(
  [
    String.raw`\bhow much\b[^.?!]*\b(?:tax(?:es)?|owe|take|withdraw|pull|a year|each year|per year|yearly|keep|left)\b`,
    String.raw`\bwhat (?:tax(?:es)? )?(?:would|will|do|does|'?s|is)\b[^.?!]*\b(?:owe|tax(?:es)?|take out|a year|each year|keep|left)\b`,
  ].join('|'),
  'i',
)
const TAKEN =
  /\bhow much\b[^.?!]*\b(?:have to|must|need to|should|do i)\b[^.?!]*\b(?:take|withdraw|pull|empty)\b/i

const ALL_OF_IT =
  /\b(?:all (?:of it|out|at once|now|this year)|(?:take|took|taking|cash\w*) (?:it )?(?:all|out))\b/i

/** 'What would the tax be if i took it all', after it. */
const again = (text: string, numbers: readonly SaidNumber[], last: SumRecord | undefined): Action | null =>
  last?.kind === 'inherited-account' && numbers.length === 0 && ALL_OF_IT.test(text)
    ? { ...fill('inherited-account', {}), from: last.id }
    : null

export function inherited(
  text: string,
  numbers: readonly SaidNumber[],
  last: SumRecord | undefined,
  isStored: boolean,
): Action | null {
  if (SPOUSE.test(text) || PUT_IN.test(text)) return null
  const isNamed = ACCOUNT.test(text) && LEFT.test(text) && HOW_MUCH.test(text)
  if (!isNamed && !(isStored && TAKEN.test(text))) return again(text, numbers, last)
  const amounts = amountsIn(numbers)
  const income = findSaid(amounts, text, { before: EARNED })
  const [amount, ...more] = others(amounts, income)
  if (more.length > 0) return null
  return fill('inherited-account', { amount, income, months: timesIn(numbers)[0] })
}
