/** 'And 26 markets a year, so whats that', '5 of us, whats that per person a week': so often, or shared, what the last sum came to. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Value } from '#advisor/minding/minded.ts'
import { type Measure, MONEY, PERSON, readMeasures, type Unit } from '#advisor/reading/measures.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { figurePeriod } from '#advisor/executing/periods/period-of.ts'
import { chain, factorOf, isTime } from './chain.ts'
import { wantedIn } from './question.ts'
import type { Reckoned } from './reckon.ts'
import { over, valueOf } from './values.ts'

const OF_IT = /\b(?:that|thats|those)\b/i
/** 'And a month?', 'so whats that per week' */
const ONLY_PERIOD = new RegExp(
  String.raw`^\W*(?:(?:and|so|ok|then|thats?|what|whats|is|it|how|much|in|for|by|the|an?|per|each|every)\W+)*` +
    String.raw`(?:hour|hr|day|week|wk|month|mo|quarter|year|yr)\W*$`,
  'i',
)

/** By what a result comes: a time, else the thing that its question names: 'what do i clear on a saturday'. */
function comesBy(sum: SumRecord, name: string, counts: readonly Measure[]): Unit | null {
  const period = figurePeriod(sum, name)
  if (period) return period
  const isNamed = ({ of }: Measure) =>
    new RegExp(String.raw`\b(?:an?|per|each|every|one) ${of}\b`, 'i').test(sum.words ?? '')
  return counts.find(isNamed)?.of ?? null
}

export function reckonOfLast(
  text: string,
  numbers: readonly SaidNumber[],
  last: SumRecord | undefined,
): Reckoned | null {
  const measures = readMeasures(text, numbers)
  const [name] = Object.keys(last?.results ?? {})
  const isMoney = name !== undefined && last?.results[name]?.unit === 'money'
  // 'And only 18 months' is another time for the sum itself.
  const isOther = measures?.some(({ of, per }) => of === MONEY || (isTime(of) && per.length === 0))
  if (!last || !isMoney || !measures || isOther) return null
  const counts = measures.filter(({ of }) => of !== PERSON)
  const [people, ...others] = measures.filter(({ of }) => of === PERSON)
  const unit = comesBy(last, name, counts)
  if (others.length > 0 || unit === null || !(measures.length > 0 ? OF_IT : ONLY_PERIOD).test(text))
    return null
  const wanted = wantedIn(text, measures)
  // What the sum itself tells by that time needs no other.
  if (Object.keys(last.results).some((one) => one !== name && figurePeriod(last, one) === wanted)) return null
  const that: Value = { kind: 'figure', sum: last.id, name }
  const made = chain(
    { value: that, of: MONEY, per: [unit], from: [] },
    { said: counts.map(factorOf) },
    wanted,
  )
  const isWhole = made && made.per.length <= 1 && counts.every((one) => made.from.includes(one))
  if (!isWhole || (made.value === that && !people)) return null
  return {
    parts: [people ? over(made.value, valueOf(people)) : made.value],
    costs: [],
    per: made.per[0] ?? null,
  }
}
