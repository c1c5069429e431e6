/** Sums that their words name beyond doubt. */
import type { Talk } from '#advisor/executing/talk.ts'
import type { Action } from '#advisor/minding/minded.ts'
import { isInherited } from '#advisor/planning/data/inherited.ts'
import { benefits } from './benefits.ts'
import { claims } from './claims.ts'
import { college } from './college.ts'
import { gig, milesDeducted } from './gig.ts'
import { hoursCut } from './hours-cut.ts'
import { inherited } from './inherited.ts'
import { moveIn } from './move-in.ts'
import { ownPay } from './own-pay.ts'
import { onTrack } from './on-track.ts'
import { partYear } from './part-year.ts'
import { pension } from './pension.ts'
import { planRoom } from './plan-room.ts'
import { pmi } from './pmi.ts'
import { rateOfPeriod } from './rate-of-period.ts'
import { refund } from './refund.ts'
import { repair } from './repair.ts'
import { settle } from './settle.ts'
import { sourceEnds } from './source-ends.ts'
import { staysHome } from './stays-home.ts'
import { toldMatch } from './told-match.ts'
import { toldOffer } from './told-offer.ts'
import { windfall } from './windfall.ts'

/** The sum that a message asks for by its words; null where it names none of them. */
export function wordedSum(talk: Talk): Action | null {
  const { text, minded, sums, snapshot, heard = [] } = talk
  const { numbers } = minded
  const last = sums.at(-1)
  return (
    claims(text, minded, sums) ??
    benefits(text, minded, last) ??
    staysHome(text, minded) ??
    sourceEnds(talk) ??
    hoursCut(talk) ??
    ownPay(talk) ??
    inherited(text, numbers, last, snapshot.assets.some(isInherited)) ??
    pmi(text, numbers, sums) ??
    settle(text, numbers, last, snapshot.liabilities) ??
    repair(text, numbers, last) ??
    refund(text, numbers, sums, heard) ??
    rateOfPeriod(text, minded) ??
    planRoom(text, minded, sums) ??
    toldMatch(talk) ??
    gig(text, numbers) ??
    milesDeducted(talk) ??
    windfall(text, numbers, { snapshot, heard }) ??
    onTrack(text, numbers, { sums, snapshot, heard }) ??
    toldOffer(text, minded) ??
    pension(text, numbers) ??
    moveIn(text, numbers) ??
    partYear(text, numbers) ??
    college(text, numbers)
  )
}
