import { toHealthSnapshot } from '#advisor/planning/data/health-data.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import type { KnownInput, PlanBasis } from '#contract/plans.ts'
import { checkHealth } from '#finance/health.ts'
import { readHousehold } from '#finance/household.ts'
import type { Trx } from '#server/db/database.ts'
import { readSnapshotIn } from '#server/features/household/snapshot-store.ts'
import { describeSteps } from '#server/lib/describe-step.ts'

/** Which input of which sum of the advisor each input of a plan is: the chat and the screen start from the same. */
const sources: Record<string, [sum: string, input: string]> = {
  'house.income': ['affordability', 'income'],
  'house.debts': ['affordability', 'debts'],
  'house.rate': ['affordability', 'rate'],
  'house.months': ['affordability', 'months'],
  'house.downShare': ['affordability', 'downPercent'],
  'house.taxShare': ['affordability', 'tax'],
  'house.insuranceShare': ['affordability', 'insurance'],
  'house.rent': ['rent-or-buy', 'rent'],
  'house.stay': ['rent-or-buy', 'years'],
  'house.growth': ['rent-or-buy', 'growth'],
  'goals.surplus': ['goals-split', 'surplus'],
  'retirement.age': ['retirement-odds', 'age'],
  'retirement.retirementAge': ['retirement-odds', 'retirementAge'],
  'retirement.savings': ['retirement-odds', 'savings'],
  'retirement.monthly': ['retirement-odds', 'monthly'],
  'retirement.goal': ['retirement-odds', 'goal'],
  'safety.savings': ['emergency-fund', 'savings'],
  'safety.expenses': ['emergency-fund', 'expenses'],
  'safety.months': ['emergency-fund', 'months'],
  'safety.monthly': ['emergency-fund', 'monthly'],
}

const STEPS_SHOWN = 3

/** Everything that plans start from, as of one moment. */
export async function readBasis(trx: Trx, userId: number, now: Date): Promise<PlanBasis> {
  const snapshot = await readSnapshotIn(trx, userId, now)
  const unsaid = { snapshot, debt: null, goal: null, asset: null, row: null, text: '' }
  const known = Object.entries(sources).flatMap(([name, [sum, input]]): KnownInput[] => {
    const described = findSum(sum)?.inputs[input]
    if (!described) throw new Error(`The advisor has no input ${input} of ${sum}`)
    const given = described.stored?.(unsaid) ?? described.assume
    if (!given) return []
    const { value, source } = given
    return [{ name, unit: described.unit === 'money' ? 'money' : 'number', value, source }]
  })
  const { income } = readHousehold(snapshot)
  const isPayUnclear = income.lines.length > 0 && income.basis !== 'net'
  const health = toHealthSnapshot(snapshot)
  const leavesNothing = (health.monthlyIncome ?? 0) <= (health.monthlyExpenses ?? 0)
  const { steps, later } = checkHealth({
    ...health,
    // Nothing is left over for certain of what may be before tax; what is missing even before tax is.
    ...(isPayUnclear && !leavesNothing && { monthlyIncome: null }),
  })
  return {
    today: snapshot.today,
    debts: snapshot.liabilities,
    goals: snapshot.goals,
    incomes: income.lines.map(({ name, amount }) => ({ name, amount })),
    profile: snapshot.profile,
    known,
    steps: describeSteps([...steps, ...later], { isPayUnclear }).slice(0, STEPS_SHOWN),
  }
}
