import { findNames } from '#advisor/grounding/names.ts'
import { type Period, readPeriodAt } from '#advisor/understanding/reading/periods.ts'
import { type Quantity, readQuantities } from '#advisor/understanding/reading/quantities.ts'
import type { Token } from '#advisor/understanding/reading/tokens.ts'
import { type Kind, kindOf } from '#advisor/understanding/reading/typing.ts'
import { isPriceEach } from './price-each.ts'
import type { Said, SaidKind } from './said.ts'

/** A number before its context is known, with the tokens it takes, its unit included. */
export interface Found extends Omit<Said, 'context'> {
  first: number
  next: number
}

const monthsIn: [RegExp, number][] = [
  [/^(?:years?|yrs?|y)$/, 12],
  [/^(?:months?|mos?|mths?|payments?|installments?)$/, 1],
  [/^(?:weeks?|wks?)$/, 12 / 52],
  [/^decades?$/, 120],
]
const qualifiers =
  /^(?:equal|more|full|whole|regular|remaining|monthly|additional|further|other|-|total|left|long)$/
const ignored = new Set<Kind>(['account', 'identifier', 'measure', 'time', 'ordinal', 'date', 'ratio'])
/** Beyond this a number is a slip or a joke; amounts stay exact below it. */
const LARGEST = 1e12
export const LARGEST_PERCENT = 1000
export const LONGEST_MONTHS = 1200

/** The numbers of a question with their kinds, units and periods. */
export function readSaid(text: string, tokens: Token[], original: string): Found[] {
  const names = findNames(text)
  const found = readQuantities(tokens)
    .filter((quantity) => !names.some((name) => name.start < quantity.end && quantity.start < name.end))
    .map((quantity) => toFound(text, tokens, quantity))
    .filter((said) => said !== null)
  return joinYearsAndMonths(text, found).map((said) => ({
    ...said,
    quote: original.slice(said.start, said.end),
  }))
}

function toFound(text: string, tokens: Token[], quantity: Quantity): Found | null {
  if (quantity.value > LARGEST) return null
  const kind = kindOf(tokens, quantity)
  const unit = readUnit(tokens, quantity.next)
  const base = {
    value: quantity.value,
    low: quantity.low,
    high: quantity.high,
    period: null,
    start: quantity.start,
    end: quantity.end,
    quote: text.slice(quantity.start, quantity.end),
    first: quantity.first,
    next: quantity.next,
  }
  // 'No interest 24 months'
  const isTime = unit !== null && !quantity.percent
  if (kind === 'percent' && !isTime && !isPriceEach(tokens, quantity))
    return quantity.value > LARGEST_PERCENT ? null : { ...base, kind }
  if (kind === 'money') return { ...base, kind, period: periodOf(tokens, quantity) }
  if (kind === 'age' || kind === 'year') return { ...base, kind }
  // 'every two weeks' says how often, not how long.
  if (unit && /^(?:every|each)$/.test(tokens[quantity.first - 1]?.word ?? '')) return null
  if (unit && !quantity.currency && !quantity.percent) {
    const end = tokens[unit.next - 1]?.end ?? quantity.end
    const times = (value: number) => value * unit.months
    if (!unit.isHours && times(quantity.high) > LONGEST_MONTHS) return null
    return {
      ...base,
      kind: unit.isHours ? 'hours' : 'months',
      period: unit.isHours ? periodOfHours(tokens, unit.next) : null,
      value: times(quantity.value),
      low: times(quantity.low),
      high: times(quantity.high),
      end,
      quote: text.slice(quantity.start, end),
      next: unit.next,
    }
  }
  if (ignored.has(kind) || kind === 'duration' || isPronoun(quantity)) return null
  if (kind === 'count') return null
  const looksLikeMoney = quantity.value >= 100 && !quantity.inWords
  const period = periodOf(tokens, quantity)
  const bareKind: SaidKind = looksLikeMoney && period !== null ? 'money' : 'bare'
  return { ...base, kind: bareKind, period }
}

/** '38 hours a week', '1,500 hours in a year' */
function periodOfHours(tokens: Token[], next: number): Period | null {
  const at = /^(?:in|of|over)$/.test(tokens[next]?.word ?? '') ? next + 1 : next
  const said = readPeriodAt(tokens, at)
  return said && said.period !== 'once' ? said.period : null
}

