/** '74k and 51k, we bring home 7,600': a sum that takes pay and what is left of it for two amounts is nobody's question. */
import { type Action, endsOf, startOf } from '#advisor/minding/minded.ts'
import { ASKING } from '#advisor/reading/asked-part.ts'
import { isLeftOf } from '#advisor/understanding/money/net-pay.ts'
import { hideForeign } from '#advisor/understanding/foreign.ts'
import { isMoneyLike, readMessage } from '#advisor/understanding/reading/reading.ts'
import { sumMoney } from '#finance/money.ts'
import { readToldPay } from './told-pay.ts'

/** Sums that add up what comes in, or take what goes out off it. */
const ADDING: ReadonlySet<string> = new Set(['sum-of', 'budget-summary', 'savings-rate'])

/** What taxes take of pay may be asked for. */
const TAKING = 'difference'

export function countsPayTwice({ intent, inputs }: Action, text: string): boolean {
  if (!ADDING.has(intent) && (intent !== TAKING || ASKING.test(text))) return false
  const reading = readMessage(hideForeign(text))
  const placed = inputs.flatMap(({ slot, value }) =>
    endsOf(value).flatMap((end) => {
      const start = startOf(end)
      return start === null ? [] : [{ start, isPay: slot === 'income' || slot === 'parts' }]
    }),
  )
  const told = readToldPay(reading, reading.amounts.filter(isMoneyLike)).flatMap((pay) => {
    const place = placed.find(({ start }) => start >= pay.amount.start - 1 && start < pay.amount.end)
    return place ? [{ ...pay, isPay: place.isPay || intent === TAKING }] : []
  })
  // What a budget takes for costs is no pay, whatever its size; but what is left of pay may be taken for a cost.
  const gross = sumMoney(
    told.flatMap(({ basis, yearly, isPay }) => (basis === 'net' || !isPay ? [] : [yearly])),
  )
  return gross > 0 && told.some(({ basis, yearly }) => basis === 'net' && isLeftOf(yearly, gross))
}
