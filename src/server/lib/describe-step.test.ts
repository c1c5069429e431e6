import { expect, test } from 'vitest'
import type { HealthStep } from '#finance/health-snapshot.ts'
import { toCents } from '#finance/money.ts'
import { describeStep, describeSteps } from './describe-step.ts'

const fund = {
  cash: toCents(1000),
  monthsCovered: 0.5,
  targetMonths: 3,
  target: toCents(6000),
  shortfall: toCents(5000),
  monthsToBuild: 10,
}

const cases: [HealthStep, string][] = [
  [
    { code: 'missing-data', figures: { fields: ['monthlyIncome', 'monthlyExpenses', 'debts'] } },
    'Tell the advisor about your income, monthly expenses and debts, so that it can look further.',
  ],
  [
    { code: 'missing-data', figures: { fields: ['age'] } },
    'Tell the advisor about your age, so that it can look further.',
  ],
  [
    {
      code: 'negative-cash-flow',
      figures: { income: toCents(3000), expenses: toCents(3500), deficit: toCents(500) },
    },
    'You spend $500.00 a month more than you earn. Bring your expenses of $3,500.00 below your income of $3,000.00 first.',
  ],
  [
    { code: 'one-month-buffer', figures: { ...fund, targetMonths: 1, monthsToBuild: null } },
    'Keep 1 month of expenses, $6,000.00, as cash. You have $1,000.00, so $5,000.00 is missing.',
  ],
  [
    { code: 'emergency-fund-3', figures: fund },
    'Keep 3 months of expenses, $6,000.00, as cash. You have $1,000.00, so $5,000.00 is missing. With all that is left over each month, that takes 10 months.',
  ],
  [
    { code: 'emergency-fund-6', figures: { ...fund, targetMonths: 6, monthsToBuild: 1 } },
    'Keep 6 months of expenses, $6,000.00, as cash. You have $1,000.00, so $5,000.00 is missing. With all that is left over each month, that takes 1 month.',
  ],
  [
    {
      code: 'employer-match',
      figures: {
        contributed: 0,
        earned: 0,
        available: toCents(1200),
        missed: toCents(1200),
        fullMatchPercent: 4,
        extraContribution: toCents(2400),
      },
    },
    'Your employer would add $1,200.00 more a year if you put in 4.0% of your pay.',
  ],
  [
    {
      code: 'high-interest-debt',
      figures: {
        count: 2,
        balance: toCents(9000),
        monthlyInterest: toCents(150),
        first: { name: 'Card', amount: toCents(4000), interestRate: 22.9 },
        monthsToPayOff: null,
      },
    },
    'Pay back Card first: $4,000.00 at 22.90%. What you owe at 8% or more, $9,000.00, costs $150.00 a month.',
  ],
  [
    {
      code: 'savings-rate',
      figures: { savingsRate: 12.34, targetRate: 20, target: toCents(1000), gap: toCents(383) },
    },
    'Save $383.00 a month more. You keep 12.3% of your income; 20%, $1,000.00 a month, is recommended.',
  ],
  [
    {
      code: 'retirement-gap',
      figures: {
        projected: toCents(400_000),
        needed: toCents(1_000_000),
        gap: toCents(600_000),
        requiredMonthly: toCents(1500),
        extraMonthly: toCents(500),
        months: 240,
        realReturn: 4,
      },
    },
    'At an assumed 4.0% a year after inflation, $600,000.00 of the $1,000,000.00 for your retirement will be missing. $500.00 more a month would close the gap.',
  ],
  [
    { code: 'goal', figures: { name: 'House', remaining: toCents(100), progress: 99.5, months: 2 } },
    'House is your nearest goal: 99.5% is there and $100.00 to go. With all that is left over each month, that takes 2 months.',
  ],
]

test.each(cases)('%j', (step, words) => {
  expect(describeStep(step)).toBe(words)
})

const goal: HealthStep = {
  code: 'goal',
  figures: { name: 'House', remaining: toCents(100), progress: 99.5, months: null },
}

test.each([
  [['monthlyIncome' as const], ['take-home-pay', 'goal']],
  [
    ['monthlyIncome' as const, 'age' as const],
    ['take-home-pay', 'goal', 'missing-data'],
  ],
  [
    ['monthlyIncome' as const, 'monthlyExpenses' as const],
    ['take-home-pay', 'missing-data', 'goal'],
  ],
])('while pay is unclear, %j leads to %j', (fields, codes) => {
  const steps = describeSteps([{ code: 'missing-data', figures: { fields } }, goal], { isPayUnclear: true })
  expect(steps.map(({ code }) => code)).toEqual(codes)
  expect(steps.filter(({ text }) => text.includes('your income'))).toEqual([])
})
