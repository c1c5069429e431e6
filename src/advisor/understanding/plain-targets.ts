import type { Amount, Reading } from './reading.ts'
import type { SaidBefore } from './said-before.ts'

const raise =
  /\b(?:(?:a|my|the|our|annual|merit|yearly) raise|bumped (?:me|us|everyone|everybody|all of us)|promot(?:ed|ion)|(?:adjusted|cut|moved|dropped) (?:me|us) (?:up |down |back )?to|(?:boss|work|company|employer|job|they)(?: now| just| finally)* (?:gives?|gave|pays?|paying) (?:me|us|\$?\d+))\b/i

/** 'They bumped me to 14.75': whatever was spoken of last, a raise is of pay. */
export function paidBefore(text: string, known: readonly SaidBefore[]): SaidBefore | null {
  const pay = known.find(({ fact: { change } }) => change.kind === 'profile' && change.field === 'income')
  return pay && raise.test(text) ? pay : null
}

const makingIt =
  /\b(?:make|set|change|move|raise|lower|bump|drop|put|cap) (?:that|the|my|our) (?:goal|target|aim)(?: to| at)? ?\$?$/i
const isNow =
  /^(?:k|,000)?(?: is| be|'s)?(?: now)? (?:the|our|my) (?:new )?(?:goal|target|aim)\b|^ ?[,.]? so (?:let's )?(?:make|that's) (?:that|it)? ?(?:the|our|my) (?:new )?(?:goal|target|aim)\b/i

/** 'Make the target 60,000', '19,500 is the goal now': the goal that was spoken of last. */
export function goalBefore(
  { text }: Reading,
  { start, end }: Amount,
  known: readonly SaidBefore[],
): SaidBefore | null {
  const goal = known.find(({ fact: { change } }) => change.kind === 'goal')
  return goal && (makingIt.test(text.slice(0, start)) || isNow.test(text.slice(end))) ? goal : null
}

const places: Record<string, number> = { first: 0, former: 0, second: 1, latter: 1, third: 2 }

/** 'The second one should be 240': of things of one kind that were said in a row, in that order. */
export function placeBefore(words: string, known: readonly SaidBefore[]): SaidBefore | null {
  const said =
    /\b(?:the|my) (first|former|second|latter|third)(?: (?:one|number|figure|amount))?(?: is|'s| should| was)/.exec(
      words,
    )?.[1]
  const other = known.findIndex(({ fact }) => fact.change.kind !== known[0]?.fact.change.kind)
  const row = known.slice(0, other < 0 ? known.length : other).toReversed()
  // 'The latter' is one of two.
  if (said && /former|latter/.test(said) && row.length > 2) return null
  return said && row.length > 1 ? (row[places[said] ?? 0] ?? null) : null
}
