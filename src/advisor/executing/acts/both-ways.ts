/** 'Total interest each way', 'the payment now and what it would be', after two loans: the figure of either. */
import type { FigureSheet } from '#advisor/grounding/figures.ts'
import { text } from '#advisor/grounding/pieces.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { difference, show } from '#advisor/figures/show.ts'
import type { Executing } from '#advisor/executing/outcome.ts'
import type { Told } from './acts.ts'

const EITHER = new RegExp(
  [
    String.raw`\b(?:vs\.?|versus|both|either|each|compared?)\b(?! (?:month|year))|\bold\b[^.?!]*\bnew\b|\bin the end\b`,
    String.raw`\b(?:now|today|currently)\b[^.?!]*\b(?:would|new|after|then)\b|\b(?:would|new)\b[^.?!]*\b(?:now|today|currently)\b`,
  ].join('|'),
  'i',
)
const OF_ALL = /\b(?:totals?|altogether|all together|all told|in all|in the end|whole (?:thing|time|loan))\b/i

/** What there is of either way, by what it is called; what is paid in all is meant where nothing else is named. */
const sides = [
  { words: /\bint(?:e?re?|er)st\b/i, was: 'oldInterest', is: 'newInterest', often: '', more: '' },
  { words: /\bpayments?\b|\bmonthly\b/i, was: 'oldPayment', is: 'payment', often: ' a month', more: '' },
  { words: OF_ALL, was: 'oldTotal', is: 'newTotal', often: '', more: ' and its costs' },
] as const

/** What the two loans of a sum come to, of the figure that is named; null where not both are asked for. */
export function tellBothWays(sheet: FigureSheet, said: string, { inputs, results }: SumRecord): Told | null {
  const side = EITHER.test(said) ? sides.find(({ words }) => words.test(said)) : undefined
  const old = side && (results[side.was] ?? (side.was === 'oldPayment' ? inputs['payment'] : undefined))
  const renewed = side && results[side.is]
  if (!side || !old || !renewed || !results['newTotal']) return null
  const word = renewed.value > old.value ? 'more' : 'less'
  const gap = difference(sheet, 'Difference', renewed, old)
  const isExact = side.was === 'oldPayment'
  const shown = (figure: typeof old) =>
    isExact ? sheet.money(figure.label, figure.value, figure.source) : show(sheet, figure)
  return {
    answer: [
      text`${shown(old)}${side.often} if you stay, ${shown(renewed)} with the new one${side.more}: ${gap} ${word}.`,
    ],
    details: [],
  }
}

/** A question of the last sum alone, in words that name both ways. */
export function tellBothOfLast({ text: said, minded, sums, sheet }: Executing): Told | null {
  const last = sums.findLast(({ missing }) => missing === undefined)
  return last && minded.numbers.length === 0 ? tellBothWays(sheet, said, last) : null
}
