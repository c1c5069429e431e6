/** '19.50 an hour, 40 hours a week': pay by the hour as an input that counts months or years. */
import { type Action, endsOf, type Minded, startOf, type Value } from '#advisor/minding/minded.ts'
import { FULL_TIME } from '#advisor/planning/sums/pay.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { LONG_WEEK } from '#advisor/executing/periods/by-the-week.ts'

const pays: ReadonlySet<string> = new Set(['income', 'salary', 'pay'])

/** Weeks and months that the mind wrote beside it go: an hour's pay says by itself what a month has. */
export function byHours(inputs: Action['inputs'], numbers: Minded['numbers']): Action['inputs'] {
  return inputs.map(({ slot, value }) => {
    const ends = pays.has(slot) && value.kind === 'operation' ? endsOf(value) : []
    const rate = ends.find((end) => end.kind === 'number' && end.number.period === 'hour')
    const isOnlyPay = ends.every(
      (end) =>
        end === rate || end.kind === 'constant' || (end.kind === 'number' && end.number.kind === 'hours'),
    )
    return rate && isOnlyPay ? { slot, value: forHours(rate, numbers) } : { slot, value }
  })
}

function forHours(rate: Value, numbers: Minded['numbers']): Value {
  const week = numbers.find(({ kind, value }) => kind === 'hours' && value <= LONG_WEEK)?.value ?? FULL_TIME
  if (week === FULL_TIME) return rate
  const worked: Value = {
    kind: 'operation',
    operator: 'times',
    left: rate,
    right: { kind: 'constant', value: week },
  }
  return { kind: 'operation', operator: 'over', left: worked, right: { kind: 'constant', value: FULL_TIME } }
}

/** Beside a wage few numbers without a unit are higher. */
const HIGHEST_BARE = 150

/** 'A second job at 15 for 10 hours', 'bumped to 21': so little pay without a period is an hour's. */
export function hourlyPay({ intent, inputs }: Action, numbers: Minded['numbers']): Action['inputs'] {
  // 'Time and a half on 24.60' is more than an hour's pay.
  if (intent !== 'pay-conversion' || numbers.some(({ kind }) => kind === 'factor')) return inputs
  return inputs.map(({ slot, value }) => {
    const isHourly =
      slot === 'pay' &&
      value.kind === 'number' &&
      startOf(value) !== null &&
      value.number.period === null &&
      value.number.value < HIGHEST_BARE
    if (!isHourly) return { slot, value }
    const rate: Value = { ...value, number: { ...value.number, kind: 'money', period: 'hour' } }
    return { slot, value: forHours(rate, numbers) }
  })
}

/** '12 billable hours' */
const HOURS_AFTER = /^ ?(?!(?:an?|per|each|every) )(?:[a-z]+ )?(?:hours?|hrs?)\b/i
/** 'At 15', 'pays 18', 'i charge 65' */
const PAID =
  /(?:\bat|@|\b(?:pays?|paid|paying|mak(?:es?|ing)|earn(?:s|ing)?|gets?|charg(?:es?|ing))\b[^.?!,;\d]{0,12}) ?\$?$/i
const AN_HOUR = /^ ?(?:\/ ?|an |per )(?:hr|hour)\b/i
const HOURLY = /\b(?:hour|hr|hourly|at|pays?|makes?|earns?)\b/i

/** '22 hrs a week at 17.25': beside hours a bare number is what an hour pays. */
export function paidHours({ intent, inputs }: Action, text: string): Action['inputs'] {
  const isHours = (end: Value) =>
    end.kind === 'number' &&
    (end.number.kind === 'hours' || (startOf(end) !== null && HOURS_AFTER.test(text.slice(end.number.end))))
  if (intent !== 'product' || !inputs.flatMap(({ value }) => endsOf(value)).some(isHours)) return inputs
  const isWage = ({ start, end, value, period, ...rest }: SaidNumber) => {
    if (!Number.isInteger(value) || period === 'hour') return true
    if ('words' in rest) return HOURLY.test(String(rest.words))
    return PAID.test(text.slice(0, start)) || AN_HOUR.test(text.slice(end))
  }
  const asWage = (value: Value): Value => {
    if (value.kind === 'operation') return { ...value, left: asWage(value.left), right: asWage(value.right) }
    if (value.kind !== 'number' || isHours(value)) return value
    const { number } = value
    const isBare = number.kind === 'number' && number.value <= HIGHEST_WAGE && isWage(number)
    return isBare ? { ...value, number: { ...number, kind: 'money', period: 'hour' } } : value
  }
  return inputs.map(({ slot, value }) => ({ slot, value: asWage(value) }))
}

/** Few are paid more by the hour. */
const HIGHEST_WAGE = 250
