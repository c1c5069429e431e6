/** What somebody close lends without a bank: how long paying it back takes, and what interest it spares. */
import type { Action, Value } from '#advisor/minding/minded.ts'
import { findDebt } from '#advisor/planning/data/find-debt.ts'
import { centsOf } from '#advisor/planning/given.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { asInputs } from '#advisor/executing/of-sum.ts'
import { LENT } from '#advisor/executing/said-words.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import type { Talk } from '#advisor/executing/talk.ts'

const PAID_BACK = /\bpay(?:ing)? (?:\S+ ){1,5}back\b|\brepay(?:ing)?\b|\bpay (?:it|that|this) back\b/i
const SPARED = /\bsav(?:e|ed|ing|ings)\b/i
const PUT_ON = /\b(?:go|put|use|throw) (?:it |that |all of it )?(?:on|onto|to|toward|towards|for)\b/i

const isMoney = ({ kind }: SaidNumber) => kind === 'money' || kind === 'number'
/** '3k at 5%': what they ask for it. */
const isRightAfter = (next: SaidNumber, { end }: SaidNumber) => next.start >= end && next.start - end <= 6
const asValue = (number: SaidNumber): Value => ({ kind: 'number', number })

export function familyLoan(talk: Talk): Action | null {
  const {
    text,
    minded: { numbers },
    heard = [],
    snapshot,
    sums,
  } = talk
  const lent = heard.find((one) => isMoney(one) && one.period === null && LENT.test(one.words))
  if (!lent) return null
  const [payment, ...more] = numbers.filter(isMoney)
  const next = heard[heard.indexOf(lent) - 1]
  const share = next?.kind === 'percent' && isRightAfter(next, lent) ? next : null
  const cost: Value = share ? asValue(share) : { kind: 'constant', value: 0 }
  if (payment && more.length === 0 && PAID_BACK.test(text))
    return {
      ...bare('payoff-time'),
      inputs: asInputs({ balance: asValue(lent), rate: cost, payment: asValue(payment) }),
    }
  // What it is put on costs no interest any more.
  const owed = snapshot.liabilities.filter(({ amount }) => amount > 0)
  const debt = owed.length === 1 ? owed[0] : findDebt(text, text.toLowerCase(), owed)
  const isTold = numbers.every(({ kind, value }) =>
    kind === 'percent' ? value === debt?.interestRate : centsOf(value) === debt?.amount,
  )
  const isWeighed = sums.at(-1)?.kind === 'lent-for-debt'
  const isAsked = numbers.length === 0 ? SPARED.test(text) && !isWeighed : PUT_ON.test(text)
  if (!debt || debt.interestRate === 0 || !isTold || !isAsked) return null
  const row: Value = { kind: 'row', row: { list: 'liabilities', id: debt.id, name: debt.name } }
  return {
    ...bare('lent-for-debt'),
    inputs: asInputs({ lent: asValue(lent), balance: row, rate: row, lentRate: share ? cost : null }),
  }
}
