/** 'Pension is 1% x high 3 x years, high 3 is 69,200 and id have 31 yrs': a share of pay for each year of work. */
import type { Action, Value } from '#advisor/minding/minded.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { LEAST_SALARY } from '#advisor/executing/said-words.ts'
import { amountsIn, others, percentsIn, timesIn } from './fill.ts'

const PENSION = /\b(?:pensions?|fers|csrs|annuity|multiplier)\b/i
/** Each year of work counts, or a formula is written out. */
const BY_YEARS =
  /\b(?:x|times|per year|(?:for )?(?:each|every) year|high[- ]?(?:3|three|5|five)|years? of service)\b|×|\*/i
/** What a pension grows by is no share of pay. */
const RISES = /\b(?:ris\w+|grow\w*|cola|increas\w+|inflation|goes up|return|match\w*)\b/i
/** So much of the pay a year of work brings at most. */
const MOST_SHARE = 5

/** 'High 3', 'the last 3 salaries' count years, and are nothing that is multiplied. */
const isHigh = (text: string, { start }: SaidNumber) =>
  /\b(?:high(?:est)?|last|final|best|top)[- ]?$/i.test(text.slice(0, start))
/** 'Teacher, 56, 28 years in' */
const isAge = (text: string, { kind, start, end }: SaidNumber) =>
  kind === 'number' && /(?:^|[,.;]) ?$/.test(text.slice(0, start)) && /^[,.;]/.test(text.slice(end))
/** Of two pays the formula counts the one that it names. */
const COUNTED = /\b(?:average|avg|final|high(?:est)?|last|salary is)\b[^.?!;]{0,40}$/i

export function pension(text: string, numbers: readonly SaidNumber[]): Action | null {
  if (!PENSION.test(text) || !BY_YEARS.test(text) || RISES.test(text)) return null
  const said = numbers.filter((number) => !isHigh(text, number) && !isAge(text, number))
  const [share, ...shares] = percentsIn(said)
  const all = amountsIn(said).filter(({ value }) => value >= LEAST_SALARY)
  const counted = all.filter(({ start }) => COUNTED.test(text.slice(0, start)))
  const [pay, ...pays] = all.length > 1 ? counted : all
  const [years, ...times] = timesIn(said)
  if (!share || !pay || !years || shares.length + pays.length + times.length > 0) return null
  // 'If i go at 30 years', beside 29 in: more than the formula is said.
  if (share.value > MOST_SHARE || others(said, share, years, ...all).length > 0) return null
  const number = (one: SaidNumber): Value => ({ kind: 'number', number: one })
  const yearly: Value = {
    kind: 'operation',
    operator: 'times',
    left: number({ ...pay, period: null }),
    right: number(share),
  }
  const monthly: Value = {
    kind: 'operation',
    operator: 'over',
    left: yearly,
    right: { kind: 'constant', value: 12 },
  }
  const isByTheMonth = /\b(?:a|per|each|every) mo(?:nth)?\b|\bmonthly\b/i.test(text)
  return {
    ...bare('product'),
    inputs: [
      { slot: 'amount', value: isByTheMonth ? monthly : yearly },
      { slot: 'times', value: { kind: 'constant', value: years.value / 12 } },
    ],
    per: isByTheMonth ? 'month' : 'year',
  }
}
