/** Who judges which kind of sum. Kinds that are a choice by themselves are told again instead. */
import { judgeAmount } from './amount.ts'
import { judgeLeft, judgeNetWorth, judgeSplit } from './budget.ts'
import { judgeCost, judgePayoff } from './cost.ts'
import { judgeMonths } from './cushion.ts'
import type { Judge } from './judgement.ts'
import { judgeGrowth, judgeLasting, judgeNestEgg, judgeOdds } from './nest-egg.ts'
import { judgeCollege, judgeCover, judgeGoalTime, judgePace } from './others.ts'
import { judgePay, judgeRaise, judgeTax } from './pay.ts'
import { judgePayment, judgeSaving } from './payment.ts'
import { judgeRatio } from './share.ts'
import { judgeMatch, judgePayday, judgeRefinance, judgeRollover, judgeSaved } from './worth-it.ts'

export const judges: Readonly<Record<string, Judge>> = {
  share: judgeRatio,
  'housing-ratio': judgeRatio,
  'debt-to-income': judgeRatio,
  'credit-utilization': judgeRatio,
  'savings-rate': judgeRatio,
  'loan-payment': judgePayment,
  'payment-to-clear': judgePayment,
  'house-payment': judgePayment,
  'biweekly-payment': judgeSaved,
  'extra-payment': judgeSaved,
  consolidation: judgeSaved,
  'balance-transfer': judgeSaved,
  'tax-saved': judgeSaved,
  refinance: judgeRefinance,
  points: judgeRefinance,
  rollover: judgeRollover,
  'payday-rate': judgePayday,
  'employer-match': judgeMatch,
  'payoff-time': judgePayoff,
  'debt-payoff': judgePayoff,
  'minimum-payment': judgePayoff,
  'interest-cost': judgeCost,
  'remaining-balance': judgeCost,
  growth: judgeGrowth,
  'interest-earned': judgeGrowth,
  'real-return': judgeGrowth,
  'retirement-projection': judgeNestEgg,
  'four-percent': judgeNestEgg,
  'nest-egg-life': judgeLasting,
  'retirement-odds': judgeOdds,
  'retirement-need': judgeSaving,
  'goal-payment': judgeSaving,
  'contribution-split': judgeSaving,
  'goal-time': judgeGoalTime,
  'down-payment': judgeGoalTime,
  'goal-pace': judgePace,
  'emergency-fund': judgeMonths,
  runway: judgeMonths,
  'budget-summary': judgeLeft,
  'what-if': judgeLeft,
  'net-worth': judgeNetWorth,
  equity: judgeNetWorth,
  'fair-split': judgeSplit,
  raise: judgeRaise,
  'percent-change': judgeRaise,
  'pay-conversion': judgePay,
  'take-home': judgePay,
  'income-tax': judgeTax,
  'self-employment-tax': judgeTax,
  'capital-gains': judgeTax,
  'life-insurance': judgeCover,
  college: judgeCollege,
  'sum-of': judgeAmount,
  difference: judgeAmount,
  product: judgeAmount,
  quotient: judgeAmount,
  'percent-of': judgeAmount,
  'per-year': judgeAmount,
  spending: judgeAmount,
}

/** Sums whose answer is a verdict already: it is said again. */
export const verdicts: ReadonlySet<string> = new Set([
  'afford-once',
  'afford-monthly',
  'affordability',
  'car-budget',
  'car-share',
  'lease-or-buy',
  'rent-or-buy',
  'savings-or-debt',
  'invest-or-prepay',
  'lump-or-monthly',
  'loan-comparison',
  'offers',
  'check-up',
  'pension-gap',
  'independence',
  'goals-split',
  'goal-progress',
  'debt-order',
  'loan-to-value',
  'social-security',
  'market-fall',
])
