/** 'If I keep 5k back': what stays of the savings when the rest of them goes to a debt. */
import type { Action, Value } from '#advisor/minding/minded.ts'
import { findDebt } from '#advisor/planning/data/find-debt.ts'
import { findPaymentRow } from '#advisor/planning/data/paid-on-debt.ts'
import { centsOf } from '#advisor/planning/given.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { asInputs, figureOf, newestOf } from '#advisor/executing/of-sum.ts'
import type { Talk } from '#advisor/executing/talk.ts'

const KEEP = /\b(?:keep|keeping|kept|hold|holding|leave|leaving|hang on to|save)\b(?: \w+){0,3} \$?$/i
/** What it is kept for, or where; 'keep 600 a month' is kept up. */
const STAYS = new RegExp(
  String.raw`^\s*(?:bucks |dollars )?(?:back\b|aside\b|in (?:there|savings|the|my|case)\b|as\b|there\b|saved\b|` +
    String.raw`for (?:an? |the )?(?:emergenc|cushion|rainy)|on hand|of (?:it|the savings|my savings)\b|just in case)`,
  'i',
)
const KEEP_BACK = /\b(?:keep|keeping|hold|holding|leave|leaving) (?:back|aside)\b(?: \w+){0,2} \$?$/i
/** 'I keep 200 in my wallet' tells what is, and supposes nothing. */
const SUPPOSED = new RegExp(
  String.raw`\?|\b(?:if|what|how|should|could|would|can|i'd|id|want|wanna|need to|have to|like to|rather|let'?s|gonna|` +
    String.raw`going to|keeping|leaving|holding)\b`,
  'i',
)
const HOW_LONG = /\b(?:how (?:long|soon|many months)|when)\b/i

interface Known {
  savings: Value
  balance: Value
  rate: Value
  /** In cents. */
  has: number
  owes: number
}

/** What was just weighed up, else what is kept of the savings and of the one debt that can be meant. */
function known({ text, sums, snapshot }: Talk): Known | null {
  const weighed = newestOf(sums, 'savings-or-debt')
  const { savings, balance } = weighed?.inputs ?? {}
  if (weighed && savings && balance)
    return {
      savings: figureOf(weighed, 'savings'),
      balance: figureOf(weighed, 'balance'),
      rate: figureOf(weighed, 'rate'),
      has: savings.value,
      owes: balance.value,
    }
  const owed = snapshot.liabilities.filter(({ amount }) => amount > 0)
  const debt = owed.length === 1 ? owed[0] : findDebt(text, text.toLowerCase(), owed)
  const has = snapshot.profile.savings
  if (!debt || !has) return null
  const row = { list: 'liabilities', id: debt.id, name: debt.name } as const
  return {
    savings: { kind: 'row', row: { list: 'savings', id: 0, name: 'Savings' } },
    balance: { kind: 'row', row },
    rate: { kind: 'row', row },
    has,
    owes: debt.amount,
  }
}

const less = (left: Value, right: Value): Value => ({
  kind: 'operation',
  operator: 'take',
  left,
  right,
})

export function keptBack(talk: Talk): Action | null {
  const { text, minded } = talk
  const money = minded.numbers.filter(({ kind }) => kind === 'money' || kind === 'number')
  // Right after savings and a debt were weighed up, what is kept is of the savings.
  const isOfThem = talk.sums.at(-1)?.kind === 'savings-or-debt'
  const isKept = ({ start, end, period }: SaidNumber) => {
    const [before, after] = [text.slice(0, start), text.slice(end)]
    const isThere = STAYS.test(after) || (isOfThem && /^\W*$/.test(after))
    return period === null && (KEEP_BACK.test(before) || (KEEP.test(before) && isThere))
  }
  const kept = isOfThem || SUPPOSED.test(text) ? money.find(isKept) : undefined
  const [payment, ...more] = money.filter((number) => number !== kept)
  const owned = kept && known(talk)
  if (!kept || !owned || more.length > 0 || centsOf(kept.value) >= owned.has) return null
  const back: Value = { kind: 'number', number: kept }
  const used = owned.has - centsOf(kept.value)
  if (payment && HOW_LONG.test(text) && used < owned.owes)
    return {
      ...bare('payoff-time'),
      inputs: asInputs({
        balance: less(owned.balance, less(owned.savings, back)),
        rate: owned.rate,
        payment: { kind: 'number', number: payment },
      }),
    }
  if (payment) return null
  const { savings, balance, rate } = owned
  return { ...bare('savings-or-debt'), inputs: asInputs({ savings, balance, rate, kept: back }) }
}

const THE_REST = /\b(?:rest|then|left|remaining|remainder|after that|still)\b/i

/** 'And the rest at 400 a month, how long', after it: what the savings leave of the debt. */
export function payRest({ text, minded: { numbers }, sums, snapshot }: Talk): Action | null {
  const last = sums.at(-1)
  const [number, ...more] = numbers
  if (last?.kind !== 'savings-or-debt' || more.length > 0 || !last.results['owed']?.value) return null
  if (!HOW_LONG.test(text) || !THE_REST.test(text)) return null
  const payment = number ? asPaid(number) : paidNow(last.inputs['balance']?.value, snapshot)
  if (!payment) return null
  const inputs = { balance: figureOf(last, 'owed'), rate: figureOf(last, 'rate'), payment }
  return { ...bare('payoff-time'), inputs: asInputs(inputs) }
}

const asPaid = (number: SaidNumber): Value | null =>
  number.kind === 'money' || number.kind === 'number' ? { kind: 'number', number } : null

/** What goes to the debt of that balance each month as things are. */
function paidNow(balance: number | undefined, snapshot: Talk['snapshot']): Value | null {
  const debt = snapshot.liabilities.find(({ amount }) => amount === balance)
  if (!debt) return null
  if (debt.minimumPayment !== null)
    return { kind: 'row', row: { list: 'liabilities', id: debt.id, name: debt.name } }
  const bill = findPaymentRow(debt, snapshot)
  return bill ? { kind: 'row', row: { list: 'expenseItems', id: bill.id, name: bill.category } } : null
}

const REBUILT =
  /\b(?:rebuild|rebuilt|replenish|refill|build (?:\w+ ){1,3}back|get (?:\w+ ){1,3}savings back)\b/i

/** 'How fast would I rebuild it with 340 a month': what was taken from the savings. */
export function rebuilt({ text, minded: { numbers }, sums }: Talk): Action | null {
  const weighed = newestOf(sums, 'savings-or-debt')
  const [number, ...more] = numbers
  if (!weighed || !number || more.length > 0 || number.kind === 'percent' || !REBUILT.test(text)) return null
  const inputs = { target: figureOf(weighed, 'amount'), monthly: { kind: 'number', number } as const }
  return { ...bare('goal-time'), inputs: asInputs(inputs) }
}
