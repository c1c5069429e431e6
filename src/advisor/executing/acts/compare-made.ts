/** 'The 15 comes at 5.75% and the 30 at 6.5%: how much less interest': two sums of one message, and what lies between. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { byFormula, type FigureSheet } from '#advisor/grounding/figures.ts'
import { listing, text } from '#advisor/grounding/pieces.ts'
import { type Told, tellDifference } from './acts.ts'
import { askedPeriod } from '#advisor/executing/periods/one-period.ts'
import { show } from '#advisor/figures/show.ts'

const COMPARED = new RegExp(
  [
    String.raw`\b(?:save[ds]?|saving|less|more|differ\w*|cheaper|better|compared?|vs|versus|gap|between|larger|apart|`,
    String.raw`wins?|skip|avoid|cost (?:me|us|him|her))\b`,
  ].join(''),
  'i',
)

export function compareMade(
  made: readonly SumRecord[],
  { text: said, sheet }: { text: string; sheet: FigureSheet },
): Told | null {
  const [one, other, ...more] = made
  const isPair = one && other && one.kind === other.kind && more.length === 0
  if (!isPair || !COMPARED.test(said)) return null
  const wanted = ['interest', 'total'].find((name) => one.results[name] && new RegExp(name, 'i').test(said))
  return tellDifference(sheet, [other, one], wanted ?? null)
}

const isCost = ({ kind }: SumRecord) => kind === 'interest-cost'

/** What several debts cost each month or year, added up where they are asked for together. */
export function addMade(
  made: readonly SumRecord[],
  { text: said, sheet }: { text: string; sheet: FigureSheet },
): Told | null {
  const [one, ...others] = made
  const isSame = one !== undefined && isCost(one) && others.length > 0 && others.every(isCost)
  if (!isSame) return null
  const name = askedPeriod(said) === 'year' ? 'year' : 'month'
  const each = made.flatMap(({ results }) => results[name] ?? [])
  const from = each.map((figure) => show(sheet, figure))
  const sum = each.reduce((total, { value }) => total + value, 0)
  const total = sheet.money('Interest in all', sum, byFormula('the interest of each added up', from))
  return { answer: [text`${total} a ${name} in all: ${listing(from)}.`], details: [] }
}
