/** Money that goes from one account of a household to another is neither spent nor earned. */
import { daysBetween, type PlainDate } from './dates.ts'
import type { Cents } from './money.ts'

export interface Movement {
  id: number
  accountId: number
  date: PlainDate
  amount: Cents
  /** Whether its own words say so. */
  isSaid: boolean
}

/** How banks describe a transfer between own accounts. */
const WORDS = new RegExp(
  [
    'transfer|xfer|trnsfr|payment|pymt|autopay|thank you|umbuchung|überweisung|virement|overboeking',
    String.raw`traspaso|top.?up|\bto (?:sav|chk|checking|savings)|\bfrom (?:sav|chk|checking|savings)|deposit`,
    'withdrawal',
  ].join('|'),
  'iu',
)

/** Amounts can be equal by chance, so at least one side has to say that it is a transfer. */
export const looksLikeTransfer = (text: string) => WORDS.test(text)

/** A transfer takes so many days at most, over a long weekend. */
export const TRANSFER_DAYS = 5

/**
 * Pairs equal amounts that leave one account and enter another within a few days: the nearest days first, each movement
 * in at most one pair.
 */
export function pairTransfers(movements: readonly Movement[]): [out: number, into: number][] {
  const arrivals = Map.groupBy(
    movements.filter(({ amount }) => amount > 0),
    ({ amount }) => amount,
  )
  const candidates = movements
    .filter(({ amount }) => amount < 0)
    .flatMap((out) =>
      (arrivals.get(-out.amount) ?? [])
        .map((into) => ({ out, into, days: daysBetween(out.date, into.date) }))
        // It may be booked in a day before it is booked out, by banks of two time zones.
        .filter(({ into, days }) => into.accountId !== out.accountId && days >= -1 && days <= TRANSFER_DAYS)
        .filter(({ into }) => out.isSaid || into.isSaid),
    )
  const taken = new Set<number>()
  const pairs: [number, number][] = []
  for (const { out, into } of candidates.toSorted(
    (one, other) =>
      Math.abs(one.days) - Math.abs(other.days) || one.out.id - other.out.id || one.into.id - other.into.id,
  )) {
    if (taken.has(out.id) || taken.has(into.id)) continue
    taken.add(out.id).add(into.id)
    pairs.push([out.id, into.id])
  }
  return pairs
}
