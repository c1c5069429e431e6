/** Percents, and what something comes to by the week, month and year. */
import type { FigureSource } from '#contract/figures.ts'
import { byWords } from '#advisor/grounding/figures.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { yearlyIncome } from '#advisor/planning/data/totals.ts'
import type { Given } from '#advisor/planning/given.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import { percentShare, roundCents } from '#finance/money.ts'
import { anyAmount, money, percent } from './money-inputs.ts'
import { alike, isCountable, putIn, putOut, readInput } from './quantity.ts'

/** What comes on top of a bill, not out of it. */
const onTop =
  /\btips?\b|\bgratuity\b|\bsales tax\b|\bon top\b|\bplus\b|\bmark ?up\b|% (?:higher|more)\b|\b(?:goes|went|go|going) up\b/i

/** Parts that are said without a number. */
const fractions: readonly [RegExp, number][] = [
  [/\bthree quarters\b/i, 75],
  [/\btwo thirds\b/i, 200 / 3],
  [/\bhalf\b/i, 50],
  [/\bthird\b/i, 100 / 3],
  [/\bquarter\b/i, 25],
]

export const percentOf = defineSum({
  name: 'percent-of',
  about: 'So many percent of an amount: a fee, a tip, a discount, a down payment.',
  inputs: {
    percent: percent('Percent', 0, 1e6),
    base: { ...anyAmount('Of'), adds: true, ask: 'Percent of which amount?' },
  },
  results: ['amount', 'rest', 'together'],
  formula: 'the amount times the percent',
  assumptions: [],
  compute(input, sheet, { text: said }) {
    const named = fractions.find(([words]) => words.test(said))?.[1]
    const share = input.percent ?? named
    if (share === undefined) return 'How many percent of it?'
    const { value: whole, unit } = readInput(sheet, 'base', input.base, 'money', said)
    const value = (whole * share) / 100
    if (!isCountable(value)) return 'That is more than I can count in earnest. Could you check the numbers?'
    const rate =
      input.percent === undefined
        ? sheet.taken('Percent', 'percent', { value: share, source: byWords('a part of it') })
        : sheet.percent('percent', 'Percent', share)
    const base = putIn(sheet, 'base', 'Of', whole, unit)
    const part = putOut(sheet, {
      name: 'amount',
      label: 'Amount',
      unit,
      value,
      formula: 'the amount times the percent',
    })
    const rest = putOut(sheet, {
      name: 'rest',
      label: 'The rest',
      unit,
      value: unit === 'money' ? whole - roundCents(value) : whole - value,
      formula: 'the whole minus the part',
      from: [base, part],
    })
    const together = putOut(sheet, {
      name: 'together',
      label: 'With it',
      unit,
      value: unit === 'money' ? whole + roundCents(value) : whole + value,
      formula: 'both together',
      from: [base, part],
    })
    const after = onTop.test(said)
      ? text`With it you're at ${together}.`
      : share <= 100
        ? text`That leaves ${rest}.`
        : text`Both together make ${together}.`
    return {
      answer: [text`${part}, which is ${rate} of ${base}.`, after],
      lines: [text`${rate} of ${base}: ${part}`, text`The rest: ${rest}`, text`With it on top: ${together}`],
    }
  },
})

