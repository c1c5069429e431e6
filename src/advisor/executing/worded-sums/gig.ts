/** 'I do doordash, 2,400 a month and 900 miles. what do i owe in taxes': the profit, less what the miles count for. */
import type { Action, Value } from '#advisor/minding/minded.ts'
import { findRule } from '#advisor/knowledge/rules/find-rule.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import type { Talk } from '#advisor/executing/talk.ts'
import { amountsIn, fill, others } from './fill.ts'

const GIG = new RegExp(
  String.raw`\b(?:door ?dash|uber|lyft|instacart|grub ?hub|shipt|amazon flex|freelanc\w+|` +
    String.raw`1099(?![- ]?(?:r|int|div|b|g|s|c|ssa|oid|q)\b)|gigs?|self[- ]employ\w*|` +
    String.raw`side (?:hustle|job|gig)|contractor)\b`,
  'i',
)
const OWES = /\b(?:what|how much)\b[^.?!]*\btax(?:es)?\b|\btax(?:es)? (?:do|would|will) i owe\b/i
/** What else is asked of such work has its own sums. */
const OTHER =
  /\b(?:interest|dividends?|pension|unemployment|set aside|put aside|put away|save for|withh\w+|deduct|write off|w-?2|salary|penalt\w+)\b/i
const MILES = /^ ?(?:business |work )?miles?\b/i
const DRIVEN = /\bmiles\b[^]*\b(?:drove|driven|drive|did|put)\b[^.?!\d]{0,16}$/i
const MONTHS = 12

const constant = (value: number): Value => ({ kind: 'constant', value })
const joined = (operator: 'times' | 'take', left: Value, right: Value): Value => ({
  kind: 'operation',
  operator,
  left,
  right,
})

const WORTH = /\bworth\b|\bdeduct(?:ion|ible)?\b|\bwrite[- ]?off\b|\boff (?:my|our|the) tax(?:es)?\b/i
/** Driving to a job counts for nothing. */
const COMMUTE = /\bcommut\w+|\bto (?:and from )?(?:my |the |our )?(?:work|job|office|school)\b/i

const DEDUCT =
  /\b(?:can|could|may|do|should|what|how much)\b[^.?!]*\b(?:deduct|write[- ]?off|claim|deduction)\b/i

const POINTS = /\b(?:that|those|them|it|miles|mileage|driving)\b/i

/** 'Can i deduct my miles? i drove 14,000', or after they were told: what they take off the profit. */
export function milesDeducted({ text, minded: { numbers }, sums, heard = [] }: Talk): Action | null {
  // 'And for 12,000 miles', once miles were taken off.
  const isGoingOn = sums.at(-1)?.kind === 'mileage' && numbers.some(({ end }) => MILES.test(text.slice(end)))
  if ((!isGoingOn && !DEDUCT.test(text)) || COMMUTE.test(text)) return null
  const isDriven = ({ start, end }: SaidNumber) =>
    MILES.test(text.slice(end)) || DRIVEN.test(text.slice(0, start))
  const said =
    numbers.length > 0
      ? numbers.filter(isDriven)
      : POINTS.test(text)
        ? heard.filter(({ unit }) => unit?.of === 'mile').slice(0, 1)
        : []
  const [miles, another] = said
  if (!miles || another || numbers.length > said.length) return null
  return fill('mileage', { miles: { ...miles, kind: 'number' } })
}

/** 'I drove 21,000 miles. how much is that worth off my taxes' */
function milesOff(text: string, numbers: readonly SaidNumber[]): Action | null {
  const [miles, ...more] = numbers
  const isAsked = /\b(?:what|how much)\b/i.test(text) && /\btax(?:es)?\b/i.test(text) && WORTH.test(text)
  if (!isAsked || COMMUTE.test(text) || !miles || more.length > 0 || !MILES.test(text.slice(miles.end)))
    return null
  const driven: Value = { kind: 'number', number: { ...miles, kind: 'money' } }
  const amount = joined('times', driven, constant((findRule('mileage-rate')?.value ?? 0) / 100))
  return { ...bare('tax-saved'), inputs: [{ slot: 'amount', value: amount }] }
}

export function gig(text: string, numbers: readonly SaidNumber[]): Action | null {
  const off = milesOff(text, numbers)
  if (off) return off
  if (!GIG.test(text) || !OWES.test(text) || OTHER.test(text)) return null
  const miles = numbers.find(({ end }) => MILES.test(text.slice(end)))
  const [profit, ...more] = others(amountsIn(numbers), miles)
  if (!profit || more.length > 0 || numbers.length > (miles ? 2 : 1)) return null
  const said: Value = { kind: 'number', number: profit }
  if (!miles) return { ...bare('self-employment-tax'), inputs: [{ slot: 'net', value: said }] }
  // Cents of the rule are cents a mile.
  const rate = (findRule('mileage-rate')?.value ?? 0) / 100
  const isMonthly = profit.period === 'month'
  const driven: Value = { kind: 'number', number: { ...miles, kind: 'number' } }
  const counted = joined('times', driven, constant(isMonthly ? rate * MONTHS : rate))
  const earned = isMonthly ? joined('times', said, constant(MONTHS)) : said
  return { ...bare('self-employment-tax'), inputs: [{ slot: 'net', value: joined('take', earned, counted) }] }
}
