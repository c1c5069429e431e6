/** Sums that their words name beyond doubt. */
import { bare } from '#advisor/executing/bare-action.ts'
import type { Talk } from '#advisor/executing/talk.ts'
import type { Action } from '#advisor/minding/minded.ts'
import { asksWhereToCut } from '#advisor/planning/sums/where-to-cut.ts'
import { averageOf } from './average-of.ts'
import { catchUp } from './catch-up.ts'
import { cuts } from './cuts.ts'

/** The sum that a message asks for by its words; null where it names none of them. */
export function wordedSum(talk: Talk): Action | null {
  const { text, minded, snapshot, heard = [] } = talk
  return (
    (snapshot.expenses.length > 1 && asksWhereToCut(text) ? bare('spending') : null) ??
    cuts(talk) ??
    catchUp(text, minded.numbers, heard) ??
    averageOf(text, minded.numbers, heard)
  )
}
