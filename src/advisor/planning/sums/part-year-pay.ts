/** Pay of a season or a school year, spread over the whole year. */
import { text } from '#advisor/grounding/pieces.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import { roundCents } from '#finance/money.ts'
import { money, months, monthly } from './money-inputs.ts'

const A_YEAR = 12

const TWICE = /\b(?:twice|two times|2x) a month\b|\bsemi-?monthly\b|\b1st and 15th\b/i

export const partYearPay = defineSum({
  name: 'part-year-pay',
  about:
    'Pay that comes for some months of the year only: a year of it, and what it is a month over the whole year.',
  inputs: {
    months: { ...months('Months with pay'), max: A_YEAR, ask: 'How many months of the year does it come?' },
    pay: { ...monthly('Pay a month'), keepsFraction: true },
    total: { ...money('Pay of the year'), adds: true },
  },
  results: ['spread', 'year', 'pay', 'aside'],
  formula: 'all pay of the year divided by the months of a year',
  assumptions: ['nothing else comes in for the rest of the year'],
  compute(input, sheet, { text: words }) {
    const whole = input.total ?? (input.pay === undefined ? undefined : roundCents(input.pay * input.months))
    if (whole === undefined) return 'What does it pay, a month or in all?'
    const time = sheet.months('months', 'Months with pay', input.months)
    const isTotal = input.total !== undefined
    const given = isTotal
      ? sheet.money('total', 'Pay of the year', whole)
      : sheet.money('pay', 'Pay a month', roundCents(input.pay ?? 0))
    const year = isTotal
      ? given
      : sheet.sum('year', 'A year', whole, 'the pay of a month times its months', [given, time])
    const each = isTotal
      ? sheet.sum(
          'pay',
          'A month with pay',
          roundCents(whole / input.months),
          'the year’s pay by its months',
          [given, time],
        )
      : given
    const spread = sheet.sum(
      'spread',
      'A month, all year',
      roundCents(whole / A_YEAR),
      'the year’s pay by the months of a year',
      [year],
    )
    const keep = sheet.sum(
      'aside',
      'To put aside a month with pay',
      Math.max(0, each.value - spread.value),
      'a month’s pay minus what it is over the whole year',
      [each, spread],
    )
    const half = sheet.aside('A check', roundCents(each.value / 2), 'half of a month with pay', [each])
    return {
      answer: [
        ...(TWICE.test(words) ? [text`${half} a check, twice a month.`] : []),
        text`${spread} a month over the whole year: ${year} in all, paid over ${time}.`,
        text`In a month with pay ${each} comes in, so ${keep} of it is for the months without.`,
      ],
      lines: [text`A year: ${year}`, text`A month with pay: ${each}`, text`To put aside from it: ${keep}`],
    }
  },
})
