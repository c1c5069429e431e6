/** 'The 15 comes at 5.75% and the 30 at 6.5%: how much less interest': two sums of one message, and what lies between. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { FigureSheet } from '#advisor/grounding/figures.ts'
import { type Told, tellDifference } from './acts.ts'

const COMPARED =
  /\b(?:save[ds]?|saving|less|more|differ\w*|cheaper|better|compared?|vs|versus|gap|between|larger|apart|wins?|skip|avoid|cost (?:me|us|him|her))\b/i

export function compareMade(
  made: readonly SumRecord[],
  { text, sheet }: { text: string; sheet: FigureSheet },
): Told | null {
  const [one, other, ...more] = made
  const isPair = one && other && one.kind === other.kind && more.length === 0
  if (!isPair || !COMPARED.test(text)) return null
  const wanted = ['interest', 'total'].find((name) => one.results[name] && new RegExp(name, 'i').test(text))
  return tellDifference(sheet, [other, one], wanted ?? null)
}
