import { z } from '#contract/zod.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { defineCalculator } from '#advisor/planning/calculator.ts'
import { nameOf } from '#advisor/planning/compose.ts'
import { debt } from '#advisor/planning/input-fields.ts'
import { averageInterestRate, monthlyInterestCost } from '#finance/balance-sheet.ts'
import { monthlyInterest } from '#finance/interest.ts'
import { percentOf, sumMoney } from '#finance/money.ts'

export const interestCost = defineCalculator({
  name: 'interest_cost',
  description:
    'What debts cost in interest a month and a year at present balances, their total and their average rate weighted by balance.',
  input: z.object({ debts: z.array(debt).check(z.minLength(1)) }),
  formula:
    'each balance times its yearly rate, for a month its monthly share; the average rate is weighted by balance',
  assumptions: ['balances stay as they are'],
  compute({ debts }, sheet) {
    const rows = debts.map((owed) => {
      const source = { kind: 'rule', name: owed.name, text: 'A debt of the list' } as const
      const balance = sheet.row(owed.name, owed.amount, source)
      const rate = sheet.rateOf(owed.name, owed.interestRate, source)
      const cost = sheet.sum(
        owed.name,
        'Interest a month',
        monthlyInterest(owed.amount, owed.interestRate),
        'balance times the monthly share of the rate',
        [balance, rate],
      )
      return { name: owed.name, balance, rate, cost }
    })
    const total = sheet.sum(
      'total_debt',
      'Total debt',
      sumMoney(debts.map((owed) => owed.amount)),
      'all debts added up',
      rows.map((row) => row.balance),
    )
    const month = sheet.sum(
      'interest_a_month',
      'Interest a month',
      monthlyInterestCost(debts),
      'each debt’s interest of a month added up',
      rows.map((row) => row.cost),
    )
    const year = sheet.sum(
      'interest_a_year',
      'Interest a year',
      sumMoney(debts.map((owed) => percentOf(owed.amount, owed.interestRate))),
      'each balance times its yearly rate, added up',
      rows.map((row) => row.balance),
    )
    const average = sheet.share(
      'average_rate',
      'Average rate',
      averageInterestRate(debts) ?? 0,
      'each rate weighted by its balance',
      rows.map((row) => row.rate),
    )
    return {
      answer: [
        text`You owe ${total}. It costs about ${month} of interest a month, ${year} a year, at an average rate of ${average}.`,
      ],
      lines: [
        text`Total debt: ${total}`,
        text`Interest: ${month} a month, ${year} a year`,
        text`Average rate, weighted by balance: ${average}`,
        ...rows.map((row) => text`${nameOf(row.name)}: ${row.balance} at ${row.rate}, ${row.cost} a month`),
      ],
    }
  },
})
