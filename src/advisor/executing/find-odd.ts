/** Results that nobody would believe: said as a doubt with what was used, never as an answer. */
import type { FigureSheet } from '#advisor/grounding/figures.ts'
import { listing, text, type Text } from '#advisor/grounding/pieces.ts'
import type { RecordedFigure, SumRecord } from '#advisor/figures/sum-record.ts'
import { mainResult, show } from '#advisor/figures/show.ts'

/** Shares of pay: one and a half times of all pay is a month held against a year. */
const ofPay = new Set(['housing-ratio', 'debt-to-income', 'afford-monthly'])
const MOST_OF_PAY = 150
/** A part that is so much more than its whole. */
const MOST_OF_ALL = 400
/** Plain arithmetic: two of these mostly have nothing to do with each other. */
export const plain: ReadonlySet<string> = new Set(['product', 'quotient', 'sum-of', 'percent-of'])

/** Cents that hardly anybody's money comes to, from amounts that are far smaller. */
const VAST = 500_000_000
const LARGE = 100_000_000

/** '21,000 miles' times a tax: a fortune out of an earlier figure and a count is a slip of the reader. */
export function isWild(record: SumRecord): boolean {
  const { kind, inputs, results } = record
  const main = Object.values(results)[0]
  const given = Object.values(inputs)
  return (
    isMoneySquared(record) ||
    isNoChoice(record) ||
    ((plain.has(kind) || kind === 'difference') &&
      main?.unit === 'money' &&
      Math.abs(main.value) > VAST &&
      given.some(({ source }) => source.kind !== 'words') &&
      // What was itself multiplied on the way says nothing of how much there was to begin with.
      given.every(
        ({ unit, value, source }) =>
          unit !== 'money' || Math.abs(value) < LARGE || (kind === 'product' && source.kind === 'formula'),
      ))
  )
}

/** '21,600 spread over one month', '1 times 1,180': nothing is done to the number that was said. */
const does: Readonly<Record<string, string>> = { product: 'times', quotient: 'by' }

/** A sum that nobody would make: the other readings of the message come first. */
export function isIdle({ kind, inputs, results }: SumRecord): boolean {
  if (inputs[does[kind] ?? '']?.value === 1) return true
  if (kind === 'product' && isOvercounted(inputs['times'])) return true
  if (isImpossible({ kind, inputs, results })) return true
  // '42,000 less the 42': nothing is asked of a number held against itself.
  if (kind === 'difference' && inputs['amount']?.value === inputs['take']?.value) return true
  // Nothing is taken off an account that is empty, unless somebody says so.
  const amount = kind === 'difference' ? inputs['amount'] : undefined
  if (amount?.value === 0 && !saysNothing(amount)) return true
  if (kind === 'loan-payment' && (inputs['principal']?.value ?? LEAST_LOAN) < LEAST_LOAN) return true
  // Of what is all of one kind there is no mix to tell.
  if (kind === 'asset-mix' && results['shares']?.value === ALL) return true
  const main = results['each']
  if (kind === 'quotient' && main?.unit === 'months') return main.value < 1
  const [time, paid] = [results['months'], inputs['payment'] ?? inputs['monthly']]
  const owed = inputs['balance'] ?? inputs['target']
  // Nobody asks how long it takes where the first payment is several times the whole.
  return (kind === 'payoff-time' || kind === 'goal-time') && (time?.value ?? 2) <= 1 && isFarMore(paid, owed)
}

const ALL = 100

/** More hours than a year of full time work has are hours of hours, or weeks of months. */
const MOST_HOURS = 4000
const isOvercounted = (times?: RecordedFigure) =>
  times?.unit === 'count' && times.source.kind === 'formula' && times.value > MOST_HOURS

/** A withdrawal that nobody would plan with, in percent a year. */
const MOST_WITHDRAWN = 25

/** Nobody lends for more than ten years at such a rate: '41 a month' is no 41 %. */
const MOST_FOR_YEARS = 36
const LONG_LOAN = 120

