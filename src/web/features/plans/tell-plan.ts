import { planDebts } from '#finance/debts-plan.ts'
import { planGoals } from '#finance/goals-plan.ts'
import { planHouse } from '#finance/house-plan.ts'
import { formatMoney } from '#finance/money.ts'
import type { PlanFacts, PlanInputs, PlanKind } from '#finance/plan-facts.ts'
import { planRetirement, readRetirement } from '#finance/retirement-plan.ts'
import { planSafety } from '#finance/safety-plan.ts'
import { dollars, monthFrom, sayTenths } from './say.ts'

export interface Told {
  label: string
  value: string
}

/** What a plan comes to, in a few figures: those that scenarios are compared by. */
export function tellPlan(kind: PlanKind, inputs: PlanInputs, facts: PlanFacts): Told[] {
  return tellers[kind](inputs, facts)
}

type Teller = (inputs: PlanInputs, facts: PlanFacts) => Told[]

const tellers: Record<PlanKind, Teller> = {
  debts: (inputs, facts) => {
    const { ways, way, monthly, saved } = planDebts(inputs, facts)
    const plan = ways[way]
    return [
      { label: 'Debt-free', value: plan.paysOff ? monthFrom(facts.today, plan.months) : 'Never' },
      { label: 'Interest', value: plan.paysOff ? formatMoney(plan.totalInterest) : 'Without end' },
      { label: 'A month', value: formatMoney(monthly) },
      { label: 'Saved against minimums', value: saved[way] === null ? '–' : formatMoney(saved[way]) },
    ]
  },
  house: (inputs, facts) => {
    const plan = planHouse(inputs, facts)
    if (!plan) return [{ label: 'Price', value: '–' }]
    return [
      { label: 'Price', value: dollars(plan.price) },
      { label: 'All in, a month', value: formatMoney(plan.cost.total) },
      { label: 'Down', value: dollars(plan.down) },
      { label: 'Price that fits', value: plan.income ? dollars(plan.income.fits) : '–' },
    ]
  },
  goals: (inputs, facts) => {
    const { inTurn, asked, left } = planGoals(inputs, facts)
    const last = inTurn.at(-1)
    return [
      { label: 'All done', value: typeof last === 'number' ? monthFrom(facts.today, last) : '–' },
      { label: 'Asked for a month', value: dollars(asked) },
      { label: 'Left a month', value: dollars(left) },
    ]
  },
  retirement: (inputs, facts) => {
    const terms = readRetirement(inputs, facts)
    if (!terms) return [{ label: 'Projected', value: '–' }]
    const { projected, gap, income } = planRetirement(terms)
    return [
      { label: `At ${terms.retirementAge}`, value: formatMoney(projected) },
      { label: 'Missing', value: gap ? formatMoney(gap.gap) : '–' },
      { label: 'Pays a month', value: formatMoney(income) },
    ]
  },
  safety: (inputs, facts) => {
    const plan = planSafety(inputs, facts)
    if (!plan) return [{ label: 'Savings cover', value: '–' }]
    const covered = plan.covered === null ? 'For ever' : sayTenths(plan.covered)
    return [
      { label: 'Savings cover', value: covered },
      { label: 'Missing', value: dollars(plan.shortfall) },
    ]
  },
}