/** 'the next one' counts nothing. */
const isPronoun = ({ inWords, value }: Quantity) => inWords && value <= 1

/** '30 years', '60 equal monthly payments', '30-year', '36mo' */
function readUnit(tokens: Token[], next: number): { months: number; isHours: boolean; next: number } | null {
  let at = next
  while (at - next < 3 && qualifiers.test(tokens[at]?.word ?? '')) at += 1
  const word = tokens[at]?.word ?? ''
  if (/^(?:hours?|hrs?)$/.test(word)) return { months: 1, isHours: true, next: at + 1 }
  const months = monthsIn.find(([pattern]) => pattern.test(word))?.[1]
  return months === undefined ? null : { months, isHours: false, next: at + 1 }
}

/** '2 years and 6 months' is one time. */
function joinYearsAndMonths(text: string, found: Found[]): Found[] {
  const joined: Found[] = []
  for (const said of found) {
    const last = joined.at(-1)
    const between = last ? text.slice(last.end, said.start) : ''
    const isRest =
      last?.kind === 'months' &&
      said.kind === 'months' &&
      said.value < 12 &&
      /(?:years?|yrs?|y)$/i.test(last.quote) &&
      /mo/i.test(said.quote) &&
      /^(?:,? ?and |, ?| )$/.test(between)
    if (!last || !isRest) {
      joined.push(said)
      continue
    }
    const value = last.value + said.value
    joined.splice(-1, 1, { ...last, value, low: value, high: value, end: said.end, next: said.next })
  }
  return joined
}

const adjectives: [Period, RegExp][] = [
  ['month', /\b(?:monthly|per month|a month|each month|every month)$/],
  ['year', /\b(?:yearly|annual|annually|per year|a year|each year|every year)$/],
  ['week', /\bweekly$/],
  ['two-weeks', /\b(?:biweekly|bi - weekly|fortnightly)$/],
  ['hour', /\bhourly$/],
]
/** What may stand between 'monthly' and its amount: 'monthly payment of about'. */
const lead = new RegExp(
  [
    String.raw`\s(?:(?:gross |net |take - home |total |minimum |debt |car |loan |mortgage |card |living |housing |`,
    String.raw`household |base |other |extra )*(?:payments?|income|expenses|spending|budget|costs?|bills|salary|pay|`,
    String.raw`paychecks?|contributions?|savings|deposits?|minimums?|rent|withdrawals?|wages?|rate|surplus)\s)?`,
    String.raw`(?:i (?:spend|earn|make|pay|save|add|put) )?(?:is |are |of |at |: |= |about |around |roughly |only |just |`,
    String.raw`currently |now |will be |would be |comes to |to )*$`,
  ].join(''),
)

/** How often an amount comes: said after it, within its clause, or as an adjective before it. */
function periodOf(tokens: Token[], quantity: Quantity): Period | null {
  const following = tokens
    .slice(quantity.next, quantity.next + 10)
    .map((token) => token.word)
    .join(' ')
  const ends =
    /^(?:\w+ ){0,2}at the (?:end|start|beginning) of (?:each|every|the) (month|year|quarter|week)\b/.exec(
      following,
    )
  if (ends) return ends[1] as Period
  for (let at = quantity.next; at < quantity.next + 6; at++) {
    const token = tokens[at]
    if (!token || token.kind === 'number' || token.kind === 'break' || /^[.,;?!$)]$/.test(token.text)) break
    const said = readPeriodAt(tokens, at)
    if (said && said.period !== 'once') return said.period
    if (
      new RegExp(
        [
          String.raw`^(?:and|but|or|if|so|while|because|which|that|how|what|at|after|until|loan|mortgage|house|home|car|cost|`,
          String.raw`costs|balance|worth|portfolio|saved|grow|become)$`,
        ].join(''),
      ).test(token.word)
    )
      break
  }
  const before = tokens
    .slice(Math.max(0, quantity.first - 9), quantity.first)
    .map((token) => token.word)
    .join(' ')
  const head = ` ${before} `.replace(lead, '')
  return adjectives.find(([, pattern]) => pattern.test(head))?.[0] ?? null
}
