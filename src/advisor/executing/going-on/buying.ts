/** What people ask of a home once it has a payment, or once something is saved for it. */
import { bare } from '#advisor/executing/bare-action.ts'
import { asInputs, figureOf, isReady } from '#advisor/executing/of-sum.ts'
import { PAY_NEEDED } from '#advisor/executing/worded-sums/by-words.ts'
import type { Action } from '#advisor/minding/minded.ts'
import type { Talk } from '#advisor/executing/talk.ts'

const THING = /\b(?:house|home|place|condo|townhouse|property|car|truck|prices?)\b/i
const ASKS = /\b(?:how (?:much|big|expensive)|what)\b/i
const DOWN_AFTER = /^ ?(?:as a )?down ?(?:payment)?\b/i
/** What was saved, by the sum that found it. */
const saved: Readonly<Record<string, string>> = {
  'saved-by': 'total',
  'goal-pace': 'value',
  growth: 'value',
}

/** 'How much house is that as 10% down': the price of which what was saved is so much. */
export function priceOfDown({ text, minded: { numbers }, sums }: Talk): Action | null {
  const last = sums.at(-1)
  const [share, ...more] = numbers
  const name = last && saved[last.kind]
  if (!last || name === undefined || !isReady(last) || !last.results[name]) return null
  if (share?.kind !== 'percent' || more.length > 0 || !DOWN_AFTER.test(text.slice(share.end))) return null
  if (!ASKS.test(text) || !THING.test(text) || !/\b(?:that|it|this)\b/i.test(text)) return null
  return {
    ...bare('quotient'),
    inputs: asInputs({ amount: figureOf(last, name), by: { kind: 'number', number: share } }),
  }
}

const PAYMENT = /\b(?:payments?|mortgage|monthly|a month|per month)\b/i

/** 'And the payment on that at 6.75', after such a price: with just that put down. */
export function paymentOnPrice({ text, minded: { numbers }, sums }: Talk): Action | null {
  const last = sums.at(-1)
  const [rate, ...more] = numbers
  const isPrice = last?.kind === 'quotient' && last.inputs['by']?.unit === 'percent'
  if (!last || !isPrice || !/\bdown/i.test(last.words ?? '') || !PAYMENT.test(text)) return null
  if (more.length > 0 || (rate && rate.value >= MOST_PERCENT)) return null
  return {
    ...bare('house-payment'),
    inputs: asInputs({
      price: figureOf(last, 'each'),
      downPercent: figureOf(last, 'by'),
      rate: rate ? { kind: 'number', number: rate } : null,
    }),
  }
}
const MOST_PERCENT = 20

const LEAST_PRICE = 30_000

/** 'How much would i need to make for a 450k house': its payment first, then the pay that carries it. */
export function payForPrice({ text, minded: { numbers } }: Talk): Action[] | null {
  const [price, ...more] = numbers.filter(({ kind, value }) => kind === 'money' && value >= LEAST_PRICE)
  if (!price || more.length > 0 || !PAY_NEEDED.test(text) || !HOME.test(text)) return null
  const rate = numbers.find(({ kind }) => kind === 'percent')
  const payment: Action = {
    ...bare('house-payment'),
    inputs: asInputs({
      price: { kind: 'number', number: price },
      rate: rate ? { kind: 'number', number: rate } : null,
    }),
  }
  return [
    payment,
    { ...bare('needed-income'), inputs: asInputs({ payment: { kind: 'own', result: 'payment' } }) },
  ]
}
const HOME = /\b(?:house|home|place|condo|townhouse|property|mortgage)\b/i

const RENT = /\brent(?:ing)?\b/i
const AGAINST =
  /\b(?:more|less|higher|lower|cheaper|compared?|difference|over|above|vs|versus)\b[^?]*\b(?:rent|renting)\b/i
const ofHome: ReadonlySet<string> = new Set(['house-payment', 'rent-or-buy', 'affordability'])

/** 'How does that compare to our rent': what a home costs each month less what is paid now. */
export function againstRent({ text, minded: { numbers }, sums, snapshot }: Talk): Action | null {
  const last = sums.at(-1)
  if (!last || !isReady(last) || !ofHome.has(last.kind) || !last.results['payment']) return null
  const rent = snapshot.expenses.find(({ category }) => RENT.test(category))
  if (!rent || numbers.length > 0 || !AGAINST.test(text)) return null
  const row = { list: 'expenseItems', id: rent.id, name: rent.category } as const
  return {
    ...bare('difference'),
    inputs: asInputs({ amount: figureOf(last, 'payment'), take: { kind: 'row', row } }),
  }
}
