/**
 * Long questions that say every number of their sum, each with words that tell what it is: 'car is 31,900, they give me
 * 8,200 for the old one, I still owe 3,100 on it, tax is 6.5%'. They are believed only where no number is left over.
 */
import type { Action } from '#advisor/minding/minded.ts'
import type { Talk } from '#advisor/executing/talk.ts'
import { budgetRise, dividedPay, endingPayment, soldForDebts } from './budgets.ts'
import { rebate, tradeIn } from './cars.ts'
import { combined, onlyMinimum, paidFaster, transfer } from './debts.ts'
import { insured, mostExpensive, ownedSoFar, rentOrOwn, wholePayment } from './homes.ts'
import { daily, fees, habit, realGrowth, waitingYears } from './growing.ts'
import { bothShares } from './lending.ts'
import { namedGoals, towardsGoal } from './goals.ts'
import { nestEgg, payOut } from './retiring.ts'
import type { Spelling } from './spelling.ts'

/** The first whose words are all there is taken. */
const readers: readonly ((spelling: Spelling) => Action[] | null)[] = [
  transfer,
  combined,
  onlyMinimum,
  paidFaster,
  rentOrOwn,
  tradeIn,
  rebate,
  insured,
  mostExpensive,
  wholePayment,
  ownedSoFar,
  soldForDebts,
  endingPayment,
  bothShares,
  budgetRise,
  dividedPay,
  fees,
  habit,
  daily,
  realGrowth,
  waitingYears,
  payOut,
  nestEgg,
  namedGoals,
  towardsGoal,
]

export function spelledOut({ text, minded: { numbers }, snapshot }: Talk): Action[] | null {
  for (const read of readers) {
    const actions = read({ text, numbers, snapshot })
    if (actions) return actions
  }
  return null
}
