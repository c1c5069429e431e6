import { type Amount, isMoneyLike, type Reading } from './reading/reading.ts'
import { type Role, roles } from './roles.ts'

/** An amount with the role that the judge sees in it. */
export interface Judged {
  amount: Amount
  /** The likeliest role that is not 'none'. */
  role: Exclude<Role, 'none'>
  /** How sure it is that the amount says something about the user's own money now. */
  certainty: number
  /** The share of `role` among all roles but 'none'. */
  clarity: number
}

/** Nobody tells more of their money at once; a message made of numbers must not keep the server busy. */
export const MOST_AMOUNTS = 120

/** What the amounts are that the judge has read; of others nothing is known. */
export function judgeAmounts({ amounts, weighed }: Reading): Judged[] {
  return amounts
    .filter(isMoneyLike)
    .slice(0, MOST_AMOUNTS)
    .flatMap((amount) => {
      const shares = weighed?.alone.get(amount.start)
      return shares ? [judgedBy(amount, shares)] : []
    })
}

function judgedBy(amount: Amount, shares: readonly number[]): Judged {
  const [none = 0, ...own] = shares
  const best = own.indexOf(Math.max(...own)) + 1
  const certainty = 1 - none
  return {
    amount,
    role: roles[best] as Judged['role'],
    certainty,
    clarity: (shares[best] ?? 0) / Math.max(certainty, 1e-9),
  }
}
