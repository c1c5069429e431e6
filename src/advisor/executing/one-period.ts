/** '118 a month, gas 45 and 700 a year in repairs': what is added up or taken off counts by one period. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, endsOf, type Value } from '#advisor/minding/minded.ts'
import { perYear } from '#advisor/understanding/money/flows.ts'
import type { Period } from '#advisor/understanding/reading/periods.ts'
import { periodOf } from './period-of.ts'
import { EARNED, LEAST_SALARY } from './said-words.ts'

const timesAYear = { ...perYear, day: 365 }

const ASKED =
  /(?<![\d%k] ?)\b(?:a|per|each|every) (day|week|wk|month|mo|quarter|year|yr)\b|\b(month|week|year)ly\b/gi
/** Periods as people type them. */
export const shortPeriods: Readonly<Record<string, string>> = {
  mo: 'month',
  wk: 'week',
  yr: 'year',
  hr: 'hour',
  check: 'paycheck',
}
const QUESTION = /[^.!?\n]*(?:\?|$)/g

/** The period that a question names: 'what does that cost me a month'. */
export function askedPeriod(text: string): Period | null {
  const questions = (text.match(QUESTION) ?? []).filter((part) => part.trim() !== '')
  const [match] = [...(questions.at(-1) ?? '').matchAll(ASKED)].slice(-1)
  const word = (match?.[1] ?? match?.[2])?.toLowerCase()
  return word === undefined ? null : ((shortPeriods[word] ?? word) as Period)
}

const isPlain = ({ kind }: Value) => kind === 'number'
const constants = new Set([12, 24, 26, 52, 365])
export const converts = (value: Value) =>
  endsOf(value).some((end) => end.kind === 'constant' && constants.has(end.value))

export function convert(value: Value, from: Period, to: Period): Value {
  if (from === to) return value
  const times: Value = { kind: 'constant', value: timesAYear[from] }
  const yearly: Value =
    from === 'year' ? value : { kind: 'operation', operator: 'times', left: value, right: times }
  const parts: Value = { kind: 'constant', value: timesAYear[to] }
  return to === 'year' ? yearly : { kind: 'operation', operator: 'over', left: yearly, right: parts }
}

/** The inputs of a plain addition or difference, each by the period that is asked for. */
export function inOnePeriod(
  { intent, inputs }: Action,
  text: string,
  sums: readonly SumRecord[],
): Action['inputs'] {
  if (intent === 'share') return shareByMonth(inputs, text, sums)
  if (intent !== 'sum-of' && intent !== 'difference') return inputs
  const said = [...new Set(inputs.flatMap(({ value }) => periodOf(value, sums) ?? []))]
  const [first] = said
  if (!first || said.includes('hour')) return inputs
  const wanted = askedPeriod(text) ?? (said.length > 1 ? 'month' : first)
  // A bare amount in a list comes as often as the one before it, else as the first that says so.
  let last = first
  return inputs.map(({ slot, value }) => {
    const own = periodOf(value, sums)
    const isBare = own === null && isPlain(value)
    const result = own || isBare ? convert(value, own ?? last, wanted) : value
    // After '2,340 a month' times twelve, a bare 1,610 comes by the month, too.
    const said = converts(value) ? endsOf(value).find((end) => periodOf(end, sums) !== null) : undefined
    last = (said && periodOf(said, sums)) ?? own ?? last
    return { slot, value: result }
  })
}

/** 'We make 112k. what percent is daycare': what comes each month, of a month of the pay. */
function shareByMonth(inputs: Action['inputs'], text: string, sums: readonly SumRecord[]): Action['inputs'] {
  const part = inputs.find(({ slot }) => slot === 'part')
  if (!part || periodOf(part.value, sums) !== 'month') return inputs
  return inputs.map((one) => {
    const { slot, value } = one
    const isYear =
      slot === 'whole' &&
      value.kind === 'number' &&
      (value.number.period === 'year' ||
        (value.number.period === null &&
          value.number.value >= LEAST_SALARY &&
          EARNED.test(text.slice(0, value.number.start))))
    return isYear ? { slot, value: convert(value, 'year', 'month') } : one
  })
}
