/**
 * Long questions that say every number of their sum, each with words that tell what it is: 'every month 1,690 mortgage,
 * 445 truck: my ratio, and once the truck is paid off?' They are believed only where no number is left over.
 */
import type { Action } from '#advisor/minding/minded.ts'
import type { Talk } from '#advisor/executing/talk.ts'
import { endingPayment } from './ending-payment.ts'
import type { Spelling } from './spelling.ts'
import { waitingYears } from './waiting-years.ts'

/** The first whose words are all there is taken. */
const readers: readonly ((spelling: Spelling) => Action[] | null)[] = [endingPayment, waitingYears]

export function spelledOut({ text, minded: { numbers }, snapshot }: Talk): Action[] | null {
  for (const read of readers) {
    const actions = read({ text, numbers, snapshot })
    if (actions) return actions
  }
  return null
}
