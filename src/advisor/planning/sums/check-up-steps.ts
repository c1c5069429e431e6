import type { PlanCard } from '#contract/cards.ts'
import { byRow, byRule } from '#advisor/grounding/figures.ts'
import { listing, text, type Text } from '#advisor/grounding/pieces.ts'
import { nameOf } from '#advisor/planning/compose.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import type { RankedStep } from '#finance/health.ts'
import type { FundFigures, HealthField } from '#finance/health-snapshot.ts'

export interface SaidStep {
  /** What to do, for a list. */
  title: Text
  reason: Text
  /** Both in a sentence. */
  sentence: Text
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
export function sayStep(step: RankedStep, sheet: Worksheet, snapshot: Snapshot): SaidStep {
  const sum = (label: string, value: number, formula: string) =>
    sheet.sum(`${step.code}: ${label}`, label, value, formula)
  switch (step.code) {
    case 'missing-data': {
      const names = listing(step.figures.fields.slice(0, 4).map((field) => fieldNames[field]))
      return {
        title: text`Fill in the picture`,
        reason: text`I don't know your ${names} yet.`,
        sentence: text`Tell me your ${names}, and I can say more.`,
        open: '/profile',
      }
    }
    case 'negative-cash-flow': {
      const deficit = sum('Short a month', step.figures.deficit, 'expenses minus income')
      return {
        title: text`Stop the leak`,
        reason: text`Each month ${deficit} more goes out than comes in.`,
        sentence: text`Stop the leak first: ${deficit} more goes out each month than comes in.`,
        open: '/budget',
      }
    }
    case 'one-month-buffer':
    case 'emergency-fund-3':
    case 'emergency-fund-6':
      return sayFund(step.figures, sheet)
    case 'employer-match': {
      const missed = sum('Match missed a year', step.figures.missed, 'full match minus match')
      return {
        title: text`Take the whole employer match`,
        reason: text`You leave ${missed} a year on the table.`,
        sentence: text`Take the whole employer match: you leave ${missed} a year on the table.`,
        open: '/budget',
      }
    }
    case 'high-interest-debt': {
      const { first, monthlyInterest } = step.figures
      const cost = sum('Interest a month', monthlyInterest, 'each balance times a month of its rate')
      const row = snapshot.liabilities.find(({ name }) => name === first.name)
      const source = row ? byRow('liabilities', row) : byRule('Debt', 'as you told me')
      const rate = sheet.rateOf(first.name, first.interestRate, source)
      const name = nameOf(first.name)
      return {
        title: text`Pay down ${name}`,
        reason: text`At ${rate} it's your most expensive debt; costly debt takes ${cost} of interest a month.`,
        sentence: text`Pay down ${name}: at ${rate} it's your most expensive debt, and such debt costs you ${cost} a month.`,
        open: '/balance-sheet',
      }
    }
    case 'savings-rate': {
      const gap = sum('More a month', step.figures.gap, 'the share to aim for, minus what is left')
      const target = sheet.rateOf(
        'Share to aim for',
        step.figures.targetRate,
        byRule('Savings rate', 'the share of income that planners like to see'),
      )
      return {
        title: text`Save ${gap} more a month`,
        reason: text`That gets you to ${target} of your pay.`,
        sentence: text`Save ${gap} more a month: that gets you to ${target} of your pay.`,
        open: '/budget',
      }
    }
    case 'retirement-gap': {
      const gap = sum('Short at retirement', step.figures.gap, 'nest egg needed minus what is projected')
      const { extraMonthly } = step.figures
      const extra =
        extraMonthly === null ? null : sum('More a month', extraMonthly, 'what it takes minus what you add')
      const title = extra ? text`Add ${extra} a month for retirement` : text`Rethink the retirement date`
      return {
        title,
        reason: text`As it stands ${gap} is missing by then, in today's money.`,
        sentence: text`${title}: as it stands ${gap} is missing by then, in today's money.`,
        open: '/profile',
      }
    }
    default: {
      const rest = sum('To go', step.figures.remaining, 'target minus what is there')
      const name = nameOf(step.figures.name)
      return {
        title: text`Finish ${name}`,
        reason: text`It's the goal nearest to done: ${rest} to go.`,
        sentence: text`Finish ${name}: it's the goal nearest to done, ${rest} to go.`,
        open: '/budget',
      }
    }
  }
}

function sayFund(figures: FundFigures, sheet: Worksheet): SaidStep {
  const { targetMonths } = figures
  const short = sheet.sum(
    `short of ${targetMonths}`,
    'Short of the cushion',
    figures.shortfall,
    'cushion minus savings',
  )
  const size = sheet.time(`months ${targetMonths}`, 'Cushion', targetMonths, 'the usual advice')
  const target = sheet.sum(`fund ${targetMonths}`, 'Cushion', figures.target, 'months times expenses')
  return {
    title: text`Put ${short} more into your cushion`,
    reason: text`That makes it ${size} of bills, ${target}.`,
    sentence: text`Put ${short} more into your cushion, so that it covers ${size} of bills.`,
    open: '/budget',
  }
}
