/** Sums that the mind has not learnt and that their words name. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action, Minded } from '#advisor/minding/minded.ts'
import { isInherited } from '#advisor/planning/data/inherited.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { benefits } from './benefits.ts'
import { claims } from './claims.ts'
import { college } from './college.ts'
import { gig } from './gig.ts'
import { inherited } from './inherited.ts'
import { partYear } from './part-year.ts'
import { pension } from './pension.ts'
import { pmi } from './pmi.ts'
import { rateOfPeriod } from './rate-of-period.ts'
import { refund } from './refund.ts'
import { repair } from './repair.ts'
import { settle } from './settle.ts'
import { staysHome } from './stays-home.ts'
import { toldOffer } from './told-offer.ts'

interface Talk {
  text: string
  minded: Minded
  sums: readonly SumRecord[]
  snapshot: Snapshot
}

/** The sum that a message asks for by its words; null where it names none of them. */
export function wordedSum({ text, minded, sums, snapshot }: Talk): Action | null {
  const { numbers } = minded
  const last = sums.at(-1)
  return (
    claims(text, minded, sums) ??
    benefits(text, minded, last) ??
    staysHome(text, minded) ??
    inherited(text, numbers, last, snapshot.assets.some(isInherited)) ??
    pmi(text, numbers, sums) ??
    settle(text, numbers, last) ??
    repair(text, numbers, last) ??
    refund(text, numbers, last) ??
    rateOfPeriod(text, minded) ??
    gig(text, numbers) ??
    toldOffer(text, minded) ??
    pension(text, numbers) ??
    partYear(text, numbers) ??
    college(text, numbers)
  )
}
