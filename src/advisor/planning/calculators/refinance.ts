import { z } from '#contract/zod.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { defineCalculator } from '#advisor/planning/calculator.ts'
import { amount, months, rate } from '#advisor/planning/input-fields.ts'
import { compareRefinance } from '#finance/refinance.ts'

export const refinance = defineCalculator({
  name: 'refinance',
  description:
    'A loan against its replacement at another rate and term: payments, interest, saving and break-even.',
  input: z.object({
    principal: amount,
    rate,
    months,
    newRate: rate,
    newMonths: months,
    costs: z._default(amount, 0),
  }),
  formula: 'both loans run to their end; the saving is the difference of all interest, less the costs',
  assumptions: ['both rates are fixed', 'costs are paid at once'],
  compute(input, sheet) {
    const balance = sheet.money('principal', 'Balance', input.principal)
    const oldRate = sheet.percent('rate', 'Present rate', input.rate)
    const oldTerm = sheet.months('months', 'Payments left', input.months)
    const newRate = sheet.percent('newRate', 'New rate', input.newRate)
    const newTerm = sheet.months('newMonths', 'New term', input.newMonths)
    const costs = sheet.money('costs', 'Costs', input.costs)
    const result = compareRefinance({
      current: { principal: input.principal, rate: input.rate, months: input.months },
      rate: input.newRate,
      months: input.newMonths,
      costs: input.costs,
    })
    const before = sheet.sum(
      'current_payment',
      'Present payment',
      result.currentPayment,
      'the equal payment of the present loan',
      [balance, oldRate, oldTerm],
    )
    const after = sheet.sum(
      'new_payment',
      'New payment',
      result.newPayment,
      'the equal payment of the new loan',
      [balance, newRate, newTerm],
    )
    const monthly = sheet.sum(
      'monthly_saving',
      'Difference a month',
      Math.abs(result.monthlySaving),
      'present payment against the new one',
      [before, after],
    )
    const oldInterest = sheet.sum(
      'current_interest',
      'Interest left on the present loan',
      result.currentInterest,
      'its payments minus the balance',
      [before, balance],
    )
    const newInterest = sheet.sum(
      'new_interest',
      'Interest of the new loan',
      result.newInterest,
      'its payments minus the balance',
      [after, balance],
    )
    const life = sheet.sum(
      'lifetime_saving',
      'Difference over both lives',
      Math.abs(result.lifetimeSaving),
      'interest saved, less the costs',
      [oldInterest, newInterest, costs],
    )
    const even =
      result.breakEvenMonths === null
        ? null
        : sheet.time(
            'break_even',
            'Break-even',
            result.breakEvenMonths,
            'costs divided by the monthly saving, rounded up',
            [costs, monthly],
          )
    const lower = result.monthlySaving >= 0 ? 'less' : 'more'
    return {
      answer: [
        text`The payment goes from ${before} to ${after}, ${monthly} ${lower} a month.`,
        result.lifetimeSaving >= 0
          ? text`Over its life you save ${life} after costs.`
          : text`Over its life it costs ${life} more, as it runs longer.`,
        ...(even && input.costs > 0 ? [text`The costs are back after ${even}.`] : []),
      ],
      lines: [
        text`Payment: ${after} instead of ${before}, ${monthly} ${lower}`,
        text`Interest: ${newInterest} instead of ${oldInterest}`,
        result.lifetimeSaving >= 0
          ? text`Saved over its life, after costs of ${costs}: ${life}`
          : text`More over its life, with costs of ${costs}: ${life}`,
        ...(even
          ? [text`Costs paid back after: ${sheet.spell(even)}`]
          : [text`Lower payments never pay back the costs`]),
      ],
    }
  },
})
