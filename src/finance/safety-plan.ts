/** The cushion: how many months it covers, as a whole and when one income is lost. */
import {
  EMERGENCY_FUND_MONTHS,
  emergencyFundShortfall,
  emergencyFundTarget,
  gapToCover,
  monthsCovered,
  monthsToBuildFund,
} from './emergency-fund.ts'
import { type Cents, subtractMoney, sumMoney } from './money.ts'
import { type PlanFacts, type PlanInputs, takenOf } from './plan-facts.ts'

export interface LostIncome {
  /** Null when all of it is lost. */
  name: string | null
  /** What savings have to cover a month. */
  gap: Cents
  /** Null when what still comes in is enough. */
  months: number | null
}

export interface SafetyPlan {
  savings: Cents
  expenses: Cents
  wanted: number
  target: Cents
  covered: number | null
  shortfall: Cents
  /** At what is put away each month; null for never. */
  monthsToBuild: number | null
  monthly: Cents
  lost: LostIncome[]
}

/** Null while nobody knows what a month costs. */
export function planSafety(inputs: PlanInputs, facts: PlanFacts): SafetyPlan | null {
  const taken = (name: string) => takenOf('safety', name, inputs, facts)
  const expenses = taken('expenses')
  if (!expenses) return null
  const savings = taken('savings') ?? 0
  const wanted = taken('months') ?? EMERGENCY_FUND_MONTHS.full
  const monthly = taken('monthly') ?? 0
  const time = monthsToBuildFund({ savings, monthlyExpenses: expenses, months: wanted }, { monthly })
  return {
    savings,
    expenses,
    wanted,
    target: emergencyFundTarget(expenses, wanted),
    covered: monthsCovered(savings, expenses),
    shortfall: emergencyFundShortfall(savings, expenses, wanted),
    monthsToBuild: time.reaches ? time.months : null,
    monthly,
    lost: loseIncomes(facts, savings, expenses),
  }
}

function loseIncomes({ incomes }: PlanFacts, savings: Cents, expenses: Cents): LostIncome[] {
  const total = sumMoney(incomes.map(({ amount }) => amount))
  const without = (name: string | null, lost: Cents): LostIncome => {
    const gap = gapToCover(expenses, subtractMoney(total, lost))
    return { name, gap, months: monthsCovered(savings, gap) }
  }
  const each = incomes.length > 1 ? incomes.map(({ name, amount }) => without(name, amount)) : []
  return [...each, without(null, total)]
}
