/** Questions about sums that were made already. */
import { byFormula, byRule, byWords, type FigureSheet } from '#advisor/grounding/figures.ts'
import { listing, text, type Text } from '#advisor/grounding/pieces.ts'
import type { RecordedFigure, SumRecord } from '#advisor/figures/sum-record.ts'
import type { Block } from '#advisor/reply.ts'
import type { Sum } from '#advisor/planning/sum.ts'
import { ASSUMED_INFLATION } from '#finance/inflation.ts'
import { loanPart } from './loan-parts.ts'
import { inPeriod, sayFigure } from './say-figure.ts'
import { difference, mainResult, show } from '#advisor/figures/show.ts'
import { sideBySide } from './side-by-side.ts'

export interface Told {
  answer: Text[]
  details: Block[]
  /** It says only what would decide. */
  isOpen?: boolean
}

const paragraph = (words: Text): Block => ({ kind: 'paragraph', text: words })
const list = (items: Text[]): Block => ({ kind: 'list', items })

/** Other names that a figure may go by. */
const alike: Record<string, readonly string[]> = {
  interest: ['interest', 'growth', 'extra'],
  total: ['total', 'together', 'paid', 'value', 'year'],
  paid: ['paid', 'total'],
  payment: ['payment', 'monthly', 'month'],
  monthly: ['monthly', 'payment', 'month'],
  month: ['month', 'monthly', 'payment', 'left'],
  months: ['months', 'years', 'when', 'covered'],
  years: ['years', 'months'],
  amount: ['amount', 'total', 'left', 'difference'],
  percent: ['percent', 'rate', 'ltv', 'gain'],
  rate: ['rate', 'percent', 'effective'],
  saved: ['saved', 'interest', 'difference'],
  principal: ['principal', 'balance', 'loan'],
  balance: ['balance', 'principal', 'left'],
  value: ['value', 'total', 'networth'],
  gap: ['gap', 'short', 'difference', 'left'],
  left: ['left', 'rest', 'difference', 'gap'],
}

export function findFigure({ results, inputs }: SumRecord, name: string): RecordedFigure | null {
  const names = [name, ...(alike[name] ?? [])]
  const among = (figures: SumRecord['results']) =>
    names.map((one) => figures[one]).find((found) => found !== undefined)
  // What came out is asked for, rather than what went in.
  return among(results) ?? among(inputs) ?? null
}

/** 'And the interest', after two offers: what it is with either. */
function tellEither(sheet: FigureSheet, { inputs, results }: SumRecord, wanted: string): Told | null {
  const name = wanted.replace(/2$/, '')
  const [one, other] = [results[name], results[`${name}2`]]
  if (!one || !other) return null
  const often = name === 'payment' ? ' a month' : ''
  const sideOf = (figure: RecordedFigure, number: '' | '2') => {
    const [rate, term] = [
      inputs[`rate${number}`] ?? inputs['rate'],
      inputs[`months${number}`] ?? inputs['months'],
    ]
    const shown = show(sheet, figure)
    return rate && term
      ? text`${shown}${often} at ${show(sheet, rate)} for ${show(sheet, term)}`
      : text`${shown}${often}`
  }
  const answer = text`${one.label}: ${sideOf(one, '')}, ${sideOf(other, '2')}.`
  return { answer: [answer], details: [] }
}

/** 'How much of that is interest?' */
export function tellPart(sheet: FigureSheet, record: SumRecord, wanted: string | null): Told | null {
  const either = wanted === null ? null : tellEither(sheet, record, wanted)
  if (either) return either
  const main = mainResult(record)
  const figure =
    inPeriod(sheet, record, wanted) ??
    (wanted === null
      ? null
      : (record.results[wanted] ?? loanPart(record, wanted) ?? findFigure(record, wanted))) ??
    main?.[1]
  if (!figure) return null
  const others = Object.values(record.results).filter((other) => other !== figure)
  const isThere = wanted !== 'interest' || figure !== main?.[1]
  return {
    answer: [sayFigure(sheet, figure, isThere ? wanted : null)],
    details:
      others.length === 0 ? [] : [list(others.map((other) => text`${other.label}: ${show(sheet, other)}`))],
  }
}

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

/** What a change brought: 'how much interest does that save me?' */
export function tellDifference(
  sheet: FigureSheet,
  [now, then]: readonly [SumRecord, SumRecord],
  wanted: string | null,
): Told | null {
  const name = wanted === null || wanted === 'saved' || wanted === 'difference' ? costOf(now, then) : wanted
  const [a, b] = [findFigure(now, name), findFigure(then, name)]
  if (!a || !b || a.unit !== b.unit) return null
  const gap = difference(sheet, `Difference in ${lowerFirst(a.label)}`, a, b)
  const isLess = a.value < b.value
  const what = /interest/i.test(a.label) ? ' interest' : ''
  const word =
    a.unit === 'months' || a.unit === 'years' ? (isLess ? 'sooner' : 'longer') : isLess ? 'less' : 'more'
  if (a.value === b.value)
    return { answer: [text`No difference at all: both come to ${show(sheet, a)}.`], details: [] }
  return {
    answer: [text`${gap} ${word}${what}: ${show(sheet, a)} instead of ${show(sheet, b)}.`],
    details: sideBySide(sheet, now, then),
  }
}

