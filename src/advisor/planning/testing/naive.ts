/**
 * The same calculations once more, in dollars and floating point, by month loops and closed forms: what answers are
 * checked against. Nothing here may come from src/finance.
 */
import { grow, level, payAll, payDown, sum } from './naive-loops.ts'

export interface Expected {
  kind: 'money' | 'months' | 'percent'
  value: number
  tolerance: number
}

const money = (value: number, tolerance = Math.max(1, Math.abs(value) * 0.002)): Expected => ({
  kind: 'money',
  value,
  tolerance,
})
const months = (value: number, tolerance = 0): Expected => ({ kind: 'months', value, tolerance })
const percent = (value: number): Expected => ({ kind: 'percent', value, tolerance: 0.1 })

const formulas = {
  netWorth: ({ owned, owed }: { owned: number[]; owed: number[] }) => [
    money(sum(owned), 1),
    money(sum(owed), 1),
    money(sum(owned) - sum(owed), 1),
  ],
  savingsRate: ({ income, expenses, target = 20 }: { income: number; expenses: number; target?: number }) => [
    percent(((income - expenses) / income) * 100),
    money((income * target) / 100, 1),
    money(Math.abs((income * target) / 100 - (income - expenses)), 1),
  ],
  emergency: ({ savings, expenses, targets }: { savings: number; expenses: number; targets: number[] }) => [
    months(savings / expenses, 0.1),
    ...targets.map((count) => money(Math.max(0, count * expenses - savings), 1)),
  ],
  debts: ({
    debts,
    total,
    orders,
  }: {
    debts: [number, number, number][]
    total: number
    orders: ('avalanche' | 'snowball')[]
  }) =>
    orders.flatMap((order) => {
      const { count, interest } = payAll(
        debts.map(([amount, rate, minimum]) => ({ amount, rate, minimum })),
        total,
        order,
      )
      return [months(count), money(interest, 3)]
    }),
  grow: ({
    start,
    monthly,
    rate,
    count,
    atStart,
  }: {
    start: number
    monthly: number
    rate: number
    count: number
    atStart?: boolean
  }) => [money(grow(start, monthly, rate, count, atStart))],
  compound: ({
    start,
    rate,
    years,
    times = 1,
  }: {
    start: number
    rate: number
    years: number
    times?: number
  }) => [money(start * (1 + rate / 100 / times) ** (years * times))],
  yearly: ({
    start,
    yearly,
    rate,
    years,
  }: {
    start: number
    yearly: number
    rate: number
    years: number
  }) => {
    let balance = start
    for (let year = 0; year < years; year++) balance = balance * (1 + rate / 100) + yearly
    return [money(balance)]
  },
  nestEgg: ({ spending, portfolio, rate = 4 }: { spending: number; portfolio?: number; rate?: number }) => [
    money(spending / (rate / 100), 1),
    ...(portfolio === undefined ? [] : [money(Math.abs(spending / (rate / 100) - portfolio), 1)]),
  ],
  withdrawal: ({ portfolio, rate = 4 }: { portfolio: number; rate?: number }) => [
    money((portfolio * rate) / 100, 1),
    money((portfolio * rate) / 1200, 1),
  ],
  loan: ({ principal, rate, count }: { principal: number; rate: number; count: number }) => [
    money(level(principal, rate, count), 1),
    money(level(principal, rate, count) * count - principal),
  ],
  afford: ({
    income,
    debts,
    tests = [28, 36],
  }: {
    income: number
    debts: number
    tests?: [number, number]
  }) => [money((income * tests[0]) / 100, 1), money(Math.max(0, (income * tests[1]) / 100 - debts), 1)],
  home: (input: {
    income: number
    debts: number
    rate: number
    years: number
    down?: number
    downPercent?: number
  }) => {
    const most = Math.min(input.income * 0.28, input.income * 0.36 - input.debts)
    const loan = most / level(1, input.rate, input.years * 12)
    const price =
      input.downPercent === undefined ? loan + (input.down ?? 0) : loan / (1 - input.downPercent / 100)
    return [money(most, 1), money(price)]
  },
  extra: (input: { principal: number; rate: number; count?: number; payment?: number; extra?: number }) => {
    const payment = input.payment ?? level(input.principal, input.rate, input.count ?? 1)
    const before = payDown(input.principal, input.rate, payment)
    const after = payDown(input.principal, input.rate, payment + (input.extra ?? 0))
    const regular = input.payment === undefined ? [money(payment, 1)] : []
    return [...regular, months(after.count), money(before.interest - after.interest, 3)]
  },
  match: (input: { salary: number; contribution: number; tiers: [number, number][]; cap?: number }) => {
    const cap = input.cap ?? Infinity
    const on = (own: number) => {
      let left = own
      return Math.min(
        cap,
        sum(
          input.tiers.map(([share, width]) => {
            const part = Math.min(left, width)
            left -= part
            return (input.salary * part * share) / 10_000
          }),
        ),
      )
    }
    return [money(on(input.contribution), 1), money(on(100) - on(input.contribution), 1)]
  },
  goalTime: ({
    target,
    current,
    monthly,
    rates,
  }: {
    target: number
    current: number
    monthly: number
    rates: number[]
  }) =>
    rates.map((rate) => {
      let balance = current
      let count = 0
      while (balance < target - 0.005) {
        balance = balance * (1 + rate / 1200) + monthly
        count += 1
      }
      return months(count)
    }),
  goalPayment: ({
    target,
    current,
    rate,
    count,
  }: {
    target: number
    current: number
    rate: number
    count: number
  }) => {
    const monthly = rate / 1200
    const factor = monthly === 0 ? count : ((1 + monthly) ** count - 1) / monthly
    return [money((target - current * (1 + monthly) ** count) / factor, 1)]
  },
  minimum: ({
    balance,
    rate,
    share,
    floor,
  }: {
    balance: number
    rate: number
    share: number
    floor: number
  }) => {
    let left = balance
    let interest = 0
    let count = 0
    while (left > 0.005) {
      const added = (left * rate) / 1200
      interest += added
      left += added
      left -= Math.min(left, Math.max(floor, (left * share) / 100))
      count += 1
    }
    return [months(count), money(interest, Math.max(5, interest * 0.003))]
  },
  payoff: ({ balance, rate, payment }: { balance: number; rate: number; payment: number }) => {
    const { count, interest } = payDown(balance, rate, payment)
    return [months(count), money(interest, 3)]
  },
  clear: ({ balance, rate, count }: { balance: number; rate: number; count: number }) => [
    money(level(balance, rate, count), 1),
    money(level(balance, rate, count) * count - balance, 3),
  ],
  lasts: ({ portfolio, rate, monthly }: { portfolio: number; rate: number; monthly: number }) => [
    months(payDown(portfolio, rate, monthly).count),
  ],
  refinance: (input: {
    principal: number
    rate: number
    count: number
    newRate: number
    newCount: number
  }) => {
    const before = level(input.principal, input.rate, input.count)
    const after = level(input.principal, input.newRate, input.newCount)
    return [money(before, 1), money(after, 1), money(before - after, 1)]
  },
  loans: ({ principal, offers }: { principal: number; offers: [number, number][] }) =>
    offers.flatMap(([rate, count]) => [
      money(level(principal, rate, count), 1),
      money(level(principal, rate, count) * count - principal),
    ]),
  remaining: ({
    principal,
    rate,
    count,
    made,
  }: {
    principal: number
    rate: number
    count: number
    made: number
  }) => {
    const payment = level(principal, rate, count)
    let balance = principal
    for (let month = 0; month < made; month++) balance = balance * (1 + rate / 1200) - payment
    return [money(balance, 1)]
  },
  borrow: ({ payment, rate, count }: { payment: number; rate: number; count: number }) => [
    money(payment / level(1, rate, count), 1),
  ],
  discount: ({ amount, rate, years }: { amount: number; rate: number; years: number }) => [
    money(amount / (1 + rate / 100) ** years, 1),
  ],
  amounts: ({ values }: { values: number[] }) => values.map((value) => money(value, 1)),
  shares: ({ values }: { values: number[] }) => values.map((value) => percent(value)),
  times: ({ values }: { values: number[] }) => values.map((value) => months(value)),
  nothing: (): Expected[] => [],
}

type Formulas = typeof formulas
type InputOf<Formula> = Formula extends (input: infer Input) => unknown ? Input : never
export type Answer = { [By in keyof Formulas]: { by: By } & InputOf<Formulas[By]> }[keyof Formulas]

/** The figures that an answer must hold. */
export function expectedFigures(answer: Answer): Expected[] {
  const formula = formulas[answer.by] as (input: Answer) => Expected[]
  return formula(answer)
}
