/** 'Can we afford a 300k house?': the amount before the house is its price, and nothing that is put down or earned. */
import { type Action, endsOf, startOf } from '#advisor/minding/minded.ts'

const HOUSE =
  /^\s*(?:dollars? |bucks )?(?:starter |new |first |bigger |smaller )?(?:house|home|condo|townhouse|townhome|place|property|duplex)\b/i

export function withoutPrice({ intent, inputs }: Action, numbers: readonly SaidPlace[], text: string) {
  if (intent !== 'affordability') return inputs
  const prices = new Set(numbers.filter(({ end }) => HOUSE.test(text.slice(end))).map(({ start }) => start))
  return inputs.filter(({ value }) => !endsOf(value).some((end) => prices.has(startOf(end) ?? -1)))
}

interface SaidPlace {
  start: number
  end: number
}
