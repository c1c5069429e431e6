import { toCents } from '#finance/money.ts'
import type { PlanFacts } from '#finance/plan-facts.ts'

/** Somebody who owes, saves for two goals, rents, and thinks of retiring. */
export const planFacts: PlanFacts = {
  today: '2026-03-15',
  debts: [
    owed(1, 'Visa', 6200, 22.9, 130, 'Credit Cards'),
    owed(2, 'Student loan', 9800, 4.8, null, 'Student Loans'),
    owed(3, 'House', 210_000, 6.5, 1400, 'Mortgage'),
  ],
  goals: [
    { id: 1, name: 'Trip', currentAmount: 0, targetAmount: toCents(1200) },
    { id: 2, name: 'Emergency fund', currentAmount: toCents(1000), targetAmount: toCents(9000) },
  ],
  incomes: [
    { name: 'Salary', amount: toCents(4000) },
    { name: 'Tutoring', amount: toCents(500) },
  ],
  profile: { retirementAge: 65, retirementGoal: null, investmentRiskTolerance: null },
  known: {
    'house.income': toCents(7000),
    'house.debts': toCents(130),
    'house.rate': 6.5,
    'house.months': 360,
    'house.taxShare': 1.1,
    'house.insuranceShare': 0.5,
    'house.downShare': 20,
    'house.rent': toCents(1650),
    'house.stay': 84,
    'house.growth': 3,
    'goals.surplus': toCents(600),
    'retirement.age': 36,
    'retirement.retirementAge': 67,
    'retirement.savings': toCents(38_000),
    'retirement.monthly': toCents(500),
    'retirement.goal': toCents(900_000),
    'safety.savings': toCents(14_000),
    'safety.expenses': toCents(3500),
    'safety.months': 6,
    'safety.monthly': toCents(600),
  },
}

function owed(
  id: number,
  name: string,
  amount: number,
  interestRate: number,
  minimum: number | null,
  category: PlanFacts['debts'][number]['category'],
) {
  const minimumPayment = minimum === null ? null : toCents(minimum)
  return { id, name, amount: toCents(amount), interestRate, minimumPayment, category }
}
