/** Retirement: what will be there, with and without chance, and how long it lasts. In today's dollars. */
import { growthSeries } from './growth.ts'
import { type Cents, roundCents } from './money.ts'
import {
  type ReturnAssumption,
  RETURN_ASSUMPTIONS,
  type RiskTolerance,
  type SimulationInput,
} from './monte-carlo.ts'
import { numberOf, type PlanFacts, type PlanInputs, takenOf, wordOf } from './plan-facts.ts'
import {
  monthsToRetirement,
  projectRetirement,
  type RetirementGap,
  retirementGap,
  SAFE_WITHDRAWAL_RATE,
  sustainableMonthlyIncome,
} from './retirement.ts'
import { drawDown, drawDownAfterBadDecade, type WithdrawalPath } from './sequence-risk.ts'
import { claimBenefit, EARLIEST_CLAIM_AGE, FULL_RETIREMENT_AGE, LATEST_CLAIM_AGE } from './social-security.ts'

export const CLAIM_AGES = [EARLIEST_CLAIM_AGE, FULL_RETIREMENT_AGE, LATEST_CLAIM_AGE] as const
/** How long retirement is planned for: as the 4% rule does. */
const RETIREMENT_YEARS = 30

export interface RetirementTerms {
  age: number
  retirementAge: number
  savings: Cents
  monthly: Cents
  goal: Cents | null
  risk: RiskTolerance
  assumption: ReturnAssumption
  /** A month of retirement; by the goal and the 4% rule where nobody says. */
  spending: Cents
  years: number
  /** The monthly benefit of Social Security at the full age, where it is told. */
  benefit: Cents
  claimAge: number
}

/** Null without an age: the one thing that nobody can assume. */
export function readRetirement(inputs: PlanInputs, facts: PlanFacts): RetirementTerms | null {
  const taken = (name: string) => takenOf('retirement', name, inputs, facts)
  const age = taken('age')
  if (age === undefined) return null
  const risk = riskOf(inputs, facts)
  const assumption = {
    realReturn: numberOf(inputs, 'return') ?? RETURN_ASSUMPTIONS[risk].realReturn,
    volatility: numberOf(inputs, 'volatility') ?? RETURN_ASSUMPTIONS[risk].volatility,
  }
  // Nothing wanted is no goal: every chance of reaching it would be a hundred percent.
  const goal = taken('goal') || null
  return {
    age,
    retirementAge: taken('retirementAge') ?? FULL_RETIREMENT_AGE,
    savings: taken('savings') ?? 0,
    monthly: taken('monthly') ?? 0,
    goal,
    risk,
    assumption,
    spending: numberOf(inputs, 'spending') ?? roundCents(((goal ?? 0) * SAFE_WITHDRAWAL_RATE) / 1200),
    years: numberOf(inputs, 'years') ?? RETIREMENT_YEARS,
    benefit: numberOf(inputs, 'benefit') ?? 0,
    claimAge: numberOf(inputs, 'claimAge') ?? FULL_RETIREMENT_AGE,
  }
}

export const riskOf = (inputs: PlanInputs, facts: PlanFacts): RiskTolerance => {
  const word = wordOf(inputs, 'risk')
  return (
    (word === 'low' || word === 'medium' || word === 'high' ? word : facts.profile.investmentRiskTolerance) ??
    'medium'
  )
}

export interface RetirementPlan {
  projected: Cents
  /** The line without chance: today and every year until retirement. */
  line: Cents[]
  gap: RetirementGap | null
  /** What the projected savings pay a month by the 4% rule. */
  income: Cents
  claims: { age: number; benefit: Cents }[]
  usual: WithdrawalPath
  badDecade: WithdrawalPath
}

export function planRetirement(terms: RetirementTerms): RetirementPlan {
  const months = monthsToRetirement(terms.age, terms.retirementAge)
  const saving = { savings: terms.savings, monthlyContribution: terms.monthly, months }
  const { realReturn } = terms.assumption
  const projected = projectRetirement(saving, realReturn)
  const series = growthSeries({
    start: terms.savings,
    contribution: terms.monthly,
    rate: realReturn,
    months,
  })
  const withdrawals = {
    nestEgg: projected,
    spending: terms.spending,
    income: pensionOf(terms),
    realReturn,
    months: terms.years * 12,
  }
  return {
    projected,
    line: series.map(({ balance }) => balance),
    gap: terms.goal === null ? null : retirementGap(saving, realReturn, terms.goal),
    income: sustainableMonthlyIncome(projected),
    claims: CLAIM_AGES.map((age) => ({ age, benefit: claimBenefit(terms.benefit, age) })),
    usual: drawDown(withdrawals),
    badDecade: drawDownAfterBadDecade(withdrawals),
  }
}

/** The age from which it is lived from: no earlier than today. */
export const livingFrom = ({ age, retirementAge }: Pick<RetirementTerms, 'age' | 'retirementAge'>) =>
  Math.max(age, retirementAge)

/** Claimed before work ends, it comes from the first month of retirement on. */
function pensionOf(terms: RetirementTerms) {
  const { benefit, claimAge } = terms
  const fromMonth = Math.max(0, Math.round((claimAge - livingFrom(terms)) * 12))
  return { monthly: claimBenefit(benefit, claimAge), fromMonth }
}

export function simulationOf(terms: RetirementTerms): SimulationInput {
  return {
    savings: terms.savings,
    monthlyContribution: terms.monthly,
    months: monthsToRetirement(terms.age, terms.retirementAge),
    assumption: terms.assumption,
    ...(terms.goal !== null && { target: terms.goal }),
    retirement: { monthlySpending: terms.spending, years: terms.years, income: pensionOf(terms) },
  }
}

const MORE_A_MONTH: Cents = 10_000
const YEARS_LATER = 2
const PART_OF_GOAL = 0.9

/** What would raise the chance, one thing at a time. */
export function waysToRaise(terms: RetirementTerms): { label: string; terms: RetirementTerms }[] {
  return [
    { label: 'Save $100 more a month', terms: { ...terms, monthly: terms.monthly + MORE_A_MONTH } },
    {
      label: 'Work two years longer',
      terms: { ...terms, retirementAge: Math.min(100, terms.retirementAge + YEARS_LATER) },
    },
    ...(terms.goal === null
      ? []
      : [
          {
            label: 'Need a tenth less',
            terms: {
              ...terms,
              goal: roundCents(terms.goal * PART_OF_GOAL),
              spending: roundCents(terms.spending * PART_OF_GOAL),
            },
          },
        ]),
  ]
}
