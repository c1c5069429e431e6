/** Two sums that are two ways to go, though no figure of one compares with one of the other. */
import { text, type Text } from '#advisor/grounding/pieces.ts'
import type { FigureSheet } from '#advisor/grounding/figures.ts'
import { show } from '#advisor/figures/show.ts'
import type { RecordedFigure, SumRecord } from '#advisor/figures/sum-record.ts'
import { findRule } from '#advisor/knowledge/rules/find-rule.ts'
import { findMeasure } from './measures.ts'
import { fillText } from '#advisor/figures/fill-text.ts'

type Advise = (sheet: FigureSheet, first: SumRecord, second: SumRecord) => Text[] | null

const owing = new Set(['payoff-time', 'loan-payment', 'payment-to-clear', 'interest-cost', 'extra-payment'])
const saving = new Set(['goal-time', 'goal-payment', 'down-payment'])
const earning = new Set(['growth', 'interest-earned'])
const drawing = new Set(['nest-egg-life', 'four-percent', 'growth'])

const timeOf = (sheet: FigureSheet, time: RecordedFigure) => {
  const shown = show(sheet, time)
  return sheet.span(shown) ?? shown
}

const leaseOrLoan: Advise = (sheet, lease, loan) => {
  const [rented, bought] = [lease.results['monthly'], loan.results['payment']]
  if (!rented || !bought) return null
  return [
    text`I’d buy, if you keep cars past the loan: ${show(sheet, bought)} a month against ${show(sheet, rented)} for the lease, but then it’s yours.`,
    text`A lease suits people who want a new one every few years.`,
  ]
}

const saveOrBorrow: Advise = (sheet, saved, loan) => {
  const interest = loan.results['interest']
  const months = saved.results['months'] ?? saved.inputs['months']
  if (!interest || !months) return null
  const wait =
    months.value > 0
      ? text`Saving takes ${timeOf(sheet, months)} and costs nothing; `
      : text`Your savings would do; `
  return [
    text`I’d save up, if it can wait. ${wait}borrowing adds ${show(sheet, interest)} in interest.`,
    text`Part cash and a smaller loan is a fair middle way.`,
  ]
}

/** How much more than a debt costs an uncertain return has to promise. */
const FOR_RISK = 2

const payOrKeep: Advise = (sheet, debt, money) => {
  const [costs, earns] = [debt.inputs['rate'], money.inputs['rate']]
  if (!costs || !earns) return null
  const [rate, yields] = [show(sheet, costs), show(sheet, earns)]
  const margin = money.kind === 'growth' ? FOR_RISK : 0
  if (earns.value < costs.value + margin) {
    const isCertain = earns.value < costs.value
    return [
      isCertain
        ? text`I’d pay it off: it costs ${rate}, more than the ${yields} the money earns.`
        : text`I’d pay it off: that saves a certain ${rate}, and the ${yields} is only hoped for.`,
      fillText('Keep {cushion-low} to {cushion-high} of bills in cash first.', sheet),
    ]
  }
  const isCheap = costs.value < (findRule('low-rate')?.value ?? 0)
  return [
    text`By the numbers, no rush to pay it off: the loan costs ${rate} and the money earns ${yields}.`,
    isCheap
      ? text`Owing nothing is worth something, too; paying part of it is a fair middle way.`
      : text`The debt is certain and the return isn’t, so a bit of both is fine.`,
  ]
}

const lumpOrLife: Advise = (sheet, _lump, drawn) => {
  const time = drawn.results['months'] ?? drawn.results['years']
  const lasts = time ? text`, where the lump drawn the same way lasts ${timeOf(sheet, time)}` : []
  return [
    text`I’d lean to the monthly check if you’re in good health: it can’t run out${lasts}.`,
    text`The lump fits poor health, other income, or heirs. Ask what a spouse would get.`,
  ]
}

const anyButPayday: Advise = (sheet, payday, loan) => {
  const [apr, rate] = [payday.results['apr'], loan.inputs['rate']]
  if (!apr || !rate) return null
  return [
    text`Yes, take the loan: ${show(sheet, rate)} a year is far cheaper than the ${show(sheet, apr)} of a payday loan.`,
    text`Use it to pay the payday loan off whole, so no fee comes again.`,
  ]
}

const pairs: readonly (readonly [(kind: string) => boolean, (kind: string) => boolean, Advise])[] = [
  [(kind) => kind === 'lease-or-buy', (kind) => kind === 'loan-payment', leaseOrLoan],
  [(kind) => kind === 'payday-rate', (kind) => kind === 'loan-payment', anyButPayday],
  [(kind) => saving.has(kind), (kind) => kind === 'loan-payment', saveOrBorrow],
  [(kind) => kind === 'lump-or-monthly', (kind) => drawing.has(kind), lumpOrLife],
  [(kind) => owing.has(kind), (kind) => earning.has(kind), payOrKeep],
]

/** Whether two sums are two ways to go, or have a figure that means the same. */
export const compares = (a: SumRecord, b: SumRecord) => isPair(a, b) || findMeasure(a, b) !== null

const isPair = (a: SumRecord, b: SumRecord) =>
  pairs.some(
    ([isFirst, isSecond]) => (isFirst(a.kind) && isSecond(b.kind)) || (isFirst(b.kind) && isSecond(a.kind)),
  )

/** What a planner would say of the two, in whichever order they came. */
export function advisePair(sheet: FigureSheet, a: SumRecord, b: SumRecord): Text[] | null {
  for (const [isFirst, isSecond, advise] of pairs) {
    if (isFirst(a.kind) && isSecond(b.kind)) return advise(sheet, a, b)
    if (isFirst(b.kind) && isSecond(a.kind)) return advise(sheet, b, a)
  }
  return null
}

/** The two that are meant: where they do not compare, the newest other sum that does with one of them. */
export function findOptions(
  pair: readonly [SumRecord, SumRecord],
  sums: readonly SumRecord[],
): readonly [SumRecord, SumRecord] {
  if (compares(...pair)) return pair
  const others = (one: SumRecord) => sums.filter((sum) => !pair.includes(sum) && compares(sum, one))
  for (const one of pair) {
    const other = others(one).findLast(({ kind }) => kind !== one.kind)
    if (other) return [one, other]
  }
  // 'The fee would be 222. and 350 a month on that?': two plans, with a small sum between them.
  const [newest] = pair
  const alike = others(newest).at(-1)
  return alike ? [newest, alike] : pair
}
