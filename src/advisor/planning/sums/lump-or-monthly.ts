import { text } from '#advisor/grounding/pieces.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import { futureValue } from '#finance/growth.ts'
import { multiplyMoney, roundCents, subtractMoney } from '#finance/money.ts'
import { assumed, growthRate } from './inputs.ts'
import { money, monthly, months } from './money-inputs.ts'
import { spokenTime } from './spoken-time.ts'

const spread = assumed(12, 'Time', 'spread over a year')
const lifelong = assumed(240, 'Time', 'about as long as payments for life last from retirement on')

export const lumpOrMonthly = defineSum({
  name: 'lump-or-monthly',
  about: 'All at once or spread out: investing a sum, or taking a lump sum instead of payments.',
  inputs: {
    once: { ...money('All at once'), adds: true, ask: 'How large is the sum that comes at once?' },
    monthly: { ...monthly('Each month instead'), adds: true },
    months: months('Time'),
    rate: growthRate,
  },
  results: ['difference', 'lump', 'spread'],
  formula: 'both are invested as they come and grow until the end of the time; then they are compared',
  assumptions: ['all of it is invested, none is spent', 'the return is the same every year', 'before tax'],
  compute(input, sheet) {
    const once = sheet.money('once', 'All at once', input.once)
    const usual = input.monthly === undefined ? spread : lifelong
    const span = input.months ?? usual.value
    const time =
      input.months === undefined
        ? sheet.taken('Time', 'months', usual)
        : sheet.months('months', 'Time', input.months)
    const rate = sheet.percent('rate', 'Return a year', input.rate)
    const part = input.monthly ?? roundCents(input.once / Math.max(1, Math.round(span)))
    const each =
      input.monthly === undefined
        ? sheet.sum('each', 'Each month', part, 'the sum divided by the months', [once, time])
        : sheet.money('monthly', 'Each month instead', input.monthly)
    const [lump, parts] = [
      futureValue({ start: input.once, rate: input.rate, months: span }),
      futureValue({ start: 0, contribution: part, rate: input.rate, months: span }),
    ]
    const whole = sheet.rounded('lump', 'All at once', lump, 'the sum with its growth', [once, rate, time])
    const bits = sheet.rounded('spread', 'Month by month', parts, 'the payments with their growth', [
      each,
      rate,
      time,
    ])
    const gap = subtractMoney(lump, parts)
    const difference = sheet.rounded('difference', 'Difference', Math.abs(gap), 'between the two', [
      whole,
      bits,
    ])
    const paid = sheet.sum(
      'paid',
      'Payments in all',
      multiplyMoney(part, Math.round(span)),
      'each payment added up',
      [each, time],
    )
    const lines = [
      text`All at once, after ${time} at ${rate}: ${whole}`,
      text`Month by month: ${bits}`,
      text`Difference: ${difference}`,
      text`Payments in all: ${paid}`,
    ]
    const ahead = gap >= 0
    if (input.monthly === undefined) {
      return {
        answer: [
          ahead
            ? text`All at once, by ${sheet.about(difference)} after ${spokenTime(time)} at ${rate}: the money simply works for longer.`
            : text`Spreading it out, by ${sheet.about(difference)} after ${spokenTime(time)} at ${rate}.`,
          text`Spread out, it's ${each} a month.`,
        ],
        lines,
        notes: [
          text`Spreading it out costs a little on average and buys calm: you can't put it all in on the worst day.`,
        ],
      }
    }
    return {
      answer: [
        ahead
          ? text`The lump sum, by ${sheet.about(difference)}: invested at ${rate}, it's ahead after ${time}.`
          : text`The payments, by ${sheet.about(difference)}: put by at ${rate}, they're ahead after ${time}.`,
        text`The payments alone add up to ${paid}.`,
      ],
      lines,
      notes: [
        text`Payments for life can't be outlived or spent at once; a lump sum can be passed on. Taxes differ too.`,
      ],
    }
  },
})
