/** 'Quilts, maybe six a year at $550, so $3,300 a year': pay that is told as what it is made of, too. */
import { isOutcomeOf } from '#advisor/understanding/reading/outcome.ts'
import { type Amount, periodOf, type Reading } from '#advisor/understanding/reading/reading.ts'
import { toCents } from '#finance/money.ts'
import { yearlyPay } from './flows.ts'

/** Of pay that is said as what it is made of and as what it comes to, that which tells more exactly. */
export function withoutReckoned<One extends { amount: Amount }>(
  reading: Reading,
  judged: readonly One[],
): One[] {
  const left = new Set(
    judged.flatMap((one) => {
      const later = judged.find(
        ({ amount }) => isOutcomeOf(reading, amount, one.amount) && !isSum(amount, judged),
      )
      return later ? [isSameAgain(reading, one.amount, later.amount) ? later : one] : []
    }),
  )
  return judged.filter((one) => !left.has(one))
}

/** 'I get $2,230 and she makes $1,900, so it's $4,130' */
function isSum({ start, value }: Amount, judged: readonly { amount: Amount }[]): boolean {
  const [last, one] = judged.filter(({ amount }) => amount.start < start).toReversed()
  return last !== undefined && one !== undefined && isNear(last.amount.value + one.amount.value, value, 0.01)
}

const isNear = (one: number, other: number, by: number) => Math.abs(one - other) <= by * Math.max(one, other)

/** '$55 a game, 100 games a year. So 5,500' has no period of its own; '240 a week, so 960 a month' counts four weeks. */
function isSameAgain(reading: Reading, first: Amount, later: Amount): boolean {
  const [yearly, again] = [yearlyPay(reading, first), yearlyPay(reading, later)]
  const [period, next] = [periodOf(reading, first), periodOf(reading, later)]
  if (isNear(yearly, again, 0.01) || (next === null && isNear(yearly, toCents(later.value), 0.01)))
    return true
  return period === 'week' && next === 'month' && isNear(yearly, again, 0.1)
}
