/** 'They offered to settle the 8,000 for 3,500': what is saved, and what it takes. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action } from '#advisor/minding/minded.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { centsOf } from '#advisor/planning/given.ts'
import { amountsIn, fill, findSaid, others, percentsIn } from './fill.ts'

const SETTLE = new RegExp(
  String.raw`\b(?:settl(?:e|ing|ement)|(?:would|will|they'?ll|they|to) take|accept(?:s|ed)?|forgive)\b[^.?!]*\b(?:for|on|` +
    String.raw`instead|offer(?:ed)?|of)\b|` +
    String.raw`\boffer(?:ed|s|ing)?\b[^.?!]*\b(?:settl\w+|take|accept)\b`,
  'i',
)
const SETTLED = /\bsettl\w+\b|\b(?:collect(?:ors?|ions?)|agency|creditor|charged? off)\b/i
const OFFER =
  /\b(?:for|offer(?:ed|ing)?|accept|take|pay|of)(?: (?:me|us|about|only|just|like|them|a|to|pay))* $/i
const OFFER_AFTER = /^ ?(?:to settle|settlement|as a settlement|and call it|lump)/i
const SAVED = /\b(?:saved(?: up)?|have|savings)(?: \w+){0,2} $/i
const SHARE_OF = /^ ?(?:%|percent)? ?(?:on the dollar|of (?:it|that|the|what))/i

/** The one debt that is more than the offer, and of those told a bill before a card. */
function owedBy(offer: SaidNumber, liabilities: Snapshot['liabilities']): Action['inputs'] {
  const larger = liabilities.filter(({ amount }) => amount > centsOf(offer.value))
  const bills = larger.filter(({ category }) => category === 'Medical Debt' || category === 'Other Debt')
  const [debt, ...more] = bills.length > 0 ? bills : larger
  if (!debt || more.length > 0) return []
  const row = { list: 'liabilities', id: debt.id, name: debt.name } as const
  return [{ slot: 'balance', value: { kind: 'row', row } }]
}

function offered(
  text: string,
  numbers: readonly SaidNumber[],
  liabilities: Snapshot['liabilities'],
): Action | null {
  if (!SETTLED.test(text) || !SETTLE.test(text) || /\btake out\b/i.test(text)) return null
  const amounts = amountsIn(numbers)
  const monthly = amounts.find(({ period }) => period === 'month')
  const once = others(amounts, monthly)
  const offer = once.findLast(
    ({ start, end }) => OFFER.test(text.slice(0, start)) || OFFER_AFTER.test(text.slice(end)),
  )
  const savings = findSaid(others(once, offer), text, { before: SAVED })
  const [balance, ...more] = others(once, offer, savings)
  if (!offer || more.length > 0 || (balance && balance.value <= offer.value)) return null
  const bracket = percentsIn(numbers).find(({ end }) => /^ ?(?:tax )?bracket/i.test(text.slice(end)))
  if (percentsIn(numbers).some(({ end }) => SHARE_OF.test(text.slice(end)))) return null
  const settled = fill('settlement', { balance, offer, savings, monthly, percent: bracket })
  return balance ? settled : { ...settled, inputs: [...settled.inputs, ...owedBy(offer, liabilities)] }
}

const SAVES = /\b(?:save|put (?:away|aside|by)|set aside|come up with|scrape|get there|have (?:it|that))\b/i

/** 'How long to save that at 300 a month', after it: until the offer is there. */
function together(text: string, numbers: readonly SaidNumber[], last: SumRecord | undefined): Action | null {
  const [monthly, ...more] = amountsIn(numbers)
  if (last?.kind !== 'settlement' || !monthly || more.length > 0 || !SAVES.test(text)) return null
  return { ...fill('settlement', { monthly }), from: last.id }
}

export const settle = (
  text: string,
  numbers: readonly SaidNumber[],
  last: SumRecord | undefined,
  liabilities: Snapshot['liabilities'] = [],
): Action | null => together(text, numbers, last) ?? offered(text, numbers, liabilities)
