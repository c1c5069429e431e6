import { payOffLoan, type PaidLoan } from '#finance/loan-payoff.ts'
import { type Cents, formatMoney, formatPercent, subtractMoney, sumMoney } from '#finance/money.ts'

/** What the person in the example says about their money. Everything else on the card is computed from it. */
const said = {
  takeHome: 4_200_00,
  spending: 3_550_00,
  balance: 3_800_00,
  rate: 22.9,
  payment: 150_00,
  /** What the plan adds to the payment, out of what is left each month. */
  extra: 250_00,
}

/** An example: the same to everybody. */
const exact = (cents: Cents) => formatMoney(cents, { currency: 'USD' })
const whole = (cents: Cents) => formatMoney(cents, { decimals: 'auto', currency: 'USD' })

/** The example of the landing page, computed by the same functions as everybody's plan. */
export const example = buildExample()

function buildExample() {
  const planned = sumMoney([said.payment, said.extra])
  const now = payOff(said.payment)
  const plan = payOff(planned)
  const left = subtractMoney(said.takeHome, said.spending)
  return {
    now,
    plan,
    balance: said.balance,
    rate: formatPercent(said.rate, 1),
    takeHome: whole(said.takeHome),
    spending: whole(said.spending),
    owed: whole(said.balance),
    payment: whole(said.payment),
    planned: whole(planned),
    extra: whole(said.extra),
    left: whole(left),
    interestNow: exact(now.totalInterest),
    interestPlanned: exact(plan.totalInterest),
    saved: exact(subtractMoney(now.totalInterest, plan.totalInterest)),
  }
}

function payOff(payment: Cents): PaidLoan {
  const payoff = payOffLoan({ principal: said.balance, rate: said.rate, payment })
  if (!payoff.paysOff) throw new Error('The example of the landing page never ends')
  return payoff
}
