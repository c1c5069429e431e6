/** Percents, and what something comes to by the week, month and year. */
import { text } from '#advisor/grounding/pieces.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import { percentShare, roundCents } from '#finance/money.ts'
import { anyAmount, money, percent } from './money-inputs.ts'
import { alike, isCountable, putIn, putOut, unitOf } from './quantity.ts'

/** What comes on top of a bill, not out of it. */
const onTop = /\btips?\b|\bgratuity\b|\bsales tax\b|\bon top\b|\bplus\b|\bmark ?up\b/i

export const percentOf = defineSum({
  name: 'percent-of',
  about: 'So many percent of an amount: a fee, a tip, a discount, a down payment.',
  inputs: {
    percent: { ...percent('Percent', 0, 1e6), ask: 'How many percent of it?' },
    base: { ...anyAmount('Of'), adds: true, ask: 'Percent of which amount?' },
  },
  results: ['amount', 'rest', 'together'],
  formula: 'the amount times the percent',
  assumptions: [],
  compute(input, sheet, { text: said }) {
    const unit = unitOf(sheet, 'base', 'money')
    const value = (input.base * input.percent) / 100
    if (!isCountable(value)) return 'That is more than I can count in earnest. Could you check the numbers?'
    const rate = sheet.percent('percent', 'Percent', input.percent)
    const base = putIn(sheet, 'base', 'Of', input.base, unit)
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
      value: unit === 'money' ? input.base - roundCents(value) : input.base - value,
      formula: 'the whole minus the part',
      from: [base, part],
    })
    const together = putOut(sheet, {
      name: 'together',
      label: 'With it',
      unit,
      value: unit === 'money' ? input.base + roundCents(value) : input.base + value,
      formula: 'both together',
      from: [base, part],
    })
    const after = onTop.test(said)
      ? text`With it you're at ${together}.`
      : input.percent <= 100
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
  compute(input, sheet) {
    const {
      unit,
      old,
      new: now,
    } = alike(sheet, { old: ['Before', input.old], new: ['Now', input.new] }, 'money')
    if (old.value === 0) return 'From nothing there is no percent to give: all of it is new.'
    const change = now.value - old.value
    const value = percentShare(change, old.value)
    if (!isCountable(value)) return 'That is more than I can count in earnest. Could you check the numbers?'
    const size = sheet.share('percent', 'Change', value, 'the change as a share of the old value')
    const shown = sheet.share('size', 'Change', Math.abs(value), 'the change as a share of the old value')
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

export const perYear = defineSum({
  name: 'per-year',
  about: 'What a daily, weekly, monthly or quarterly amount comes to in a year, a month and a week.',
  inputs: {
    amount: {
      ...money('A month'),
      per: 'month',
      adds: true,
      ask: 'How much is it, and how often does it come?',
    },
  },
  results: ['year', 'month', 'week', 'day', 'quarter'],
  formula: 'the amount times how often it comes in a year',
  assumptions: [],
  compute(input, sheet) {
    const monthly = sheet.money('amount', 'A month', input.amount)
    const yearly = roundCents(input.amount * 12)
    const from = [monthly]
    const year = sheet.sum('year', 'A year', yearly, 'the month’s amount over a whole year', from)
    const month = sheet.sum('month', 'A month', roundCents(input.amount), 'a year’s amount by the month', [
      year,
    ])
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
      answer: [text`${year} a year, which is ${month} a month.`, text`By the week it's ${week}.`],
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
