import type { PlanCard } from '#contract/cards.ts'
import { byRule } from '#advisor/grounding/figures.ts'
import { listing, text, type Text } from '#advisor/grounding/pieces.ts'
import { nameOf } from '#advisor/planning/compose.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import type { RankedStep } from '#finance/health.ts'
import type { FundFigures, HealthField } from '#finance/health-snapshot.ts'

export interface WrittenStep {
  title: Text
  reason: Text
  open: PlanCard['steps'][number]['open']
}

const fieldNames: Record<HealthField, string> = {
  monthlyIncome: 'income',
  monthlyExpenses: 'expenses',
  cash: 'savings',
  assets: 'assets',
  debts: 'debts',
  goals: 'goals',
  age: 'age',
  riskTolerance: 'risk tolerance',
  retirementAge: 'retirement age',
  retirementSavings: 'retirement savings',
  retirementContribution: 'monthly retirement contribution',
  retirementGoal: 'retirement goal',
  match: 'employer match',
}

/** One step of the check-up in words, with its figures. */
export function writeStep(step: RankedStep, sheet: Worksheet): WrittenStep {
  const sum = (label: string, value: number, formula: string) =>
    sheet.sum(`${step.code}_${label}`, label, value, formula)
  switch (step.code) {
    case 'missing-data': {
      const names = step.figures.fields.slice(0, 4).map((field) => fieldNames[field])
      return {
        title: text`Tell me what is missing`,
        reason: text`I do not know your ${listing(names)} yet.`,
        open: '/profile',
      }
    }
    case 'negative-cash-flow': {
      const deficit = sum('Spent beyond income', step.figures.deficit, 'expenses minus income')
      return {
        title: text`Bring spending below income`,
        reason: text`Each month ${deficit} more goes out than comes in.`,
        open: '/budget',
      }
    }
    case 'one-month-buffer':
    case 'emergency-fund-3':
    case 'emergency-fund-6':
      return writeFund(step.figures, sheet)
    case 'employer-match': {
      const missed = sum('Match missed a year', step.figures.missed, 'full match minus match received')
      return {
        title: text`Take the whole employer match`,
        reason: text`You leave ${missed} a year unclaimed.`,
        open: '/budget',
      }
    }
    case 'high-interest-debt': {
      const { first, balance, monthlyInterest } = step.figures
      const owed = sum('Costly debt', balance, 'all debts with a high rate added up')
      const cost = sum(
        'Its interest a month',
        monthlyInterest,
        'each balance times the monthly share of its rate',
      )
      const rate = sheet.rateOf(first.name, first.interestRate, byRule(first.name, 'the rate of this debt'))
      return {
        title: text`Pay down ${nameOf(first.name)} first`,
        reason: text`At ${rate} it is the dearest of ${owed} of costly debt, which takes ${cost} of interest a month.`,
        open: '/balance-sheet',
      }
    }
    case 'savings-rate': {
      const gap = sum(
        'More to save a month',
        step.figures.gap,
        'recommended share of income minus what is left',
      )
      const rate = sheet.share(
        'rate',
        'Savings rate',
        step.figures.savingsRate,
        'what is left as a share of income',
      )
      const target = sheet.rateOf(
        'Recommended savings rate',
        step.figures.targetRate,
        byRule('Recommended savings rate', 'the share of income that Keel recommends to save'),
      )
      return {
        title: text`Save ${gap} more a month`,
        reason: text`You save ${rate} of your income; ${target} is the mark to aim for.`,
        open: '/budget',
      }
    }
    case 'retirement-gap': {
      const gap = sum('Short at retirement', step.figures.gap, 'nest egg needed minus what is projected')
      const extra =
        step.figures.extraMonthly === null
          ? null
          : sum(
              'More for retirement a month',
              step.figures.extraMonthly,
              'what it takes a month minus what you add',
            )
      return {
        title: extra ? text`Add ${extra} a month for retirement` : text`Rethink the retirement date`,
        reason: text`At the present pace ${gap} is missing, in today’s dollars.`,
        open: '/profile',
      }
    }
    default: {
      const rest = sum('Still missing', step.figures.remaining, 'target minus what is there')
      return {
        title: text`Finish ${nameOf(step.figures.name)}`,
        reason: text`It is the goal nearest to its target: ${rest} to go.`,
        open: '/budget',
      }
    }
  }
}

function writeFund(figures: FundFigures, sheet: Worksheet): WrittenStep {
  const target = sheet.sum(
    `fund_${figures.targetMonths}`,
    'Fund',
    figures.target,
    'months wanted times monthly expenses',
  )
  const short = sheet.sum(
    `fund_short_${figures.targetMonths}`,
    'Short of the fund',
    figures.shortfall,
    'fund minus savings',
  )
  const size = sheet.time('fund_months', 'Months wanted', figures.targetMonths, 'the usual advice')
  const covered = sheet.time(
    'covered',
    'Months covered',
    figures.monthsCovered,
    'savings divided by monthly expenses',
  )
  return {
    title: text`Put ${short} more into an emergency fund`,
    reason: text`Savings cover ${covered} of expenses; ${size} would be ${target}.`,
    open: '/budget',
  }
}
