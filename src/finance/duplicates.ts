/** Which rows of a file are stored already: people export the same weeks again and again. */
import { daysBetween, type PlainDate } from './dates.ts'
import type { Cents } from './money.ts'
import { isSamePayee } from './payee.ts'

export interface Entry {
  date: PlainDate
  amount: Cents
  /** By payeeKey. */
  payee: string
  /** The bank's own number, unique within an account; empty when there is none. */
  externalId: string
}

export interface Stored extends Entry {
  id: number
}

/** `same` is stored already, `alike` probably is: a few days or a few letters apart. */
export interface Match {
  kind: 'same' | 'alike'
  id: number
}

/** The days that banks take between a payment and its entry, and by which their exports differ. */
export const ALIKE_DAYS = 3

/**
 * For each row the stored one that it repeats. Each stored row is repeated at most once, so that two coffees on the
 * same day stay two: the second file has them twice as well. All are of one account.
 */
export function findDuplicates(rows: readonly Entry[], stored: readonly Stored[]): (Match | null)[] {
  const left = new Set(stored)
  const byAmount = Map.groupBy(stored, ({ amount }) => amount)
  const matches: (Match | null)[] = rows.map(() => null)
  const take = (kind: Match['kind'], isIt: (row: Entry, known: Stored) => boolean) => {
    for (const [at, row] of rows.entries()) {
      if (matches[at]) continue
      const found = byAmount.get(row.amount)?.find((known) => left.has(known) && isIt(row, known))
      if (!found) continue
      left.delete(found)
      matches[at] = { kind, id: found.id }
    }
  }
  const isOther = (row: Entry, known: Entry) =>
    row.externalId !== '' && known.externalId !== '' && row.externalId !== known.externalId
  take('same', (row, known) => row.externalId !== '' && row.externalId === known.externalId)
  take('same', (row, known) => row.date === known.date && row.payee === known.payee && !isOther(row, known))
  take(
    'alike',
    (row, known) =>
      Math.abs(daysBetween(row.date, known.date)) <= ALIKE_DAYS &&
      isSamePayee(row.payee, known.payee) &&
      !isOther(row, known),
  )
  return matches
}
