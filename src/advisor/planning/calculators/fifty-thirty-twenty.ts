import { z } from '#contract/zod.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { defineCalculator } from '#advisor/planning/calculator.ts'
import { amount } from '#advisor/planning/input-fields.ts'
import { splitFiftyThirtyTwenty } from '#finance/budget.ts'

export const fiftyThirtyTwenty = defineCalculator({
  name: 'fifty_thirty_twenty',
  description: 'Monthly take-home pay split by the 50/30/20 rule into needs, wants and savings.',
  input: z.object({ income: amount }),
  formula:
    'the 50/30/20 rule gives the largest part of take-home pay to needs, the next to wants and the rest to savings',
  assumptions: ['the rule is meant for pay after tax'],
  compute({ income }, sheet) {
    const pay = sheet.money('income', 'Income a month', income)
    const split = splitFiftyThirtyTwenty(income)
    const part = (name: string, label: string, value: number) =>
      sheet.sum(name, label, value, 'its share of pay by the 50/30/20 rule', [pay])
    const needs = part('needs', 'Needs', split.needs)
    const wants = part('wants', 'Wants', split.wants)
    const savings = part('savings', 'Savings and debt', split.savings)
    return {
      answer: [
        text`By the 50/30/20 rule, ${pay} a month splits into ${needs} for needs, ${wants} for wants and ${savings} for savings.`,
      ],
      lines: [
        text`Needs: ${needs} a month`,
        text`Wants: ${wants} a month`,
        text`Savings and paying down debt: ${savings} a month`,
      ],
    }
  },
})
