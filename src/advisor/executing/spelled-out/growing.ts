/** Questions about money that grows, or would have, with all of their numbers. */
import type { Action } from '#advisor/minding/minded.ts'
import { findRows } from '#advisor/planning/data/find-row.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { Placing } from './placing.ts'
import type { Spelling } from './spelling.ts'
import { assetRow, constant, own, reckon, writeSum } from './write-sum.ts'

const FEE =
  /\b(?:expense ratio|fees?|charg(?:e|es|ed|ing)|costs?|takes?|skims?|(?:index|etf|vanguard|cheap\w*)[^.?!%]{0,16})\b[^.?!%]{0,24}$/i
const FEE_AFTER = /^[^.?!%]{0,24}\b(?:fees?|expense|a year in fees|per year in fees|in costs)\b/i
const MOST_FEE = 2.5
/** Less is what goes in month by month. */
const LEAST_START = 2500

/** 'Funds at 0.85% against 0.06%, both make 6.5% before the fee, 25 years' */
export function fees({ text, numbers, snapshot }: Spelling): Action[] | null {
  if (!/\b(?:fees?|expense ratios?|charg(?:e|es|ing))\b/i.test(text)) return null
  if (!/\b(?:funds?|adviser|advisor|index|etfs?|invest\w*|accounts?|portfolio)\b/i.test(text)) return null
  const said = new Placing(text, numbers)
  const rate = said.percent({ least: MOST_FEE + 0.01 })
  const fee =
    said.percent({ before: FEE, after: FEE_AFTER, most: MOST_FEE }) ?? said.percent({ most: MOST_FEE })
  const fee2 = said.percent({ most: MOST_FEE })
  const months = said.months({ least: 12 })
  const start = said.money({ least: LEAST_START })
  const contribution = said.money()
  const [account] = start ? [] : findRows(text, snapshot.assets, ({ name }) => name)
  if (!rate || !fee || !fee2 || !months || !said.isDone) return null
  const [high, low] = fee.value > fee2.value ? [fee, fee2] : [fee2, fee]
  return [
    writeSum('fund-fees', {
      start: start ?? (account && assetRow(account)),
      contribution,
      rate,
      months,
      fee: high,
      fee2: low,
    }),
  ]
}

const MONTHLY_AFTER = new RegExp(
  String.raw`^ ?(?:dollars |bucks )?(?:(?:a|per|each|every|\/) ?mo(?:nth)?\b|monthly\b|(?:goes|going|go) in|` +
    String.raw`at (?:the end of (?:each|every) month|(?:each|every)? ?month'?s end))`,
  'i',
)
const ADDING = /\b(?:add(?:ing)?|contribut\w+|put(?:ting)? in)\b[^.?!,]{0,12}$/i

const TREAT = new RegExp(
  String.raw`\b(?:lattes?|coffees?|cigarettes?|smok\w+|packs?|lunch(?:es)?|take-?out|energy drinks?|sodas?|vap\w+|` +
    String.raw`beers?|scratch|lottery|bagels?|smoothies?|donuts?|doordash|ubers?|habit|snacks?|starbucks|dunkin)\b`,
  'i',
)
const A_WEEK = /^[^.?!,]{0,24}\b(?:(?:a|per|every|each) (?:week|workweek)|days?|times?|work ?days?|weekly)\b/i
const DAILY = /\b(?:every|each|a|per) (?:single )?day\b|\bdaily\b/i
const WORKDAY =
  /\b(?:every|each|per|a) (?:single )?(?:work ?day|weekday|shift)\b|\bmonday (?:to|through) friday\b/i

/** 'A 7.25 latte every workday, five a week, 52 weeks: a year, 30 years, and invested at 6% instead' */
export function habit({ text, numbers }: Spelling): Action[] | null {
  if (!TREAT.test(text) || !/\b(?:invest\w*|fund|instead|market|grow)\b/i.test(text)) return null
  const said = new Placing(text, numbers)
  const weeks =
    said.count({ after: /^ ?weeks?\b/i, before: /^$/ }) ?? numbers.find(({ quote }) => /weeks?$/i.test(quote))
  const rate = said.percent({ most: 20 })
  const months = said.months({ least: 24 })
  const cost =
    numbers.find(
      ({ kind, value }) => (kind === 'money' || kind === 'number') && value > 0 && !Number.isInteger(value),
    ) ?? numbers.find(({ kind }) => kind === 'money')
  const times = numbers.find(
    (one) => one !== cost && one.kind === 'number' && one.value <= 14 && A_WEEK.test(text.slice(one.end)),
  )
  if (!cost || !months || cost.value > 500) return null
  const yearly = WEEKS_A_YEAR.exec(text)
  const perWeek = times ? times.value : WORKDAY.test(text) ? 5 : DAILY.test(text) ? 7 : null
  const count = weeksOf(weeks, yearly)
  if (perWeek === null && cost.period !== 'week' && cost.period !== 'month') return null
  const a = cost.period === 'month' ? 12 : (cost.period === 'week' ? 1 : (perWeek ?? 1)) * count
  const once: SaidNumber = { ...cost, kind: 'money', period: null }
  const isAllDays = perWeek === 7 && !times && !yearly
  return [
    writeSum('habit-cost', {
      spent: reckon(reckon(once, 'times', constant(isAllDays ? 365 : a)), 'over', constant(12)),
      months,
      rate,
    }),
  ]
}