/** The figure by which two sums are told apart: what they cost, else the main result. */
function costOf(now: SumRecord, then: SumRecord): string {
  const alike = Object.keys(now.results).filter(
    (name) => findFigure(then, name)?.unit === now.results[name]?.unit,
  )
  // What stayed the same tells nothing apart, unless all of it did.
  const changed = alike.filter((name) => findFigure(then, name)?.value !== now.results[name]?.value)
  const shared = changed.length > 0 ? changed : alike
  return (
    ['interest', 'paid', 'total', 'tax', 'saved'].find((name) => shared.includes(name)) ??
    shared[0] ??
    'interest'
  )
}

/** How an input was made of what was said: '7,900 + 4,350'; null where it was said or stored as it is. */
function workingOf({ source }: RecordedFigure): string | null {
  if (source.kind !== 'formula' || source.inputs.length < 2) return null
  if (!/^[a-z](?:[()\s+−×÷]+[a-z][()]*)+$/.test(source.formula)) return null
  return source.formula.replaceAll(/[a-z]/g, (letter) => {
    const input = source.inputs.find(({ label }) => label === letter)
    return input?.text ?? letter
  })
}

/** 'How did you get that?' */
export function tellHow(sheet: FigureSheet, record: SumRecord, sum: Sum): Told {
  const inputs = Object.values(record.inputs)
  const main = mainResult(record)
  const from = inputs.slice(0, 4).map((figure) => {
    const made = workingOf(figure)
    const label = lowerFirst(figure.label)
    return text`${show(sheet, figure)} (${made === null ? label : `${label}: ${made}`})`
  })
  const opening = from.length === 0 ? text`From what is stored` : text`From ${listing(from)}`
  return {
    answer: [text`${opening}: ${sum.formula}.`, ...(main ? [text`That gives ${show(sheet, main[1])}.`] : [])],
    details: [
      list(inputs.map((figure) => text`${figure.label}: ${show(sheet, figure)}`)),
      list(Object.values(record.results).map((figure) => text`${figure.label}: ${show(sheet, figure)}`)),
      ...(sum.assumptions.length > 0
        ? [paragraph(text`I took for granted: ${sum.assumptions.join('; ')}.`)]
        : []),
    ],
  }
}

/** 'Then id better count on that number, right' doubts nothing. */
const RELIES = /\b(?:count|plan|rely|budget|bank|go|work|figure) (?:on|with|for|by|off)\b/i

/** 'Are you sure?' */
export function tellSure(sheet: FigureSheet, record: SumRecord, sum: Sum, asked: string): Told {
  const main = mainResult(record)
  const how = tellHow(sheet, record, sum)
  if (main && RELIES.test(asked))
    return {
      answer: [
        text`Yes, ${show(sheet, main[1])} is the one to count on. If a number behind it changes, tell me, and I work it out anew.`,
      ],
      details: how.details,
    }
  return {
    answer: [
      main
        ? text`I went over it again and get the same: ${show(sheet, main[1])}. If one of the numbers behind it is off, tell me which.`
        : text`I went over it again. If one of the numbers behind it is off, tell me which.`,
    ],
    details: how.details,
  }
}

/** 'I do not get it' */
export function tellSimply(sheet: FigureSheet, record: SumRecord, sum: Sum): Told {
  const main = mainResult(record)
  if (!main) return tellHow(sheet, record, sum)
  return {
    answer: [
      text`In short: ${lowerFirst(main[1].label)} comes to ${show(sheet, main[1])}.`,
      text`The idea: ${sum.formula}.`,
    ],
    details: tellHow(sheet, record, sum).details,
  }
}

/** 'What is that in today's money?' */
export function tellReal(
  sheet: FigureSheet,
  record: SumRecord,
  said?: { value: number; quote: string },
): Told | null {
  const main = Object.values(record.results).find(({ unit }) => unit === 'money')
  const months = monthsOf(record)
  if (!main || months === null) return null
  const rise = said?.value ?? ASSUMED_INFLATION
  const rate = sheet.percent(
    'Inflation a year',
    rise,
    said ? byWords(said.quote) : byRule('Inflation', 'a long-run yearly rise of prices'),
  )
  const shown = show(sheet, main)
  const value = Math.round(main.value / (1 + rise / 100) ** (months / 12))
  const real = sheet.roundedMoney(
    'In today’s money',
    value,
    byFormula('the amount divided by what prices grow to', [shown, rate]),
  )
  return { answer: [text`About ${real} in today's money, if prices rise ${rate} a year.`], details: [] }
}

function monthsOf({ inputs }: SumRecord): number | null {
  const time = inputs['months'] ?? inputs['years'] ?? inputs['until']
  if (time) return time.value
  const [age, end] = [inputs['age'], inputs['retirementAge']]
  return age && end ? Math.max(0, end.value - age.value) * 12 : null
}
