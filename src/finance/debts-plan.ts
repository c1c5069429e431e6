/** All debts paid from one sum a month, in three orders side by side, with a lump, a transfer or one new loan. */
import { payMinimumsOnly } from './minimums-only.ts'
import {
  consolidateDebts,
  feeOf,
  leastToPayOff,
  payLump,
  transferDebt,
  withMinimums,
} from './debt-options.ts'
import { type Debt, type DebtOrder, type DebtPlan, planDebtPayoff } from './debt.ts'
import { type Cents, subtractMoney, sumMoney } from './money.ts'
import { idsOf, numberOf, type OwedDebt, type PlanFacts, type PlanInputs, wordOf } from './plan-facts.ts'

export const debtWays = ['avalanche', 'snowball', 'own'] as const
export type DebtWay = (typeof debtWays)[number]

export const wayOf = (inputs: PlanInputs): DebtWay =>
  debtWays.find((name) => name === wordOf(inputs, 'order')) ?? 'avalanche'

export interface DebtInPlan extends Debt {
  /** 0 for a loan that takes the place of several. */
  id: number
  /** Assumed, since nobody has told it. */
  isMinimumGuessed: boolean
}

export interface DebtsPlan {
  /** As they stand on the first day: after a transfer, a new loan and a lump. */
  debts: DebtInPlan[]
  minimums: Cents
  monthly: Cents
  way: DebtWay
  ways: Record<DebtWay, DebtPlan>
  /** What transfers and new loans cost at the start; it is part of what is owed. */
  fees: Cents
  /** What each way saves in interest and fees against the debts as they are, at their minimums alone. */
  saved: Record<DebtWay, Cents | null>
  /** The least a month that ends them all; only found where the chosen way does not. */
  least: Cents | null
}

/** What is common where an offer does not say: the advisor's own assumptions. */
const USUAL_OFFER = {
  moveFee: 3,
  moveRate: 0,
  moveMonths: 18,
  joinRate: 12,
  joinMonths: 36,
  joinFee: 0,
} as const

export const offerOf = (inputs: PlanInputs, name: keyof typeof USUAL_OFFER) =>
  numberOf(inputs, name) ?? USUAL_OFFER[name]

/** With the changes of the plan, as far as chosen: all but a mortgage where nothing is chosen. */
export function chosenDebts(inputs: PlanInputs, { debts }: PlanFacts): OwedDebt[] {
  const open = debts
    .map((debt) => ({
      ...debt,
      amount: numberOf(inputs, `owed.${debt.id}`) ?? debt.amount,
      interestRate: numberOf(inputs, `rate.${debt.id}`) ?? debt.interestRate,
      minimumPayment: numberOf(inputs, `min.${debt.id}`) ?? debt.minimumPayment,
    }))
    .filter(({ amount }) => amount > 0)
  const only = idsOf(inputs, 'only')
  if (only) return open.filter(({ id }) => only.includes(id))
  const unsecured = open.filter(({ category }) => category !== 'Mortgage')
  return unsecured.length > 0 ? unsecured : open
}

export function planDebts(inputs: PlanInputs, facts: PlanFacts): DebtsPlan {
  const total = numberOf(inputs, 'monthly')
  const stored = chosenDebts(inputs, facts)
  const known = withMinimums(stored, { assume: total === undefined })
  const { debts: offered, fees } = applyOffers(known, stored, inputs)
  const way = wayOf(inputs)
  const lump = numberOf(inputs, 'lump') ?? 0
  const lumpMonth = numberOf(inputs, 'lumpMonth') ?? 0
  const minimums = sumMoney(offered.map(({ minimumPayment }) => minimumPayment ?? 0))
  const monthly = total ?? sumMoney([minimums, numberOf(inputs, 'extra') ?? 0])
  const own = ownOrder(offered, idsOf(inputs, 'own'))
  const orders: Record<DebtWay, DebtOrder> = { avalanche: 'avalanche', snowball: 'snowball', own }
  const lumps = lump > 0 && lumpMonth > 0 ? [{ month: lumpMonth, amount: lump }] : []
  const opened = (order: DebtOrder) => (lumpMonth > 0 ? offered : payLump(offered, order, lump))
  const run = (order: DebtOrder) =>
    planDebtPayoff(opened(order), { order, budget: { total: monthly }, lumps })
  const ways = { avalanche: run('avalanche'), snowball: run('snowball'), own: run(own) }
  const asTheyAre = payMinimumsOnly(withMinimums(stored, { assume: true })).totalInterest
  const savedBy = (plan: DebtPlan) =>
    plan.paysOff && asTheyAre !== null ? subtractMoney(asTheyAre, sumMoney([plan.totalInterest, fees])) : null
  return {
    debts: opened(orders[way]),
    minimums,
    monthly,
    way,
    ways,
    fees,
    saved: { avalanche: savedBy(ways.avalanche), snowball: savedBy(ways.snowball), own: savedBy(ways.own) },
    least: ways[way].paysOff ? null : leastToPayOff(opened(orders[way]), orders[way]),
  }
}

/** Without an order of one's own: as they are listed. */
function ownOrder(debts: readonly DebtInPlan[], ids: readonly number[] = []): number[] {
  const chosen = ids.map((id) => debts.findIndex((debt) => debt.id === id)).filter((at) => at >= 0)
  return [...chosen, ...debts.map((_, at) => at).filter((at) => !chosen.includes(at))]
}

function applyOffers(debts: readonly OwedDebt[], stored: readonly OwedDebt[], inputs: PlanInputs) {
  const moved = numberOf(inputs, 'move')
  const joined = new Set(idsOf(inputs, 'join'))
  const fees: Cents[] = []
  const kept = debts.flatMap((debt): DebtInPlan[] => {
    const minimum = stored.find(({ id }) => id === debt.id)?.minimumPayment ?? null
    const named = { ...debt, isMinimumGuessed: minimum === null && (debt.minimumPayment ?? 0) > 0 }
    if (joined.has(debt.id)) return []
    if (debt.id !== moved) return [named]
    const fee = offerOf(inputs, 'moveFee')
    fees.push(feeOf(debt.amount, fee))
    const [promoRate, promoMonths] = [offerOf(inputs, 'moveRate'), offerOf(inputs, 'moveMonths')]
    return [transferDebt(named, { fee, promoRate, promoMonths })]
  })
  const combined = debts.filter(({ id }) => joined.has(id))
  if (combined.length === 0) return { debts: kept, fees: sumMoney(fees) }
  const [rate, months, fee] = [
    offerOf(inputs, 'joinRate'),
    offerOf(inputs, 'joinMonths'),
    offerOf(inputs, 'joinFee'),
  ]
  fees.push(feeOf(sumMoney(combined.map(({ amount }) => amount)), fee))
  const loan = { ...consolidateDebts(combined, { rate, months, fee }), id: 0, isMinimumGuessed: false }
  return { debts: [...kept, loan], fees: sumMoney(fees) }
}
