/** The period that a question names, and a value by another period than it was said in. */
import type { Value } from '#advisor/minding/minded.ts'
import { timesPerCalendarYear } from '#advisor/understanding/money/flows.ts'
import type { Period } from '#advisor/understanding/reading/periods.ts'

const ASKED = new RegExp(
  String.raw`(?<![\d%k] ?)\b(?:(?:a|per|each|every|(?:for|over|in) the|the(?= whole| full| entire))(?: whole| full| entire)?) ` +
    String.raw`(day|week|wk|month|mo|quarter|year|yr)\b|\b(month|week|year)ly\b`,
  'gi',
)
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

export function convert(value: Value, from: Period, to: Period): Value {
  if (from === to) return value
  const times: Value = { kind: 'constant', value: timesPerCalendarYear[from] }
  const yearly: Value =
    from === 'year' ? value : { kind: 'operation', operator: 'times', left: value, right: times }
  const parts: Value = { kind: 'constant', value: timesPerCalendarYear[to] }
  return to === 'year' ? yearly : { kind: 'operation', operator: 'over', left: yearly, right: parts }
}
