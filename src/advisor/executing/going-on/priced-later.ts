/** 'Should i buy the truck.' 'Its 54k.': what is wanted was said before its price. */
import { VEHICLE } from '#advisor/executing/said-words.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import type { Action } from '#advisor/minding/minded.ts'
import type { Talk } from '#advisor/executing/talk.ts'

/** A home is held against pay and rates, and not paid out of savings. */
const HOME = /\b(?:house|home|condo|townhouse|duplex|property|place)\b/i
const BY_THE_MONTH = /\b(?:payments?|lease)\b/i
/** Less is no price of a vehicle. */
const LEAST_PRICE = 3000

export function pricedLater({ text, wanted, minded: { numbers }, snapshot }: Talk): Action | null {
  if (!wanted || HOME.test(wanted)) return null
  const [number, ...more] = numbers
  const isAmount = number?.kind === 'money' || number?.kind === 'number'
  if (!number || !isAmount || more.length > 0) return null
  const priced = (intent: string, slot: string): Action => ({
    ...bare(intent),
    inputs: [{ slot, value: { kind: 'number', number } }],
  })
  // 'What would the payment be on a 15k one' asks for it, and says none.
  const isPayment = number.period === 'month' || (BY_THE_MONTH.test(text) && number.value < LEAST_PRICE)
  if (isPayment) return priced('afford-monthly', 'amount')
  if (BY_THE_MONTH.test(text)) return null
  const isCar = VEHICLE.test(wanted) && number.value >= LEAST_PRICE
  return isCar && snapshot.profile.income ? priced('car-budget', 'price') : priced('afford-once', 'price')
}
