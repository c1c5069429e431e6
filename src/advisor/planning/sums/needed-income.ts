/** What must be earned for a housing payment by the lenders' rule, and what rent a pay carries. */
import { byRule } from '#advisor/grounding/figures.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { loanPayments } from '#advisor/planning/data/loan-payments.ts'
import { defineSum, type Household } from '#advisor/planning/sum.ts'
import { saysNet } from '#advisor/understanding/money/net-pay.ts'
import { HOUSING_PERCENT, TOTAL_DEBT_PERCENT } from '#finance/affordability.ts'
import { percentOf, roundCents, sumMoney } from '#finance/money.ts'
import { assumed, grossIncome } from './inputs.ts'
import { monthly } from './loan-inputs.ts'

const lendersRule = byRule('28/36 rule', 'what lenders commonly allow of gross income')

export const neededIncome = defineSum({
  name: 'needed-income',
  about: 'The pay before tax that a rent or house payment asks for by the 28/36 rule.',
  inputs: {
    payment: { ...monthly('Housing a month'), ask: 'What would housing cost a month?' },
    debts: {
      ...monthly('Other debt payments a month'),
      adds: true,
      stored: ({ snapshot }: Household) => loanPayments(snapshot, { withMortgage: false }),
      assume: assumed(0, 'Other debts', 'no other debt payments'),
    },
  },
  results: ['year', 'month', 'housing', 'withDebts'],
  formula: 'housing divided by its share of gross income, and housing with all debts by the larger share',
  assumptions: ['income is before tax'],
  compute(input, sheet) {
    const cost = sheet.money('payment', 'Housing a month', input.payment)
    const others = sheet.money('debts', 'Other debt payments a month', input.debts)
    const front = sheet.rateOf('Share for housing', HOUSING_PERCENT, lendersRule)
    const back = sheet.rateOf('Share for all debt', TOTAL_DEBT_PERCENT, lendersRule)
    const yearly = (amount: number, share: number) => roundCents((amount * 12 * 100) / share)
    const byHousing = yearly(input.payment, HOUSING_PERCENT)
    const byDebts = yearly(sumMoney([input.payment, input.debts]), TOTAL_DEBT_PERCENT)
    const housing = sheet.sum('housing', 'For housing alone', byHousing, 'housing over its share', [
      cost,
      front,
    ])
    const all = sheet.sum('withDebts', 'With all debts', byDebts, 'housing and debts over their share', [
      cost,
      others,
      back,
    ])
    const most = Math.max(byHousing, byDebts)
    const year = sheet.sum('year', 'Pay a year', most, 'the higher of both', [housing, all])
    const month = sheet.sum('month', 'Pay a month', roundCents(most / 12), 'a month of it', [year])
    return {
      answer: [text`About ${year} a year before tax, ${month} a month, for ${cost} of housing.`],
      lines: [
        text`By ${front} for housing: ${housing} a year`,
        text`By ${back} for housing and ${others} of other debts: ${all} a year`,
      ],
    }
  },
})

/** Of gross pay, for rent. */
const RENT_PERCENT = 30
const rentRule = byRule('30% of pay', 'the share of pay before tax that rent is commonly kept under')

export const rentBudget = defineSum({
  name: 'rent-budget',
  about: 'The rent that a pay carries.',
  inputs: {
    income: {
      ...grossIncome,
      ask: 'What do you earn, a month or a year?',
    },
  },
  results: ['rent'],
  formula: 'a share of pay before tax',
  assumptions: ['utilities come on top'],
  compute(input, sheet, { text: said }) {
    if (input.income === 0) return 'What do you earn, a month or a year?'
    const pay = sheet.money('income', 'Gross income a month', input.income)
    const share = sheet.rateOf('Share for rent', RENT_PERCENT, rentRule)
    const most = percentOf(input.income, RENT_PERCENT)
    const rent = sheet.sum('rent', 'Rent', most, 'its share of pay', [share, pay])
    return {
      answer: [
        saysNet(said)
          ? text`Up to about ${rent} a month: ${share} of the ${pay} you bring home, which is on the safe side.`
          : text`Up to about ${rent} a month: ${share} of the ${pay} you earn before tax.`,
        text`Many landlords ask for about the same before they let.`,
      ],
      lines: [text`${share} of ${pay}: ${rent} a month`],
    }
  },
})
