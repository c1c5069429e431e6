import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Debt,
  type DebtBudget,
  type DebtOrder,
  type FinishedDebtPlan,
  orderDebts,
  planDebtPayoff,
} from './debt.ts'
import { payOffLoan } from './loan-payoff.ts'
import { sumMoney, toCents } from './money.ts'

const visa = { name: 'Visa', amount: toCents(6200), interestRate: 22.9, minimumPayment: toCents(130) }
const car = { name: 'Car loan', amount: toCents(3900), interestRate: 6.5, minimumPayment: toCents(120) }
const student = {
  name: 'Student loan',
  amount: toCents(9800),
  interestRate: 4.8,
  minimumPayment: toCents(105),
}
const debts = [visa, car, student]
const total = { total: toCents(690) }

function finish(list: readonly Debt[], order: DebtOrder, budget: DebtBudget, round = true): FinishedDebtPlan {
  const plan = planDebtPayoff(list, { order, budget, round })
  if (!plan.paysOff) throw new Error(plan.reason)
  return plan
}

describe('three debts and $690 a month', () => {
  test('avalanche clears the highest rate first', () => {
    const plan = finish(debts, 'avalanche', total)
    expect(plan.months).toBe(33)
    expect(plan.totalInterest).toBe(toCents(2270.04))
    expect(plan.cleared.map(({ name, month }) => [name, month])).toEqual([
      ['Visa', 16],
      ['Car loan', 20],
      ['Student loan', 33],
    ])
  })

  test('snowball clears the smallest balance first', () => {
    const plan = finish(debts, 'snowball', total)
    expect(plan.months).toBe(34)
    expect(plan.totalInterest).toBe(toCents(2880.21))
    expect(plan.cleared.map((debt) => debt.name)).toEqual(['Car loan', 'Visa', 'Student loan'])
  })

  test('without rounding the interest is the exact one', () => {
    expect(finish(debts, 'avalanche', total, false).totalInterest).toBeCloseTo(226_997.8, 1)
    expect(finish(debts, 'snowball', total, false).totalInterest).toBeCloseTo(288_023.36, 1)
  })

  test('an order of one’s own, the rest following as given', () => {
    const plan = finish(debts, [2], total)
    expect(plan.cleared.map((debt) => debt.index)).toEqual([2, 0, 1])
    expect(orderDebts(debts, [2, 2, 9, -1])).toEqual([2, 0, 1])
  })

  test('$335 on top of the minimums is the same as $690 in all', () => {
    const extra = finish(debts, 'avalanche', { extra: toCents(335) })
    expect(extra).toEqual(finish(debts, 'avalanche', total))
    expect(extra.monthlyTotal).toBe(toCents(690))
  })

  test('a debt that is already cleared adds no minimum', () => {
    const plan = finish([{ ...visa, amount: 0 }, car], 'avalanche', { extra: toCents(10) })
    expect(plan.monthlyTotal).toBe(toCents(130))
    expect(plan.cleared).toHaveLength(1)
  })

  test('the first month, to the cent', () => {
    expect(finish(debts, 'avalanche', total).table[0]).toEqual({
      month: 1,
      interest: [toCents(118.32), toCents(21.13), toCents(39.2)],
      payments: [toCents(465), toCents(120), toCents(105)],
      balances: [toCents(5853.32), toCents(3801.13), toCents(9734.2)],
    })
  })
})

describe('within a month', () => {
  const small = { name: 'Small', amount: toCents(50), interestRate: 24 }
  const large = { name: 'Large', amount: toCents(1000), interestRate: 12 }

  test('what clears the target spills over to the next', () => {
    const { table } = finish([small, large], 'avalanche', { total: toCents(300) })
    expect(table[0]?.payments).toEqual([toCents(51), toCents(249)])
  })

  test('several debts can be cleared at once, in order', () => {
    const plan = finish([large, small], 'snowball', { total: toCents(2000) })
    expect(plan.months).toBe(1)
    expect(plan.cleared.map(({ name, month, interest }) => [name, month, interest])).toEqual([
      ['Small', 1, toCents(1)],
      ['Large', 1, toCents(10)],
    ])
    expect(plan.totalPaid).toBe(toCents(1061))
  })

  test('a minimum never takes more than is owed', () => {
    const tiny = { name: 'Tiny', amount: 500, interestRate: 0, minimumPayment: toCents(100) }
    const { table } = finish([tiny, large], [1], { total: toCents(105) })
    expect(table[0]?.payments).toEqual([500, toCents(100)])
  })

  test('the minimum of a cleared debt rolls on', () => {
    const plan = finish([{ ...small, minimumPayment: toCents(60) }, large], 'avalanche', { extra: 0 })
    expect(plan.monthlyTotal).toBe(toCents(60))
    expect(plan.table[5]?.payments).toEqual([0, toCents(60)])
  })
})

