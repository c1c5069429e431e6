import { describeBasis } from '#contract/describe-basis.ts'
import type { Digest } from '#contract/digest.ts'
import { RECOMMENDED_SAVINGS_RATE, summarizeCashFlow } from '#finance/budget.ts'
import {
  compareDigests,
  type DigestChanges,
  type DigestFigures,
  type DigestTopic,
  openGoals,
} from '#finance/digest.ts'
import { goalProgress } from '#finance/goal.ts'
import { surplusOf } from '#finance/health-checks.ts'
import { ASSUMED_INFLATION, todaysDollars } from '#finance/inflation.ts'
import { formatMoney, formatPercent } from '#finance/money.ts'
import { oneLine } from '#server/features/mail/layout.ts'
import { describeStep, takeHomeStep } from '#server/lib/describe-step.ts'
import { describeChange, months, orNothing } from '#server/lib/wording.ts'

const CATEGORIES_SHOWN = 3
const GOALS_SHOWN = 5

type Lines = (figures: DigestFigures, changes: DigestChanges) => string[]

const topics: Record<DigestTopic, { heading: string; lines: Lines }> = {
  budget: { heading: 'Net worth and spending', lines: budgetLines },
  goals: { heading: 'Your goals', lines: goalLines },
  market: { heading: 'Interest and inflation', lines: marketLines },
  advice: { heading: 'Your next step', lines: adviceLines },
}

export function composeSection(
  topic: DigestTopic,
  figures: DigestFigures,
  before: DigestFigures | null,
): Digest['sections'][number] {
  const { heading, lines } = topics[topic]
  // Names are the user's own and may hold line breaks.
  return { heading, lines: lines(figures, compareDigests(figures, before)).map(oneLine) }
}

function budgetLines(figures: DigestFigures, changes: DigestChanges): string[] {
  const { netWorth, monthlyIncome, unclearPay, monthlyExpenses } = figures
  const lines: string[] = []
  if (netWorth !== null) lines.push(`Net worth: ${formatMoney(netWorth)}${orNothing(changes.netWorth)}.`)
  if (monthlyIncome !== null) {
    lines.push(`Income: ${formatMoney(monthlyIncome)} a month${orNothing(changes.monthlyIncome)}.`)
  }
  if (unclearPay) {
    lines.push(`Income: ${formatMoney(unclearPay.amount)} a month, ${describeBasis(unclearPay.basis)}.`)
  }
  if (monthlyExpenses !== null) {
    const total = `Spending: ${formatMoney(monthlyExpenses)} a month${orNothing(changes.monthlyExpenses)}`
    lines.push(`${total}${describeCategories(changes)}.`)
  }
  if (monthlyIncome !== null && monthlyExpenses !== null) {
    const { netSavings, savingsRate } = summarizeCashFlow(monthlyIncome, monthlyExpenses)
    lines.push(
      `Savings: ${formatMoney(netSavings)} a month, ${formatPercent(savingsRate)} of your income. ${RECOMMENDED_SAVINGS_RATE}% is recommended.`,
    )
  }
  return lines
}

function describeCategories({ categories }: DigestChanges): string {
  if (categories.length === 0) return ''
  const shown = categories
    .slice(0, CATEGORIES_SHOWN)
    .map(({ category, change }) => `${category} ${describeChange(change)}`)
  const rest = categories.length - shown.length
  return ` (${[...shown, ...(rest > 0 ? [`${rest} more`] : [])].join('; ')})`
}

function goalLines(figures: DigestFigures, changes: DigestChanges): string[] {
  const monthly = surplusOf(figures)
  const lines = figures.goals.slice(0, GOALS_SHOWN).map((goal) => {
    const { id, name, currentAmount, targetAmount, months: count } = goal
    const state = `${name}: ${formatMoney(currentAmount)} of ${formatMoney(targetAmount)} (${formatPercent(goalProgress(goal))})${orNothing(changes.goals.get(id))}.`
    if (count === 0) return `${state} Reached.`
    if (figures.unclearPay) return state
    if (count === null) return `${state} Nothing is left over each month to move it on.`
    return `${state} At ${formatMoney(monthly)} a month it is reached in ${months(count)}.`
  })
  const rest = figures.goals.length - lines.length
  if (rest > 0) lines.push(`And ${rest} more.`)
  if (monthly > 0 && openGoals(figures).length > 1) {
    lines.push('Each time is for all that you save a month going to that goal alone.')
  }
  return lines
}

/** First how a plan goes that was decided on, then what else there is to do. */
function adviceLines({ plans = [], step, unclearPay }: DigestFigures): string[] {
  const next = unclearPay ? [takeHomeStep.text] : step ? [describeStep(step)] : []
  return [...plans.map(describePlan), ...next]
}

/** 'Debt-free: 2 months ahead of plan.' */
function describePlan({ name, ahead }: { name: string; ahead: number }): string {
  if (ahead === 0) return `${name}: on plan.`
  return `${name}: ${months(Math.abs(ahead))} ${ahead > 0 ? 'ahead of' : 'behind'} plan.`
}

function marketLines(figures: DigestFigures): string[] {
  const { interest } = figures
  const lines: string[] = []
  if (interest) {
    lines.push(
      `Your debts cost ${formatMoney(interest.monthly)} in interest a month, ${formatPercent(interest.averageRate, 2)} a year on average.`,
    )
  }
  const goals = openGoals(figures).slice(0, GOALS_SHOWN)
  for (const { name, targetAmount, months: count } of goals) {
    const time = count ?? 12
    const value = todaysDollars(targetAmount, time / 12)
    lines.push(
      `${name}: ${formatMoney(targetAmount)} in ${months(time)} will buy what ${formatMoney(value)} buys today.`,
    )
  }
  if (goals.length > 0) {
    lines.push(`This assumes that prices rise by ${ASSUMED_INFLATION}% a year; Keel knows no market prices.`)
  }
  return lines
}
