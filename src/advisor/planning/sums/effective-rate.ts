import { text } from '#advisor/grounding/pieces.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import { compoundSum } from '#finance/growth.ts'
import { effectiveAnnualRate } from '#finance/interest.ts'
import { assumed } from './inputs.ts'
import { money, months, percent } from './money-inputs.ts'
import { saidCompounding } from './rhythm.ts'
import { spokenTime } from './spoken-time.ts'

const EVERY_MONTH = 12

export const effectiveRate = defineSum({
  name: 'effective-rate',
  about: 'The APY that a yearly rate comes to when interest is added several times a year.',
  inputs: {
    rate: { ...percent('Rate a year', 0, 1000), ask: 'What is the yearly rate, in percent?' },
    amount: money('Left on it'),
    months: { ...months('For'), assume: assumed(EVERY_MONTH, 'A year', 'a year, as nothing else was said') },
  },
  results: ['apy', 'value', 'interest'],
  formula: 'the rate of each period, with interest on interest over a year',
  assumptions: ['interest is added every month unless said otherwise'],
  compute(input, sheet, { text: words }) {
    const rate = sheet.percent('rate', 'Rate a year', input.rate)
    const yearly = effectiveAnnualRate(input.rate, saidCompounding(words) ?? EVERY_MONTH)
    const apy = sheet.exactShare('apy', 'APY', yearly, 'growth of a year, with interest on interest', [rate])
    if (input.amount) {
      const amount = sheet.money('amount', 'Left on it', input.amount)
      const time = sheet.months('months', 'For', input.months)
      const then = compoundSum(input.amount, yearly, input.months / EVERY_MONTH)
      const value = sheet.sum('value', 'With the interest', then, 'the amount, with interest on interest', [
        amount,
        apy,
        time,
      ])
      const interest = sheet.sum('interest', 'Interest', then - input.amount, 'what was added', [
        value,
        amount,
      ])
      return {
        answer: [
          text`${rate} with interest on interest is really ${apy} a year: ${amount} becomes ${value} in ${spokenTime(time)}.`,
        ],
        lines: [
          text`Rate with interest on interest: ${apy}`,
          text`With the interest: ${value}, ${interest} more`,
        ],
      }
    }
    return {
      answer: [text`An APY of ${apy}: that’s ${rate} with interest on interest.`],
      lines: [text`APY: ${apy}`],
    }
  },
})
