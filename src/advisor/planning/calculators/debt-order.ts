import { z } from '#contract/zod.ts'
import { listing, text } from '#advisor/grounding/pieces.ts'
import { defineCalculator } from '#advisor/planning/calculator.ts'
import { nameOf } from '#advisor/planning/compose.ts'
import { debt } from '#advisor/planning/input-fields.ts'
import { orderDebts } from '#finance/debt.ts'
import { monthlyInterest } from '#finance/interest.ts'

export const debtOrder = defineCalculator({
  name: 'debt_order',
  description:
    'Which debt to pay first: by rate (avalanche) and by balance (snowball), with what each costs a month.',
  input: z.object({ debts: z.array(debt).check(z.minLength(1)) }),
  formula: 'highest rate first costs the least interest; smallest balance first clears a debt soonest',
  assumptions: ['all minimums are paid in any case'],
  compute({ debts }, sheet) {
    const rows = orderDebts(debts, 'avalanche').flatMap((index) => {
      const owed = debts[index]
      if (!owed) return []
      const source = { kind: 'rule', name: owed.name, text: 'A debt of the plan' } as const
      const balance = sheet.row(owed.name, owed.amount, source)
      const rate = sheet.rateOf(owed.name, owed.interestRate, source)
      const cost = sheet.sum(
        `monthly_interest_${index}`,
        'Interest a month',
        monthlyInterest(owed.amount, owed.interestRate),
        'balance times the monthly share of the rate',
        [balance, rate],
      )
      return [{ name: owed.name, balance, rate, cost }]
    })
    const [first] = rows
    const smallest = debts[orderDebts(debts, 'snowball')[0] ?? 0]
    if (!first || !smallest) return { answer: [], lines: [] }
    return {
      answer: [
        text`Pay ${nameOf(first.name)} first: at ${first.rate} it costs you ${first.cost} a month.`,
        ...(smallest.name === first.name
          ? [text`It is also the smallest balance.`]
          : [text`For a quick win, ${nameOf(smallest.name)} is the smallest balance.`]),
      ],
      lines: [
        ...rows.map(
          (row) => text`${nameOf(row.name)}: ${row.balance} at ${row.rate}, ${row.cost} of interest a month`,
        ),
        text`By rate: ${listing(
          rows.map((row) => nameOf(row.name)),
          ', then ',
        )}`,
      ],
    }
  },
})
