import { z } from '#contract/zod.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { defineCalculator } from '#advisor/planning/calculator.ts'
import { amount, months, rate } from '#advisor/planning/input-fields.ts'
import { futureValue, growthSeries } from '#finance/growth.ts'
import { subtractMoney } from '#finance/money.ts'

const often: [number, string][] = [
  [1, 'once a year'],
  [2, 'twice a year'],
  [4, 'every quarter'],
  [12, 'every month'],
  [52, 'every week'],
  [365, 'every day'],
]

export const growth = defineCalculator({
  name: 'compound_growth',
  description: 'What a sum and regular contributions grow to at a yearly rate.',
  input: z.object({
    start: z._default(amount, 0),
    /** Put in every period of `contributionsPerYear`. */
    contribution: z._default(amount, 0),
    rate,
    months,
    compoundingsPerYear: z._default(z.number(), 12),
    contributionsPerYear: z._default(z.number(), 12),
    timing: z._default(z.enum(['end', 'start']), 'end'),
  }),
  formula:
    'the balance earns its rate every period and the interest stays in; contributions earn from the day they go in',
  assumptions: ['the rate stays the same'],
  compute(input, sheet) {
    const start =
      input.start > 0 || input.contribution === 0 ? [sheet.money('start', 'Start', input.start)] : []
    const adding =
      input.contribution > 0
        ? sheet.money('contribution', `Added ${periodName(input.contributionsPerYear)}`, input.contribution)
        : null
    const earned = sheet.percent('rate', 'Rate a year', input.rate)
    const time = sheet.months('months', 'Time', input.months)
    const series = growthSeries(input)
    const last = series.at(-1)
    const value = futureValue(input)
    const end = sheet.sum(
      'future_value',
      'Worth at the end',
      value,
      'what was put in, with interest on interest',
    )
    const paidIn = sheet.sum(
      'paid_in',
      'Put in',
      last?.contributed ?? 0,
      'start plus all contributions',
      adding ? [...start, adding] : start,
    )
    const interest = sheet.sum(
      'interest',
      'Growth',
      subtractMoney(value, last?.contributed ?? 0),
      'worth at the end minus what was put in',
      [end, paidIn],
    )
    const words = often.find(([times]) => times === input.compoundingsPerYear)?.[1] ?? 'regularly'
    return {
      answer: [
        text`After ${time} at ${earned} it is worth ${end}: ${paidIn} put in and ${interest} of growth.`,
      ],
      lines: [text`Worth after ${time}: ${end}`, text`Put in: ${paidIn}`, text`Growth: ${interest}`],
      notes: [
        text`Interest is added ${words}${adding ? (input.timing === 'start' ? ', contributions at the start of each period' : ', contributions at the end of each period') : ''}.`,
      ],
      cards: [
        {
          kind: 'series',
          title: 'How it grows',
          formula: 'What was put in, with interest on interest',
          open: null,
          unit: 'money',
          step: 'year',
          from: 0,
          lines: [
            { label: 'Worth', points: series.map((point) => point.balance) },
            { label: 'Put in', points: series.map((point) => point.contributed) },
          ],
        },
      ],
    }
  },
})

const periodName = (times: number) => often.find(([count]) => count === times)?.[1] ?? 'regularly'
