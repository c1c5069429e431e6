/** Words that settle which sum is meant, whatever it was first taken for. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action, Minded } from '#advisor/minding/minded.ts'
import { claimsAgain } from '#advisor/executing/wordings/as-stated.ts'
import { inAskedPeriod, spreadByYear, yearlyOnce } from '#advisor/executing/periods/asked-period.ts'
import { affordEachMonth } from '#advisor/executing/worded-sums/every-month.ts'
import { matchTerms } from '#advisor/executing/wordings/match-terms.ts'
import { minimumWords } from '#advisor/executing/wordings/minimum-words.ts'
import {
  asBudget,
  asCushion,
  onPay,
  cushionTime,
  ofCost,
  onceAsSavings,
  shortOfMonths,
  asRoom,
  withBenefits,
  withPayment,
} from '#advisor/executing/wordings/budget.ts'
import {
  asNeeded,
  asSaved,
  bothWanted,
  ofGap,
  saidYears,
  sinceBirth,
  untilStopping,
  withPension,
  withRise,
} from '#advisor/executing/wordings/later.ts'
import {
  asDownPayment,
  forAllDebts,
  houseOrLoan,
  costsApart,
  loanOrHouse,
  notFromSavings,
  ofAllDebts,
  ofCar,
  ofPrice,
  paidFor,
  pointsOf,
  tradedIn,
  withDues,
  withRate,
  forPayment,
} from '#advisor/executing/wordings/loans.ts'
import { ofTotal } from '#advisor/executing/worded-sums/college.ts'
import { onlyFees } from '#advisor/executing/wordings/fees.ts'
import { ofThat } from '#advisor/executing/wordings/shares.ts'
import { afterTax, asNewPay, beforeTax, byTheHour, byTheMonth } from '#advisor/executing/wordings/pay.ts'

type Worded = (action: Action, text: string, minded: Minded, sums: readonly SumRecord[]) => Action

/** Each sum that may be taken for another, with what its words make of it. */
const worded: Readonly<Record<string, Worded>> = {
  'loan-payment': loanOrHouse,
  'house-payment': houseOrLoan,
  affordability: (action, text, minded) => {
    const paid = forPayment(action, text)
    return paid === action ? withDues(withRate(action, text), text, minded) : paid
  },
  'afford-once': (action, text) => asDownPayment(affordEachMonth(action), text),
  'afford-monthly': onPay,
  'budget-summary': asRoom,
  quotient: (action, text, minded, sums) =>
    inAskedPeriod(spreadByYear(ofPrice(action, text, minded), text), text, minded, sums),
  'pay-conversion': (action, text, minded) =>
    minded.numbers.some(({ period }) => period !== null) ? action : byTheHour(action, text, minded),
  'take-home': beforeTax,
  'housing-ratio': ofCar,
  part: shortOfMonths,
  runway: (action, text, minded, sums) =>
    asCushion(withBenefits(asBudget(onceAsSavings(action, sums), text), text, minded), text),
  'what-if': (action, text, minded) => asNewPay(withPayment(action, text), text, minded),
  raise: (action, text, minded) => asNewPay(afterTax(action, text), text, minded),
  growth: untilStopping,
  'retirement-projection': sinceBirth,
  'retirement-need': asSaved,
  'life-insurance': saidYears,
  'percent-of': ofThat,
  difference: ofThat,
  points: pointsOf,
  refinance: costsApart,
  rollover: tradedIn,
  'remaining-balance': paidFor,
  product: (action, text, minded, sums) =>
    yearlyOnce(inAskedPeriod(byTheHour(onlyFees(action, text), text, minded), text, minded, sums)),
  'percent-change': byTheMonth,
  'debt-payoff': forAllDebts,
  'savings-or-debt': notFromSavings,
  'interest-cost': ofAllDebts,
  'social-security': claimsAgain,
  'goal-payment': bothWanted,
  'goal-time': bothWanted,
  'goal-pace': asNeeded,
  'employer-match': matchTerms,
  'minimum-payment': minimumWords,
  'four-percent': withPension,
  'pension-gap': withPension,
  college: ofTotal,
  'saved-by': ofCost,
  'emergency-fund': cushionTime,
  'nest-egg-life': (action, text, minded, sums) =>
    ofGap(withRise(withPension(action, text, minded), text, minded), text, sums),
}

export const asWorded = (
  action: Action,
  text: string,
  minded: Minded,
  sums: readonly SumRecord[] = [],
): Action => worded[action.intent]?.(action, text, minded, sums) ?? action
