import { z } from '#contract/zod.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { defineCalculator } from '#advisor/planning/calculator.ts'
import { amount, months, percent, rate } from '#advisor/planning/input-fields.ts'
import { judgePrice } from './home-price.ts'
import { affordableHome, HOUSING_PERCENT, housingLimits, TOTAL_DEBT_PERCENT } from '#finance/affordability.ts'

export const affordability = defineCalculator({
  name: 'affordability',
  description:
    'The 28/36 rule on gross monthly income: the most to spend on housing by both tests, and with a mortgage rate the loan and house price it carries; with a price, whether it fits.',
  input: z.object({
    /** Gross, a month. */
    income: amount,
    otherDebts: z._default(amount, 0),
    housingPercent: z._default(percent, HOUSING_PERCENT),
    totalPercent: z._default(percent, TOTAL_DEBT_PERCENT),
    rate: z.optional(rate),
    /** Of a home that is looked at. */
    price: z.optional(amount),
    /** What there is for a down payment. */
    savings: z.optional(amount),
    months: z._default(months, 360),
    downPayment: z.optional(amount),
    downPaymentPercent: z.optional(percent),
    /** Taxes and insurance, a month. */
    costs: z._default(amount, 0),
  }),
  formula:
    'one test takes a share of gross monthly income for housing; the other a larger share for housing and all other debt payments together',
  assumptions: ['income is before tax'],
  compute(input, sheet) {
    const income = sheet.money('income', 'Gross income a month', input.income)
    const others = sheet.money('otherDebts', 'Other debt payments a month', input.otherDebts)
    const front = sheet.percent('housingPercent', 'Share for housing', input.housingPercent)
    const back = sheet.percent('totalPercent', 'Share for all debt', input.totalPercent)
    const limits = housingLimits(input.income, input.otherDebts, [input.housingPercent, input.totalPercent])
    const housing = sheet.sum(
      'housing_limit',
      'Housing limit',
      limits.housingLimit,
      'its share of gross monthly income',
      [front, income],
    )
    const all = sheet.sum(
      'total_debt_limit',
      'Limit for all debt',
      limits.totalDebtLimit,
      'its share of gross monthly income',
      [back, income],
    )
    const after = sheet.sum(
      'limit_after_debts',
      'Left for housing after other debts',
      limits.limitAfterDebts,
      'limit for all debt minus other debt payments',
      [all, others],
    )
    const most = sheet.sum(
      'max_housing_payment',
      'Most for housing',
      limits.maxHousingPayment,
      'the lower of both limits',
      [housing, after],
    )
    const lines = [
      text`${front} test: ${housing} a month for housing`,
      text`${back} test: ${all} for all debt, less ${others} of other payments leaves ${after} for housing`,
      text`The stricter test decides: ${most} a month`,
    ]
    const answer = [
      text`At most ${most} a month for housing: the ${front} test allows ${housing}, the ${back} test ${after} after your other debts.`,
    ]
    if (input.price !== undefined) {
      const judged = judgePrice({ ...input, price: input.price }, most, sheet)
      return { answer: judged.answer, lines: [...judged.lines, ...lines] }
    }
    if (input.rate !== undefined) {
      const interest = sheet.percent('rate', 'Mortgage rate', input.rate)
      const term = sheet.months('months', 'Term', input.months)
      const home = affordableHome({
        maxHousingPayment: limits.maxHousingPayment,
        rate: input.rate,
        years: input.months / 12,
        downPayment: input.downPayment,
        downPaymentPercent: input.downPaymentPercent,
        taxes: input.costs,
      })
      const loan = sheet.sum(
        'loan',
        'Largest loan',
        home.loan,
        'the loan that the payment clears in the term',
        [most, interest, term],
      )
      const down = sheet.sum(
        'down_payment',
        'Down payment',
        home.downPayment,
        'as you gave it, or its share of the price',
      )
      const price = sheet.sum('price', 'House price', home.price, 'loan plus down payment', [loan, down])
      lines.push(
        text`Largest loan at ${interest} over ${term}: ${loan}`,
        text`With ${down} down, a price of ${price}`,
      )
      answer.unshift(text`A house of up to about ${price}: a loan of ${loan} plus ${down} down.`)
    }
    return { answer, lines }
  },
})
