import type { Cents } from '#finance/money.ts'
import type { Judged } from './classify.ts'
import { yearlyPay } from './flows.ts'
import type { Amount, Reading } from './reading.ts'

export interface Income {
  amount: Amount
  yearly: Cents
  isNet: boolean
  isTotal: boolean
}

const net = /^(?:net|nets|after|take-home|takehome|home|clear|clears|clearing|hand)$/
const gross = /^(?:gross|grosses|base|salary|before|pretax|pre-tax)$/
const total = /^(?:total|together|combined|altogether|between|household|hhi|all|we|our)$/

const near = (one: Cents, two: Cents) => Math.abs(one - two) <= Math.max(one, two) * 0.01

/** Says what is said around an amount, up to the amounts beside it. */
function wordsAround({ tokens, amounts }: Reading, amount: Amount): string[] {
  const left = Math.max(
    amount.first - 7,
    ...amounts.filter((other) => other.next <= amount.first).map((other) => other.next),
  )
  const right = Math.min(
    amount.next + 6,
    ...amounts.filter((other) => other.first >= amount.next).map((other) => other.first),
  )
  return tokens.slice(left, right).map((token) => token.word)
}

/**
 * The user's pay: one figure said twice counts once, gross wins over net of the same pay, and a total wins over its
 * parts. Other parts add up.
 */
export function combineIncomes(
  reading: Reading,
  judged: Judged[],
): { yearly: Cents; parts: Income[]; from: Judged[] } | null {
  const all = judged.map((one): Income & { judged: Judged } => {
    const words = wordsAround(reading, one.amount)
    return {
      judged: one,
      amount: one.amount,
      yearly: yearlyPay(reading, one.amount),
      isNet: words.some((word) => net.test(word)) && !words.some((word) => gross.test(word)),
      isTotal: words.some((word) => total.test(word)),
    }
  })
  const distinct = all.filter(
    (one, at) =>
      !all
        .slice(0, at)
        .some((other) => near(one.yearly, other.yearly) && (one.isTotal || other.isTotal || all.length > 2)),
  )
  const first = distinct[0]
  if (!first) return null
  if (distinct.length === 1) return { yearly: first.yearly, parts: [first], from: [first.judged] }
  const sum = (list: Income[]) => list.reduce((sumSoFar, { yearly }) => sumSoFar + yearly, 0)
  for (const one of distinct) {
    const others = distinct.filter((other) => other !== one)
    if (others.length > 1 && near(sum(others), one.yearly))
      return { yearly: one.yearly, parts: others, from: distinct.map((other) => other.judged) }
  }
  const grossOnes = distinct.filter((one) => !one.isNet)
  const isSamePay =
    distinct.length === 2 &&
    grossOnes.length === 1 &&
    sum(distinct.filter((one) => one.isNet)) < sum(grossOnes)
  if (isSamePay && grossOnes[0])
    return { yearly: grossOnes[0].yearly, parts: grossOnes, from: [grossOnes[0].judged] }
  return { yearly: sum(distinct), parts: distinct, from: distinct.map((one) => one.judged) }
}
