import { z } from '#contract/zod.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { defineCalculator } from '#advisor/planning/calculator.ts'
import { amount } from '#advisor/planning/input-fields.ts'
import { convertPay, type PayPeriod } from '#finance/pay.ts'

const periods = [
  'hourly',
  'daily',
  'weekly',
  'biweekly',
  'semimonthly',
  'monthly',
  'quarterly',
  'yearly',
] as const
const names: Record<PayPeriod, string> = {
  hourly: 'an hour',
  daily: 'a day',
  weekly: 'a week',
  biweekly: 'every other week',
  semimonthly: 'each half month',
  monthly: 'a month',
  quarterly: 'a quarter',
  yearly: 'a year',
}
const shown: readonly PayPeriod[] = ['yearly', 'monthly', 'biweekly', 'weekly', 'hourly']

export const payConversion = defineCalculator({
  name: 'pay_conversion',
  description: 'Pay from one period to others: hourly, weekly, biweekly, monthly, yearly.',
  input: z.object({
    amount,
    from: z.enum(periods),
    to: z.optional(z.enum(periods)),
    hours: z._default(z.number(), 40),
  }),
  formula: 'pay times how often it comes in a year, divided by how often the other period comes',
  assumptions: ['every week of the year is paid'],
  compute(input, sheet) {
    const pay = sheet.money('amount', `Pay ${names[input.from]}`, input.amount)
    const hours = sheet.number('hours', 'Hours a week', 'count', input.hours)
    const results = shown
      .filter((period) => period !== input.from)
      .map((period) => ({
        period,
        figure: sheet.sum(
          period,
          `Pay ${names[period]}`,
          convertPay(input.amount, input.from, period, input.hours),
          'pay times its periods in a year, divided by those of the other',
          input.from === 'hourly' || period === 'hourly' ? [pay, hours] : [pay],
        ),
      }))
    const asked = results.find(
      ({ period }) => period === (input.to ?? (input.from === 'yearly' ? 'monthly' : 'yearly')),
    )
    return {
      answer: asked
        ? [text`${pay} ${names[input.from]} is ${asked.figure} ${names[asked.period]}.`]
        : [text`It is the same amount.`],
      lines: results.map(({ period, figure }) => text`${figure} ${names[period]}`),
    }
  },
})
