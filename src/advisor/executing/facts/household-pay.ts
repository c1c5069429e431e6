import { overlaps } from '#advisor/facts.ts'
import type { Hearing } from '#advisor/advisor.ts'
import type { Minded } from '#advisor/minding/minded.ts'
import { isHouseholdPay } from '#advisor/understanding/money/household.ts'
import { partsOf } from '#advisor/understanding/money/parts.ts'
import { readHeard } from '#advisor/understanding/read-heard.ts'
import { isMoneyLike } from '#advisor/understanding/reading/reading.ts'

/** From this on a number is the user's own. */
const OWN = 0.9

/** What a wife or husband earns is somebody else's to the mind; where both speak of it as theirs, it is their own. */
export function withHousehold(hearing: Hearing): Minded | null {
  const { minded } = hearing
  if (!minded) return null
  const reading = readHeard(hearing)
  const own = minded.numbers
    .filter((number) => number.what === 'income' && number.own >= OWN)
    .flatMap((number) => reading.amounts.filter((amount) => overlaps(amount, number)))
  // 'We bring home 6,640 (mine 3,480, his 3,160)': parts of what is theirs are theirs.
  const parts = new Set(own.flatMap((amount) => partsOf(reading, amount)))
  const shared = reading.amounts.filter(
    (amount) => isMoneyLike(amount) && (isHouseholdPay(reading, amount, own) || parts.has(amount)),
  )
  const numbers = minded.numbers.map((number) =>
    shared.some((amount) => overlaps(number, amount))
      ? { ...number, own: 1, what: 'income' as const }
      : number,
  )
  return { ...minded, numbers }
}
