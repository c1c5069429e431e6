/** '18 miles each way, 22 days a month, 25 mpg, gas is 3.20': what the driving costs a month. */
import type { Action, Value } from '#advisor/minding/minded.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { bare } from '#advisor/executing/bare-action.ts'

const MILES = /^ ?(?:more |extra |farther |further )?(?:miles?|mi)\b(?! (?:per|a|to the) gal)/i
const MPG = /^ ?(?:mpg|miles (?:per|a|to the) gal(?:lon)?)\b/i
const EACH_WAY = /^[^.?!\d]{0,28}\b(?:each way|one way|every way)\b/i
const DAYS = /^ ?(?:work ?)?(?:days?|times|nights|shifts)(?: a| per| each| every)? (week|wk|month|mo)\b/i
const GAS = /\b(?:gas|fuel|diesel)\b[^.?!\d]{0,16}$/i
const A_GALLON = /^ ?(?:dollars |bucks )?(?:a|per|\/) ?gal(?:lon)?\b/i
const WEEKS_A_YEAR = 52
const MONTHS_A_YEAR = 12
/** No gallon costs more. */
const MOST_A_GALLON = 12

const number = (one: SaidNumber): Value => ({ kind: 'number', number: one })
const constant = (value: number): Value => ({ kind: 'constant', value })
const times = (left: Value, right: Value): Value => ({ kind: 'operation', operator: 'times', left, right })
const over = (left: Value, right: Value): Value => ({ kind: 'operation', operator: 'over', left, right })

export function commute(text: string, numbers: readonly SaidNumber[]): Action | null {
  const after = ({ end }: SaidNumber) => text.slice(end)
  const miles = numbers.find((one) => MILES.test(after(one)))
  const mileage = numbers.find((one) => MPG.test(after(one)))
  const days = numbers.find((one) => DAYS.test(after(one)))
  const price = numbers.find(
    (one) => (GAS.test(text.slice(0, one.start)) || A_GALLON.test(after(one))) && one.value <= MOST_A_GALLON,
  )
  if (!miles || !mileage || !days || !price) return null
  const isByWeek = /^w/i.test(DAYS.exec(after(days))?.[1] ?? '')
  const driven = EACH_WAY.test(after(miles)) ? times(number(miles), constant(2)) : number(miles)
  const often = isByWeek
    ? over(times(number(days), constant(WEEKS_A_YEAR)), constant(MONTHS_A_YEAR))
    : number(days)
  return {
    ...bare('product'),
    per: 'month',
    inputs: [
      { slot: 'amount', value: number({ ...price, kind: 'money' }) },
      { slot: 'times', value: over(times(driven, often), number(mileage)) },
    ],
  }
}
