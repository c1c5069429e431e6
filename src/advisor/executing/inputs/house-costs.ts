/** 'Hoa 265, taxes 220, insurance 1,900 a year': what a home costs beside its loan goes where it is named. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, endsOf, type Minded, startOf, type Value } from '#advisor/minding/minded.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import type { Sum } from '#advisor/planning/sum.ts'

const names: readonly (readonly [slot: string, words: string])[] = [
  ['pmi', 'pmi|mortgage insurance|mip'],
  ['dues', 'hoa|dues|condo fees?|association'],
  ['insurance', '(?:home(?:owners?)? )?insurance|ins'],
  ['tax', '(?:property |school )?tax(?:es)?'],
]
/** '4,800 property tax and 1,500 insurance': the tax is no name of the second. */
const GAP = String.raw`(?:(?!\b(?:and|plus|with|n)\b)[^.?!,;:+&\d]){0,24}`
const named = names.map(([slot, words]) => ({
  slot,
  before: new RegExp(String.raw`\b(?:${words})\b${GAP}\$?$`, 'i'),
  after: new RegExp(
    String.raw`^(?: (?:a|per) (?:year|yr|month|mo))?(?: (?:for|in|of))?(?: the)? (?:${words})\b`,
    'i',
  ),
}))
/** 'Taxes and insurance 560' are one amount of both. */
const BOTH = /\btax(?:es)?\W+(?:(?:and|n) )?(?:home(?:owners?)? )?ins(?:urance)?\b[^.?!,;:\d]{0,24}\$?$/i
/** No home is taxed so much of its price. */
const MOST_TAX = 5

/** The cost that words beside a number name. */
function slotOf(text: string, { start, end }: SaidNumber): string | null {
  const [front, rest] = [text.slice(0, start), text.slice(end)]
  if (BOTH.test(front)) return null
  const found = named.find(({ before }) => before.test(front)) ?? named.find(({ after }) => after.test(rest))
  return found?.slot ?? null
}

export function houseCosts(
  inputs: Action['inputs'],
  sum: Sum,
  numbers: Minded['numbers'],
  text: string,
  sums: readonly SumRecord[],
): Action['inputs'] {
  if (sum.name !== 'house-payment') return inputs
  return numbers.reduce((filled, number) => {
    const slot = slotOf(text, number)
    const placed = slot === null ? null : place(slot, number, filled, sums)
    if (!placed) return filled
    const slots = new Set(placed.map((one) => one.slot))
    const isHere = ({ value }: Action['inputs'][number]) =>
      endsOf(value).some((end) => startOf(end) === number.start)
    // What was named before stays beside the mortgage insurance.
    return [...filled.filter((one) => !isHere(one) && !slots.has(one.slot)), ...placed]
  }, inputs)
}

/** The inputs that a named cost fills; a share of the price is taken of it. */
function place(
  slot: string,
  number: SaidNumber,
  inputs: Action['inputs'],
  sums: readonly SumRecord[],
): Action['inputs'] | null {
  const value: Value = { kind: 'number', number }
  if (number.kind === 'percent') {
    const price = slot === 'tax' && number.value <= MOST_TAX ? priceOf(inputs, sums) : null
    return price && [{ slot, value: { kind: 'operation', operator: 'times', left: price, right: value } }]
  }
  if (number.kind !== 'money' && number.kind !== 'number') return null
  if (slot !== 'pmi') return [{ slot, value }]
  // Said as an amount it comes every month like dues, and no usual one on top of it.
  const dues = inputs.find((one) => one.slot === 'dues' && startOf(one.value) !== number.start)
  const all: Value = dues ? { kind: 'operation', operator: 'add', left: dues.value, right: value } : value
  return [
    { slot: 'dues', value: all },
    { slot, value: { kind: 'constant', value: 0 } },
  ]
}

function priceOf(inputs: Action['inputs'], sums: readonly SumRecord[]): Value | null {
  const said = inputs.find(({ slot }) => slot === 'price')
  if (said) return said.value
  const last = sums.findLast((one) => one.inputs['price'] !== undefined)
  return last ? { kind: 'figure', sum: last.id, name: 'price' } : null
}
