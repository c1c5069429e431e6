/** 'Dollar for dollar on the first 3% and half of the next 2%': a match in two steps. */
import { type Action, type Minded, startOf, type Value } from '#advisor/minding/minded.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'

const FIRST = /\bfirst\s*$/i
const NEXT = /\bnext\s*$/i
const HALF = /\b(?:half|50 ?cents|fifty cents)\b/i
const WHOLE = 100

export function tieredMatch(action: Action, text: string, { numbers }: Minded): Action {
  const percents = numbers.filter(({ kind }) => kind === 'percent')
  const [first, next] = [FIRST, NEXT].map((words) =>
    percents.find(({ start }) => words.test(text.slice(0, start))),
  )
  if (!first || !next || next.start < first.start) return action
  const before = (limit: SaidNumber, from: number) =>
    percents.find(({ start, end }) => start >= from && end <= limit.start && limit.start - end < 24)
  const [rate, nextRate] = [before(first, 0), before(next, first.end)]
  const tiers = new Set([first, next, rate, nextRate])
  const isHalf = HALF.test(text.slice(first.end, next.start))
  const number = (one: SaidNumber): Value => ({ kind: 'number', number: one })
  // 'Dollar for dollar' says a percent without a number.
  const share = (one: SaidNumber | undefined, value: number, of: SaidNumber): Value =>
    number(one ?? { ...of, kind: 'percent', value })
  const kept = action.inputs.filter(
    ({ slot, value }) => slot === 'salary' && !percents.some(({ start }) => start === startOf(value)),
  )
  return {
    ...action,
    inputs: [
      ...kept,
      ...percents.filter((one) => !tiers.has(one)).map((one) => ({ slot: 'percent', value: number(one) })),
      { slot: 'match', value: share(rate, WHOLE, first) },
      { slot: 'upTo', value: number(first) },
      { slot: 'nextMatch', value: share(nextRate, isHalf ? WHOLE / 2 : WHOLE, next) },
      { slot: 'nextUpTo', value: number(next) },
    ],
  }
}
