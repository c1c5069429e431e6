import { z } from '#contract/zod.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { defineCalculator } from '#advisor/planning/calculator.ts'
import { amount, rate } from '#advisor/planning/input-fields.ts'
import { nestEggLife as findLife } from '#finance/retirement.ts'

export const nestEggLife = defineCalculator({
  name: 'nest_egg_life',
  description: 'How long a portfolio lasts when the same sum is taken out every month.',
  input: z.object({ portfolio: amount, monthly: amount, rate: z._default(rate, 0) }),
  formula: 'each month the balance earns its share of the yearly return, then the withdrawal is taken out',
  assumptions: ['the return is the same every year', 'the last, smaller withdrawal counts as a month'],
  compute(input, sheet) {
    const have = sheet.money('portfolio', 'Portfolio', input.portfolio)
    const taking = sheet.money('monthly', 'Taken out each month', input.monthly)
    const earned = sheet.percent('rate', 'Return a year', input.rate)
    const life = findLife(input.portfolio, input.monthly, input.rate)
    if (life.lasts === 'for-ever') {
      return {
        answer: [
          text`It never runs out: ${have} at ${earned} earns at least the ${taking} you take out each month.`,
        ],
        lines: [text`Lasts for ever`],
      }
    }
    const months = sheet.time('months', 'Lasts', life.months, 'withdrawals until nothing is left')
    const years = sheet.years('years', 'In years', life.months / 12, 'months in years', [months])
    return {
      answer: [text`${have} lasts ${sheet.spell(months)} when you take out ${taking} a month at ${earned}.`],
      lines: [text`Lasts: ${sheet.spell(months)}, about ${years}`],
    }
  },
})
