import { describe, expect, test } from 'vitest'
import { readPlanAddress } from '#contract/plan-address.ts'
import { byWords } from '#advisor/grounding/figures.ts'
import type { RecordedFigure, SumRecord } from '#advisor/figures/sum-record.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { planDebts } from '#finance/debts-plan.ts'
import { planGoals } from '#finance/goals-plan.ts'
import { planHouse } from '#finance/house-plan.ts'
import { toCents } from '#finance/money.ts'
import type { PlanFacts } from '#finance/plan-facts.ts'
import { findPlan, linkToPlans } from './plan-link.ts'
import { findSum } from './sums/all-sums.ts'
import { trySum } from './testing/try-sum.ts'

const visa = {
  id: 12,
  name: 'Visa',
  amount: toCents(6200),
  interestRate: 22.9,
  category: 'Credit Cards' as const,
  minimumPayment: toCents(130),
  notes: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
}
const loan = { ...visa, id: 13, name: 'Student loan', amount: toCents(21_000), interestRate: 5.5 }
const snapshot = { ...emptySnapshot(), liabilities: [visa, { ...loan, minimumPayment: null }] }
const facts: PlanFacts = {
  today: snapshot.today,
  debts: snapshot.liabilities,
  goals: [],
  incomes: [],
  profile: snapshot.profile,
  known: { 'house.taxShare': 1.1, 'house.insuranceShare': 0.5, 'house.downShare': 20 },
}

/** A sum as the chat makes it, and where it leads. */
function make(kind: string, said: Record<string, number>, { debt = false, text = '' } = {}) {
  const sum = findSum(kind)!
  const tried = trySum(sum, said, { snapshot, debt: debt ? visa : null, text })
  const figure = (value: number): RecordedFigure => ({
    label: '',
    unit: 'money',
    value,
    source: byWords('said'),
  })
  const figures = (values: Record<string, number>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, figure(value)]))
  const record: SumRecord = {
    id: 's1',
    kind,
    inputs: figures(said),
    results: figures(tried.results),
    rows: debt ? { debt: visa.id } : {},
  }
  const address = findPlan({ record, snapshot, text }) ?? ''
  return { address, results: tried.results, ...readPlanAddress(address.split('?')[1] ?? '') }
}

const payoffOf = (inputs: Record<string, number | string>) => {
  const { ways, way } = planDebts(inputs, facts)
  const plan = ways[way]
  return plan.paysOff ? [plan.months, plan.totalInterest] : null
}

describe('the screen comes to what the chat said', () => {
  test('for more on one card', () => {
    const { address, inputs, results } = make('extra-payment', { extra: toCents(300) }, { debt: true })
    expect(address).toBe('/plans?plan=debts&only=12&extra=300')
    expect(payoffOf(inputs)).toEqual([results.months, results.interest])
    expect(planDebts(inputs, facts).saved.avalanche).toBe(results.saved)
  })

  test('for one card at a payment', () => {
    const { inputs, results } = make('payoff-time', { payment: toCents(300) }, { debt: true })
    expect(payoffOf(inputs)).toEqual([results.months, results.interest])
  })

  test('for all debts, in either order, with a lump', () => {
    for (const text of ['', 'snowball']) {
      const said = { total: toCents(690), once: toCents(1000) }
      const { inputs, results } = make('debt-payoff', said, { text })
      expect(payoffOf(inputs)).toEqual([results.months, results.interest])
    }
    const { inputs, results } = make('debt-payoff', { extra: toCents(200) })
    expect(payoffOf(inputs)).toEqual([results.months, results.interest])
  })

  test('for a transfer', () => {
    const said = { payment: toCents(400), fee: 4, promoMonths: 12, newRate: 1.9 }
    const { inputs, results } = make('balance-transfer', said, { debt: true })
    expect(payoffOf(inputs)?.[0]).toBe(results.months)
    expect(planDebts(inputs, facts).fees).toBe(results.fee)
  })

  test('for a house', () => {
    const said = { price: toCents(300_000), down: toCents(30_000), rate: 6.1, months: 180, dues: toCents(90) }
    const { inputs, results } = make('house-payment', said)
    expect(planHouse(inputs, facts)?.cost.total).toBe(results.payment)
  })

  test('for a goal', () => {
    const { inputs, results } = make('goal-time', { target: toCents(5000), monthly: toCents(230) })
    expect(planGoals(inputs, facts).goals[0]?.months).toBe(results.months)
  })
})

test('what is no plan has no link, and a sum without a card gets one', () => {
  const record: SumRecord = { id: 's1', kind: 'net-worth', inputs: {}, results: {} }
  expect(findPlan({ record, snapshot, text: '' })).toBeNull()
  expect(linkToPlans([], { record, snapshot, text: '' })).toEqual([])
  const linked = linkToPlans([], { record: { ...record, kind: 'check-up' }, snapshot, text: '' })
  expect(linked).toMatchObject([{ kind: 'table', plan: '/plans?plan=safety' }])
})
