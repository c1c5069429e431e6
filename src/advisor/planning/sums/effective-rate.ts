import { text } from '#advisor/grounding/pieces.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import { effectiveAnnualRate } from '#finance/interest.ts'
import { percent } from './money-inputs.ts'
import { saidCompounding } from './rhythm.ts'

const EVERY_MONTH = 12

export const effectiveRate = defineSum({
  name: 'effective-rate',
  about: 'The APY that a yearly rate comes to when interest is added several times a year.',
  inputs: { rate: { ...percent('Rate a year', 0, 1000), ask: 'What is the yearly rate, in percent?' } },
  results: ['apy'],
  formula: 'the rate of each period, with interest on interest over a year',
  assumptions: ['interest is added every month unless said otherwise'],
  compute(input, sheet, { text: words }) {
    const rate = sheet.percent('rate', 'Rate a year', input.rate)
    const yearly = effectiveAnnualRate(input.rate, saidCompounding(words) ?? EVERY_MONTH)
    const apy = sheet.exactShare('apy', 'APY', yearly, 'growth of a year, with interest on interest', [rate])
    return {
      answer: [text`An APY of ${apy}: that’s ${rate} with interest on interest.`],
      lines: [text`APY: ${apy}`],
    }
  },
})