export const percentChange = defineSum({
  name: 'percent-change',
  about: 'By how many percent something rose or fell.',
  inputs: {
    old: { ...anyAmount('Before'), ask: 'What was it before?' },
    new: { ...anyAmount('Now'), ask: 'And what is it now?' },
  },
  results: ['percent', 'amount'],
  formula: 'the change as a share of the old value',
  assumptions: [],
  compute(input, sheet, { text: said }) {
    const {
      unit,
      old,
      new: now,
    } = alike(sheet, { old: ['Before', input.old], new: ['Now', input.new] }, 'money', said)
    if (old.value === 0) return 'From nothing there is no percent to give: all of it is new.'
    const change = now.value - old.value
    const value = percentShare(change, old.value)
    if (!isCountable(value)) return 'That is more than I can count in earnest. Could you check the numbers?'
    const size = sheet.share('percent', 'Change', value, 'the change as a share of the old value')
    const shown =
      value < 0
        ? sheet.share('fall', 'Fall', -value, 'the change as a share of the old value, without its sign')
        : size
    const amount = putOut(sheet, {
      name: 'amount',
      label: 'Change',
      // A rate that rises from four to five percent rises by one point.
      unit: unit === 'percent' ? 'number' : unit,
      value: Math.abs(change),
      formula: 'new minus old',
    })
    const points = unit === 'percent' ? (Math.abs(change) === 1 ? ' point' : ' points') : ''
    return {
      answer: [
        change === 0
          ? text`Not at all: it was ${old.figure} and still is, a change of ${shown}.`
          : change > 0
            ? text`Up ${shown}: from ${old.figure} to ${now.figure}, ${amount}${points} more.`
            : text`Down ${shown}: from ${old.figure} to ${now.figure}, ${amount}${points} less.`,
      ],
      lines: [text`Change: ${size}`, text`In numbers: ${amount}${points}`],
    }
  },
})

const WEEKS = 52
const DAYS = 365

const rhythms: readonly [RegExp, number][] = [
  [/\b(?:a|per|each|every) day\b|\bdaily\b|\bevery (?:morning|night)\b/i, DAYS],
  [/\b(?:a|per|each|every) week\b|\bweekly\b/i, WEEKS],
  [/\b(?:a|per|each|every) quarter\b|\bquarterly\b/i, 4],
]

/**
 * 'A pack a day, and a pack is $9.75': the rhythm stands apart from the amount, which then came through as it was
 * said, taken for a month's.
 */
function byPeriod(amount: number, source: FigureSource, message: string): number {
  if (source.kind !== 'words' || /month/i.test(message)) return amount
  const quoted = Number(source.quote.replaceAll(/[^\d.]/g, ''))
  const times = rhythms.find(([words]) => words.test(message))?.[1]
  return times !== undefined && amount > 0 && amount === Math.round(quoted * 100)
    ? (amount * times) / 12
    : amount
}

/** Not rounded, so that a year of it is the year again. */
const monthOf = (yearly: Given | null): Given | null => yearly && { ...yearly, value: yearly.value / 12 }

export const perYear = defineSum({
  name: 'per-year',
  about: 'What a daily, weekly, monthly or quarterly amount comes to in a year, a month and a week.',
  inputs: {
    amount: {
      ...money('A month'),
      per: 'month',
      keepsFraction: true,
      adds: true,
      stored: ({ snapshot }) => monthOf(yearlyIncome(snapshot)),
      ask: 'How much is it, and how often does it come?',
    },
  },
  results: ['year', 'month', 'week', 'day', 'quarter'],
  formula: 'the amount times how often it comes in a year',
  assumptions: [],
  compute(input, sheet, { text: said }) {
    const amount = byPeriod(input.amount, sheet.sourceOf('amount'), said)
    const monthly = sheet.money('amount', 'A month', amount)
    const yearly = roundCents(amount * 12)
    const from = [monthly]
    const year = sheet.sum('year', 'A year', yearly, 'the month’s amount over a whole year', from)
    const month = sheet.sum('month', 'A month', roundCents(amount), 'a year’s amount by the month', [year])
    const week = sheet.sum('week', 'A week', roundCents(yearly / WEEKS), 'a year’s amount by the week', [
      year,
    ])
    const day = sheet.sum('day', 'A day', roundCents(yearly / 365), 'a year’s amount by the day', [year])
    const quarter = sheet.sum(
      'quarter',
      'A quarter',
      roundCents(yearly / 4),
      'a year’s amount by the quarter',
      [year],
    )
    return {
      answer: [
        // Where a number is said by the month, the month is no question.
        !/\d/.test(said) && /\b(?:a|per|each|every) month\b|\bmonthly\b/i.test(said)
          ? text`${month} a month, which is ${year} a year.`
          : text`${year} a year, which is ${month} a month.`,
        text`By the week it's ${week}.`,
      ],
      lines: [
        text`A year: ${year}`,
        text`A quarter: ${quarter}`,
        text`A month: ${month}`,
        text`A week: ${week}`,
        text`A day: ${day}`,
      ],
    }
  },
})
