/** One figure of a sum in a sentence, by the period or unit it was asked for. */
import { byFormula, type FigureSheet } from '#advisor/grounding/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import type { RecordedFigure, SumRecord } from '#advisor/figures/sum-record.ts'
import { mainResult, show } from '#advisor/figures/show.ts'

/** How often each comes in a year. */
const periods: Readonly<Record<string, number>> = {
  day: 365,
  week: 52,
  paycheck: 26,
  month: 12,
  quarter: 4,
  year: 1,
}
const monthly = new Set(['monthly', 'payment', 'month'])

/** Whether a sum leads with an amount that comes every month. */
export const isMonthly = (record: SumRecord) => {
  const [name, figure] = mainResult(record) ?? []
  return name !== undefined && monthly.has(name) && figure?.unit === 'money'
}

/** What comes every month: the result, else what goes in or out where the result is a time: 'and what is that a year?' */
function monthlyOf(record: SumRecord): RecordedFigure | undefined {
  const main = mainResult(record)?.[1]
  if (isMonthly(record)) return main
  if (main?.unit !== 'months' && main?.unit !== 'years') return undefined
  return ['monthly', 'payment', 'contribution'].map((name) => record.inputs[name]).find(Boolean)
}

/** An amount of the month by the week, the day or the paycheck, where the sum has none of its own. */
export function inPeriod(
  sheet: FigureSheet,
  record: SumRecord,
  wanted: string | null,
): RecordedFigure | null {
  const often = wanted === null ? undefined : periods[wanted]
  if (wanted === null || often === undefined || record.results[wanted]) return null
  const monthly = monthlyOf(record)
  if (!monthly || wanted === 'month') return null
  return {
    label: `A ${wanted}`,
    unit: 'money',
    value: Math.round((monthly.value * 12) / often),
    source: byFormula('twelve months of it, spread over the year', [show(sheet, monthly)]),
  }
}

export function sayFigure(sheet: FigureSheet, figure: RecordedFigure, wanted: string | null): Text {
  const shown = show(sheet, figure)
  if (wanted === 'firstPrincipal') return text`${shown} of the first payment is principal.`
  if (wanted === 'interest') return text`${shown} of it is interest.`
  const isMoney = figure.unit === 'money'
  if (isMoney && wanted !== null && periods[wanted] !== undefined && figure.label === `A ${wanted}`)
    return text`${shown} a ${wanted}.`
  if (isMoney && wanted === 'growth') return text`${shown} of it is growth.`
  return sentences.find(({ label }) => label.test(figure.label))?.say(sheet, figure) ?? named(sheet, figure)
}

interface Sentence {
  label: RegExp
  say: (sheet: FigureSheet, figure: RecordedFigure) => Text
}

const named: Sentence['say'] = (sheet, figure) => text`${figure.label}: ${show(sheet, figure)}.`

const lasting: Sentence['say'] = (sheet, figure) => {
  const shown = show(sheet, figure)
  const span = sheet.span(shown)
  return span ? text`${shown}, so ${span}` : [shown]
}
const often = ({ label }: RecordedFigure) => /\b(?:a|each) (?:month|year)\b/.exec(label)?.[0] ?? ''

/** What is left, or what is missing where that is less than nothing. */
const left: Sentence['say'] = (sheet, figure) => {
  const period = often(figure) === '' ? '' : ` ${often(figure)}`
  if (figure.value >= 0) return text`You have ${show(sheet, figure)} left${period}.`
  const source = byFormula('what is missing, without its sign', [show(sheet, figure)])
  return text`You’re ${show(sheet, { ...figure, value: -figure.value, source })} short${period}.`
}

/** A figure as a person would say it, by its label. */
const sentences: readonly Sentence[] = [
  {
    label: /^(?:Months|Time|Paid off in|Months until debt-free|Reached in|All done in)$/,
    say: (sheet, figure) => text`It takes ${lasting(sheet, figure)}.`,
  },
  { label: /^(?:Lasts|Months covered)$/, say: (sheet, figure) => text`It lasts ${lasting(sheet, figure)}.` },
  {
    label: /^(?:Payment a month|A month|New payment|Needed a month|For the goal a month)$/,
    say: (sheet, figure) => text`${show(sheet, figure)} a month.`,
  },
  { label: /^Paid in all$/, say: (sheet, figure) => text`You pay ${show(sheet, figure)} in all.` },
  {
    label: /^Put in(?: by then)?$/,
    say: (sheet, figure) => text`${show(sheet, figure)} of it is what you put in.`,
  },
  { label: /^Left(?: (?:over|a month|each month)(?: then)?)?$/, say: left },
  {
    label: /^(?:Still to save|To go|Still missing|Missing|Short by)$/,
    say: (sheet, figure) => text`${show(sheet, figure)} is still missing.`,
  },
  {
    label: /^(?:Saved a month|Interest saved|Saved)$/,
    say: (sheet, figure) => text`It saves you ${show(sheet, figure)}${often(figure) && ` ${often(figure)}`}.`,
  },
  {
    label: /\btax$|^(?:Penalty|Fee)$/i,
    say: (sheet, figure) => text`${show(sheet, figure)} is ${lowerFirst(figure.label)}.`,
  },
]

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