const WEEKS_A_YEAR = /\b(\d{2}) weeks?\b/i
const weeksOf = (weeks: SaidNumber | undefined, said: RegExpExecArray | null) =>
  said ? Number(said[1]) : weeks && /week/i.test(weeks.quote) ? Math.round((weeks.value / 12) * 52) : 52

/** '24.9% compounded daily: the true yearly rate, and a thousand dollars left on it for a year' */
export function daily({ text, numbers }: Spelling): Action[] | null {
  if (!/\bcompound\w*/i.test(text) || !/\b(?:true|effective|real(?:ly)?|actual(?:ly)?|apy|ear)\b/i.test(text))
    return null
  const said = new Placing(text, numbers)
  const rate = said.percent()
  const amount = said.money({ before: /^(?!.*\b(?:365|360)\b)/, least: 50 })
  const months = said.months()
  if (!rate || !said.isDone) return null
  return [writeSum('effective-rate', { rate, amount: amount && { ...amount, period: null }, months })]
}

const REAL =
  /\breal (?:rate|return|yield)|\bafter inflation\b|\bin today'?s (?:money|dollars)|\bbuying power|purchasing power/i
const PRICES = {
  before: /\b(?:inflation|prices?|cost of living)\b[^.?!%]*$/i,
  after: /^[^.?!,]{0,8}\binflation\b/i,
}

/** '7.5% a year, inflation 3.1%: the real return, and 50,000 after 20 years, then and in today's money' */
export function realGrowth({ text, numbers, snapshot }: Spelling): Action[] | null {
  if (!REAL.test(text)) return null
  const said = new Placing(text, numbers)
  const inflation = said.percent({ ...PRICES, most: 15 })
  const rate = said.percent({ most: 25 })
  const months = said.months({ least: 12 })
  const contribution = said.money({ after: MONTHLY_AFTER, before: ADDING })
  const start = said.money()
  const [account] = start ? [] : findRows(text, snapshot.assets, ({ name }) => name)
  if (!inflation || !rate || !months || contribution || !(start || account) || !said.isDone) return null
  return [
    writeSum('real-return', { rate, inflation }),
    writeSum('growth', { start: start ?? (account && assetRow(account)), rate, months }),
    writeSum('inflation', { amount: own('value'), months, inflation }),
  ]
}

const WAITS =
  /\b(?:wait\w*|instead|starts?|starting|goof\w*|until|till|later|puts? (?:it )?off|lazy|delay\w*|not (?:start|until))\b/i

/** 'He's 25, 250 a month at 7% until 65; or from 35 on: what did the ten years cost?' */
export function waitingYears({ text, numbers }: Spelling): Action[] | null {
  if (!WAITS.test(text)) return null
  const said = new Placing(text, numbers)
  const rate = said.percent({ most: 20 })
  const ages: SaidNumber[] = []
  for (let age = said.age(); age; age = said.age()) ages.push(age)
  const contribution = said.money({ most: 10_000 })
  said.dropTimes()
  const [now, start, stop, ...more] = ages.toSorted((a, b) => a.value - b.value)
  if (!contribution || !now || !start || !stop || more.length > 0 || !said.isDone) return null
  if (stop.value < 50 || start.value - now.value > 25) return null
  const yearsFrom = (from: SaidNumber) => reckon(reckon(stop, 'take', from), 'times', constant(12))
  return [
    writeSum('waiting-to-start', {
      contribution: { ...contribution, kind: 'money', period: contribution.period ?? 'month' },
      rate,
      months: yearsFrom(now),
      later: yearsFrom(start),
    }),
  ]
}