/** Retired before today, saving for what is there already, growing nothing: no plan of anybody's. */
function isImpossible({ kind, inputs, results }: Pick<SumRecord, 'kind' | 'inputs' | 'results'>): boolean {
  const valueOf = (name: string) => inputs[name]?.value
  const [age, stops] = [valueOf('age'), valueOf('retirementAge')]
  if (kind === 'retirement-projection' && age !== undefined && stops !== undefined) return stops < age
  if (kind === 'four-percent') return (valueOf('rate') ?? 0) > MOST_WITHDRAWN
  if (kind === 'loan-payment')
    return (valueOf('rate') ?? 0) > MOST_FOR_YEARS && (valueOf('months') ?? 0) > LONG_LOAN
  if (kind === 'growth') return results['value']?.value === 0
  return kind === 'goal-payment' && isFarMore(inputs['current'], inputs['target'])
}
/** Nobody pays off less by the month. */
const LEAST_LOAN = 10_000

const SEVERAL = 2
const isFarMore = (paid?: RecordedFigure, owed?: RecordedFigure) =>
  paid !== undefined && owed !== undefined && paid.value > owed.value * SEVERAL

/** Of two pays that are weighed, one that is so many times the other is no pay, or pay of another period. */
const tooFarApart: Readonly<Record<string, readonly [string, string, number]>> = {
  offers: ['pay', 'pay2', 10],
  'fair-split': ['mine', 'theirs', 30],
}
const isNoChoice = ({ kind, inputs }: SumRecord) => {
  const [first, second, times] = tooFarApart[kind] ?? []
  if (first === undefined || second === undefined || times === undefined) return false
  const [one, other] = [inputs[first]?.value ?? 0, inputs[second]?.value ?? 0]
  const least = Math.min(one, other)
  return Math.max(one, other) > least * times && (kind === 'offers' || least > 0)
}

/** Money times money is no amount of anything. */
const isMoneySquared = ({ kind, inputs }: SumRecord) =>
  kind === 'product' && inputs['amount']?.unit === 'money' && inputs['times']?.unit === 'money'

function isOdd({ kind, inputs }: SumRecord, { unit, value }: RecordedFigure): boolean {
  const given = Object.values(inputs)
  if ((unit === 'months' || unit === 'years' || unit === 'age') && value < 0) return true
  if (unit === 'percent' && ofPay.has(kind)) return value > MOST_OF_PAY
  if (unit === 'percent' && kind === 'share') return Math.abs(value) > MOST_OF_ALL
  const isOfPercents = given.length > 1 && given.every((input) => input.unit === 'percent')
  if ((kind === 'product' || kind === 'percent-of') && isOfPercents) return true
  // 'Three times nothing' is a number that was not understood, unless they said nothing themselves.
  const isNothing = value === 0 && given.some((input) => input.value === 0 && !saysNothing(input))
  return plain.has(kind) && isNothing
}

const saysNothing = ({ source }: RecordedFigure) =>
  source.kind === 'words' &&
  /(?<![\d.,])0(?![\d.,])|\b0(?:\.0+)?%|\bzero\b|\bno\b|\bnothing\b/i.test(source.quote)

/** A result that would be said as a doubt: another reading is tried before it. */
export function isDoubtful(record: SumRecord): boolean {
  const main = mainResult(record)?.[1]
  return isWild(record) || (main !== undefined && isOdd(record, main))
}

export function findOdd(sheet: FigureSheet, record: SumRecord): Text | null {
  const main = mainResult(record)?.[1]
  if (!main || !isDoubtful(record)) return null
  const used = Object.values(record.inputs)
    .slice(0, 3)
    .map((figure) => show(sheet, figure))
  if (used.length === 0) return null
  return text`Something seems off: from ${listing(used)} I get ${show(sheet, main)}. Which number did I take wrong?`
}
