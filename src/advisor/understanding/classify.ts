import { featuresOf } from './features.ts'
import { sharesOf } from './learned/network.ts'
import { type Amount, isMoneyLike, type Reading } from './reading/reading.ts'
import { type Role, roles } from './roles.ts'

/** An amount with the role that its surroundings suggest. */
export interface Judged {
  amount: Amount
  /** The likeliest role that is not 'none'. */
  role: Exclude<Role, 'none'>
  /** How sure it is that the amount says something about the user's own money now. */
  certainty: number
  /** The share of `role` among all roles but 'none'. */
  clarity: number
}

/** How much the judge counts against the weights here; from 0.65 to 1 it is about as good (docs/advisor-measured.md). */
const JUDGE = 0.7

const blend = (own: ArrayLike<number>, judged: readonly number[] | undefined): number[] =>
  Array.from(own, (share, at) => (judged ? (1 - JUDGE) * share + JUDGE * (judged[at] ?? 0) : share))

/** Nobody tells more of their money at once; a message made of numbers must not keep the server busy. */
export const MOST_AMOUNTS = 120

export function judgeAmounts(reading: Reading): Judged[] {
  return reading.amounts
    .filter(isMoneyLike)
    .slice(0, MOST_AMOUNTS)
    .map((amount) => {
      const shares = blend(
        sharesOf(reading.learned.roles.score(featuresOf(reading, amount).facts)),
        reading.weighed?.alone.get(amount.start),
      )
      const best = roles.reduce(
        (top, role, at) =>
          role !== 'none' && (shares[at] ?? 0) > (shares[roles.indexOf(top)] ?? 0) ? role : top,
        'income' as Role,
      )
      const certainty = 1 - (shares[0] ?? 0)
      return {
        amount,
        role: best as Exclude<Role, 'none'>,
        certainty,
        clarity: (shares[roles.indexOf(best)] ?? 0) / Math.max(certainty, 1e-9),
      }
    })
}
