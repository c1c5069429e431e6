/** What is left of a retirement account that is cashed out early. */
import { byRow, byRule } from '#advisor/grounding/figures.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { retirementSavings } from '#advisor/planning/data/totals.ts'
import type { Given } from '#advisor/planning/given.ts'
import { defineSum, type Household } from '#advisor/planning/sum.ts'
import { percentOf, subtractMoney, sumMoney } from '#finance/money.ts'
import { assumed } from './inputs.ts'
import { age, money, percent } from './money-inputs.ts'

/** From 59½ on nothing is taken for being early. */
const FREE_AGE = 59.5
const PENALTY = 10
const early = byRule('Early withdrawal', 'what the IRS takes of retirement money before 59½, besides the tax')

export const cashOut = defineSum({
  name: 'cash-out',
  about: 'What tax and the early withdrawal penalty leave of a 401(k) or IRA that is cashed out.',
  inputs: {
    amount: {
      ...money('Cashed out'),
      stored: ({ asset, snapshot }: Household): Given | null =>
        asset ? { value: asset.value, source: byRow('assets', asset) } : retirementSavings(snapshot),
      ask: 'How much is in the account?',
    },
    percent: {
      ...percent('Tax bracket', 0, 60),
      assume: assumed(22, 'Tax bracket', 'the federal bracket of many full-time workers'),
    },
    age,
  },
  results: ['left', 'lost', 'tax', 'penalty'],
  formula: 'the amount, less tax at the bracket and the penalty for being early',
  assumptions: ['all of it is taxed in one bracket', 'no state tax', 'none of the exceptions applies'],
  compute(input, sheet) {
    const whole = sheet.money('amount', 'Cashed out', input.amount)
    const rate = sheet.percent('percent', 'Tax bracket', input.percent)
    const isFree = input.age !== undefined && input.age >= FREE_AGE
    if (input.age !== undefined) sheet.number('age', 'Age now', 'age', input.age)
    const due = percentOf(input.amount, input.percent)
    const fine = isFree ? 0 : percentOf(input.amount, PENALTY)
    const tax = sheet.sum('tax', 'Tax', due, 'the bracket’s share', [whole, rate])
    const share = sheet.rateOf('Penalty', PENALTY, early)
    const penalty = sheet.sum('penalty', 'Penalty', fine, 'its share of the amount', [whole, share])
    const gone = sumMoney([due, fine])
    const lost = sheet.sum('lost', 'Gone', gone, 'tax and penalty added up', [tax, penalty])
    const left = sheet.sum('left', 'Left', subtractMoney(input.amount, gone), 'the amount less both', [
      whole,
      lost,
    ])
    return {
      answer: [
        isFree
          ? text`About ${left} of the ${whole}: ${tax} goes to tax at ${rate}.`
          : text`About ${left} of the ${whole}: ${tax} goes to tax at ${rate} and ${penalty} to the ${share} penalty.`,
        text`Rolled over to an IRA or the new plan, all of it stays yours.`,
      ],
      lines: [text`Tax: ${tax}`, text`Penalty: ${penalty}`, text`Gone in all: ${lost}`, text`Left: ${left}`],
    }
  },
})
