import { HIGH_INTEREST_RATE } from '#finance/health-checks.ts'
import type { FundFigures, HealthCode, HealthField, HealthStep } from '#finance/health-snapshot.ts'
import { type Cents, formatMoney, formatPercent } from '#finance/money.ts'
import { joinWords, months } from './wording.ts'

type Figures = { [Code in HealthCode]: Extract<HealthStep, { code: Code }>['figures'] }
type Step<Code extends HealthCode> = { [Key in Code]: { code: Key; figures: Figures[Key] } }[Code]

const fieldNames: Partial<Record<HealthField, string>> = {
  monthlyIncome: 'income',
  monthlyExpenses: 'monthly expenses',
  cash: 'savings',
  debts: 'debts',
  age: 'age',
  retirementAge: 'retirement age',
  retirementSavings: 'retirement savings',
  retirementContribution: 'monthly saving for retirement',
}

type Say = (amount: Cents) => string

const sentences: { [Code in HealthCode]: (figures: Figures[Code], money: Say) => string } = {
  'missing-data': ({ fields }) =>
    `Tell the advisor about your ${joinWords(fields.flatMap((field) => fieldNames[field] ?? []))}, so that it can look further.`,
  'negative-cash-flow': ({ income, expenses, deficit }, money) =>
    `You spend ${money(deficit)} a month more than you earn. Bring your expenses of ${money(expenses)} below your income of ${money(income)} first.`,
  'one-month-buffer': describeFund,
  'emergency-fund-3': describeFund,
  'emergency-fund-6': describeFund,
  'employer-match': ({ missed, fullMatchPercent }, money) =>
    `Your employer would add ${money(missed)} more a year if you put in ${formatPercent(fullMatchPercent)} of your pay.`,
  'high-interest-debt': ({ first, balance, monthlyInterest, monthsToPayOff }, money) =>
    `Pay back ${first.name} first: ${money(first.amount)} at ${formatPercent(first.interestRate, 2)}. What you owe at ${HIGH_INTEREST_RATE}% or more, ${money(balance)}, costs ${money(monthlyInterest)} a month.${inTime(monthsToPayOff)}`,
  'savings-rate': ({ savingsRate, targetRate, target, gap }, money) =>
    `Save ${money(gap)} a month more. You keep ${formatPercent(savingsRate)} of your income; ${formatPercent(targetRate, 0)}, ${money(target)} a month, is recommended.`,
  'retirement-gap': ({ gap, needed, extraMonthly, realReturn }, money) =>
    `At an assumed ${formatPercent(realReturn)} a year after inflation, ${money(gap)} of the ${money(needed)} for your retirement will be missing.${extraMonthly === null ? '' : ` ${money(extraMonthly)} more a month would close the gap.`}`,
  goal: ({ name, remaining, progress, months: count }, money) =>
    `${name} is your nearest goal: ${formatPercent(progress)} is there and ${money(remaining)} to go.${inTime(count)}`,
}

/** Comes before every step of the check-up while nobody can say what pay leaves. */
export const takeHomeStep = {
  code: 'take-home-pay',
  text: 'Set your take-home pay, so that what is left of a month is what is really left.',
}

interface Wording {
  /** Income is known, and may be before tax. */
  isPayUnclear: boolean
  money?: Say
}

/** Steps of the check-up in words, in their order. */
export function describeSteps(steps: readonly HealthStep[], { isPayUnclear, money }: Wording) {
  const asked = isPayUnclear ? mergeMissingFields(steps) : steps
  const found = asked.map((step) => ({ code: step.code, text: describeStep(step, money) }))
  return isPayUnclear ? [takeHomeStep, ...found] : found
}

/** Pay is asked for already; what else is missing comes last, unless nothing can be judged without it. */
function mergeMissingFields(steps: readonly HealthStep[]): HealthStep[] {
  const others = steps.filter(({ code }) => code !== 'missing-data')
  const fields = steps
    .flatMap((step) => (step.code === 'missing-data' ? step.figures.fields : []))
    .filter((field) => field !== 'monthlyIncome')
  if (fields.length === 0) return others
  const missing: HealthStep = { code: 'missing-data', figures: { fields } }
  return fields.includes('monthlyExpenses') ? [missing, ...others] : [...others, missing]
}

/** A step of the check-up, in one to three sentences; amounts as the place it is shown at writes them. */
export function describeStep<Code extends HealthCode>(
  { code, figures }: Step<Code>,
  money: Say = (amount) => formatMoney(amount),
): string {
  return sentences[code](figures, money)
}

function describeFund(
  { cash, target, targetMonths, shortfall, monthsToBuild }: FundFigures,
  money: Say,
): string {
  return `Keep ${months(targetMonths)} of expenses, ${money(target)}, as cash. You have ${money(cash)}, so ${money(shortfall)} is missing.${inTime(monthsToBuild)}`
}

const inTime = (count: number | null) =>
  count === null ? '' : ` With all that is left over each month, that takes ${months(count)}.`