describe('plans that fail say why', () => {
  test('the money does not cover the minimums', () => {
    const plan = planDebtPayoff(debts, { order: 'avalanche', budget: { total: toCents(354) } })
    expect(plan).toMatchObject({
      paysOff: false,
      reason: 'below-minimums',
      needed: toCents(355),
      cleared: [],
    })
  })

  test('the money does not cover the interest', () => {
    const loan = { ...visa, minimumPayment: null }
    const plan = planDebtPayoff([loan], { order: 'snowball', budget: { total: toCents(118) } })
    expect(plan).toMatchObject({ paysOff: false, reason: 'below-interest', needed: toCents(118.32) })
  })

  test('it would take more than 100 years', () => {
    const house = { name: 'House', amount: toCents(100_000), interestRate: 0 }
    const plan = planDebtPayoff([house], { order: 'avalanche', budget: { total: toCents(50) } })
    expect(plan).toMatchObject({ paysOff: false, reason: 'beyond-horizon' })
    expect(plan.table).toHaveLength(1200)
  })

  test('a debt that explodes is given up early', () => {
    const shark = { name: 'Shark', amount: toCents(1000), interestRate: 1000 }
    const plan = planDebtPayoff([shark], { order: 'avalanche', budget: { total: 0 } })
    expect(plan).toMatchObject({ paysOff: false, reason: 'below-interest' })
    expect(plan.table.length).toBeLessThan(10)
  })

  test('no debt at all is already paid', () => {
    const done = { paysOff: true, months: 0, totalInterest: 0, totalPaid: 0 }
    expect(planDebtPayoff([], { order: 'avalanche', budget: { total: 0 } })).toMatchObject(done)
    const empty = [{ ...visa, amount: 0 }]
    expect(planDebtPayoff(empty, { order: 'snowball', budget: { extra: 0 } })).toMatchObject(done)
  })
})

describe('order', () => {
  test('equal rates go by balance, equal balances by rate', () => {
    const list = [
      { name: 'a', amount: 300, interestRate: 5 },
      { name: 'b', amount: 100, interestRate: 5 },
      { name: 'c', amount: 100, interestRate: 9 },
    ]
    expect(orderDebts(list, 'avalanche')).toEqual([2, 1, 0])
    expect(orderDebts(list, 'snowball')).toEqual([2, 1, 0])
  })
})

describe('always', () => {
  const debt = fc.record({
    name: fc.constant('debt'),
    amount: fc.integer({ min: 1, max: 2_000_000 }),
    interestRate: fc.integer({ min: 0, max: 400 }).map((tenths) => tenths / 10),
    minimumPayment: fc.integer({ min: 0, max: 30_000 }),
  })
  const list = fc.array(debt, { minLength: 1, maxLength: 5 })
  const extra = fc.integer({ min: 0, max: 50_000 })
  const order = fc.constantFrom('avalanche' as const, 'snowball' as const)

  test('avalanche never costs more interest than snowball, before rounding', () => {
    fc.assert(
      fc.property(list, extra, (list, extra) => {
        const avalanche = planDebtPayoff(list, { order: 'avalanche', budget: { extra }, round: false })
        const snowball = planDebtPayoff(list, { order: 'snowball', budget: { extra }, round: false })
        if (!snowball.paysOff) return
        expect(avalanche.paysOff).toBe(true)
        if (!avalanche.paysOff) return
        expect(avalanche.totalInterest).toBeLessThanOrEqual(snowball.totalInterest + 1e-6)
        expect(avalanche.months).toBeLessThanOrEqual(snowball.months)
      }),
    )
  })

  test('every month spends the whole sum until the last, and nothing gets lost', () => {
    fc.assert(
      fc.property(list, extra, order, (list, extra, order) => {
        const plan = planDebtPayoff(list, { order, budget: { extra } })
        if (!plan.paysOff) return
        const spent = plan.table.map((row) => sumMoney(row.payments))
        expect(spent.slice(0, -1).every((sum) => sum === plan.monthlyTotal)).toBe(true)
        expect(spent.at(-1)).toBeLessThanOrEqual(plan.monthlyTotal)
        expect(plan.totalPaid).toBe(sumMoney(list.map((debt) => debt.amount)) + plan.totalInterest)
        expect(plan.cleared).toHaveLength(list.length)
        expect(sumMoney(plan.cleared.map((debt) => debt.interest))).toBe(plan.totalInterest)
      }),
    )
  })

  test('each row follows from the one before, to the cent', () => {
    fc.assert(
      fc.property(list, extra, order, (list, extra, order) => {
        const { table } = planDebtPayoff(list, { order, budget: { extra } })
        table.forEach((row, index) => {
          const before = index === 0 ? list.map((debt) => debt.amount) : (table[index - 1]?.balances ?? [])
          const after = before.map((value, at) => value + (row.interest[at] ?? 0) - (row.payments[at] ?? 0))
          expect(row.balances).toEqual(after)
        })
      }),
      { numRuns: 30 },
    )
  })

  test('more money never takes longer', () => {
    fc.assert(
      fc.property(list, extra, order, fc.integer({ min: 1, max: 50_000 }), (list, extra, order, more) => {
        const slow = planDebtPayoff(list, { order, budget: { extra }, round: false })
        if (!slow.paysOff) return
        const fast = finish(list, order, { extra: extra + more }, false)
        expect(fast.months).toBeLessThanOrEqual(slow.months)
        expect(fast.totalInterest).toBeLessThanOrEqual(slow.totalInterest + 1e-6)
      }),
    )
  })

  test('a single debt behaves like a loan', () => {
    fc.assert(
      fc.property(debt, extra, (debt, extra) => {
        const plan = planDebtPayoff([debt], { order: 'avalanche', budget: { extra } })
        const payment = debt.minimumPayment + extra
        const loan = payOffLoan({ principal: debt.amount, rate: debt.interestRate, payment })
        expect(plan.paysOff).toBe(loan.paysOff)
        if (!plan.paysOff || !loan.paysOff) return
        expect([plan.months, plan.totalInterest]).toEqual([loan.months, loan.totalInterest])
      }),
    )
  })
})
