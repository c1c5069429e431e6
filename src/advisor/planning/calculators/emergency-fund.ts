import { z } from '#contract/zod.ts'
import type { Text } from '#advisor/grounding/pieces.ts'
import { listing, text } from '#advisor/grounding/pieces.ts'
import { defineCalculator } from '#advisor/planning/calculator.ts'
import { amount, months, rate } from '#advisor/planning/input-fields.ts'
import {
  emergencyFundShortfall,
  emergencyFundTarget,
  monthsCovered,
  monthsToBuildFund,
} from '#finance/emergency-fund.ts'
import { subtractMoney } from '#finance/money.ts'

export const emergencyFund = defineCalculator({
  name: 'emergency_fund',
  description:
    'How many months of expenses savings cover, what is missing for a number of months, and how long it takes to build at a monthly amount.',
  input: z.object({
    savings: amount,
    expenses: amount,
    targets: z.array(months).check(z.minLength(1)),
    monthly: z.optional(amount),
    rate: z._default(rate, 0),
  }),
  formula:
    'months covered is savings divided by monthly expenses; a fund is so many months of expenses, less your savings',
  assumptions: ['expenses stay as they are'],
  compute({ savings, expenses, targets, monthly, rate: earned }, sheet) {
    const have = sheet.money('savings', 'Savings', savings)
    const spend = sheet.money('expenses', 'Expenses a month', expenses)
    const adding = monthly === undefined ? null : sheet.money('monthly', 'Added each month', monthly)
    if (earned > 0) sheet.percent('rate', 'Interest a year', earned)
    const covered = sheet.time(
      'months_covered',
      'Months covered',
      monthsCovered(savings, expenses) ?? 0,
      'savings divided by monthly expenses',
      [have, spend],
    )
    const funds = targets.map((count) => {
      const size = sheet.months('targets', 'Months wanted', count)
      const target = emergencyFundTarget(expenses, count)
      const missing = emergencyFundShortfall(savings, expenses, count)
      const whole = sheet.sum(`target_${count}`, 'Fund', target, 'months wanted times monthly expenses', [
        size,
        spend,
      ])
      const short = sheet.sum(`shortfall_${count}`, 'Short of the fund', missing, 'the fund minus savings', [
        whole,
        have,
      ])
      const spare = sheet.sum(
        `surplus_${count}`,
        'Beyond the fund',
        Math.max(0, subtractMoney(savings, target)),
        'savings minus the fund',
        [have, whole],
      )
      const line: Text =
        missing > 0
          ? text`A fund of ${size} is ${whole}: you are ${short} short`
          : text`A fund of ${size} is ${whole}: you have it, with ${spare} to spare (short by ${short})`
      const time = monthsToBuildFund(
        { savings, monthlyExpenses: expenses, months: count },
        { monthly: monthly ?? 0, rate: earned },
      )
      const built =
        adding && time.reaches
          ? sheet.time(
              `months_to_build_${count}`,
              'Time to build',
              time.months,
              'the first month in which savings reach the fund',
            )
          : null
      return { size, whole, short, isShort: missing > 0, line, built, spare }
    })
    const short = funds.filter((fund) => fund.isShort)
    const missing = listing(short.map((fund) => text`${fund.short} short of ${fund.size}`))
    const verdict =
      short.length > 0 ? text`You are ${missing}.` : text`That is as much as you asked for, or more.`
    const times = short.flatMap((fund) =>
      fund.built
        ? [text`At ${adding ?? ''} a month the fund of ${fund.size} is full in ${sheet.spell(fund.built)}.`]
        : [],
    )
    const sizes = funds.slice(-1).map((fund) => text`A fund of ${fund.size} is ${fund.whole}.`)
    return {
      answer: [text`Your savings cover ${covered} of expenses.`, verdict, ...times, ...sizes],
      lines: [text`Savings cover ${covered} of expenses`, ...funds.map((fund) => fund.line), ...times],
    }
  },
})
