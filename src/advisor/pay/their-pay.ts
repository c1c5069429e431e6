/** 'She makes 64k', told before the user's own pay, waits until that is known. */
import type { Hearing } from '#advisor/advisor.ts'
import { hideForeign } from '#advisor/understanding/foreign.ts'
import { isHouseholdPay, keepsApart } from '#advisor/understanding/money/household.ts'
import { readHeard } from '#advisor/understanding/read-heard.ts'
import { isMoneyLike, readMessage } from '#advisor/understanding/reading/reading.ts'
import { nameOf } from './known-pay.ts'
import type { Settled } from './settle-pay.ts'
import { readToldPay } from './told-pay.ts'

/** The message, where it tells pay of theirs that waits for the user's own. */
export function waitingPay(hearing: Hearing): string | undefined {
  const { snapshot, dialogue, text } = hearing
  if (snapshot.profile.income !== null) return undefined
  const told = readHeard(hearing)
  const reading = { ...told, home: { hasPartner: false, isOfPay: false, ...told.home, hasPay: true } }
  const isTold = reading.amounts.some((amount) => isMoneyLike(amount) && isHouseholdPay(reading, amount))
  return isTold ? text : dialogue.theirPay
}

/** What was told of the other before; a message that tells both, or several sources, tells all of it. */
export function theirsBefore(told: readonly Settled[], { snapshot, dialogue, text }: Hearing): Settled[] {
  const { theirPay } = dialogue
  const [own, another] = told
  if (theirPay === undefined || snapshot.profile.income !== null || keepsApart(text)) return []
  if (!own || another || own.holder === 'both' || own.holder === 'them' || own.isWhole) return []
  const reading = readMessage(hideForeign(theirPay))
  const home = { hasPartner: dialogue.family?.hasPartner === true, hasPay: true, isOfPay: false }
  const amounts = reading.amounts.filter(
    (amount) => isMoneyLike(amount) && isHouseholdPay({ ...reading, home }, amount),
  )
  return readToldPay(reading, amounts).map((one) => ({
    ...one,
    holder: 'them',
    isOnlyLeft: false,
    name: nameOf({ ...one, holder: 'them' }, undefined, reading),
    place: null,
  }))
}
