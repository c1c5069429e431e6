/** 'Found one for 11,500, I have 4,000', and then a loan: what is borrowed is what was short, and not the price. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, startOf, type Value } from '#advisor/minding/minded.ts'
import { centsOf } from '#advisor/planning/given.ts'
import type { Sum } from '#advisor/planning/sum.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'
import { figureOf, newestOf } from '#advisor/executing/of-sum.ts'

/** 'What if I finance the whole thing' */
const WHOLE = /\b(?:all of (?:it|that)|whole|entire|full|nothing down|instead of)\b/i
const REST = /\b(?:rest|remain(?:s|ing|der)?|difference|balance|short|missing|still (?:owe|need))\b/i

export function stillShort(
  inputs: Action['inputs'],
  sum: Sum,
  text: string,
  sums: readonly SumRecord[],
): Action['inputs'] {
  const bought = newestOf(sums, 'afford-once')
  const short = bought?.results['short']
  // What lies in savings for a bad day is not put down, unless the rest is asked for.
  const isMeant = REST.test(text) || bought?.inputs['savings']?.source.kind === 'words'
  if (!bought || !short || short.value <= 0 || !isMeant || WHOLE.test(text)) return inputs
  if (!('principal' in sum.inputs) || inputs.some(({ slot }) => slot === 'down')) return inputs
  return inputs.map((one) =>
    (one.slot === 'principal' || one.slot === 'price') && isPrice(one.value, bought)
      ? { slot: 'principal', value: figureOf(bought, 'short') }
      : one,
  )
}

/** 'What if i invest the rest', after a windfall was shared out: what is left of it, and not all of it. */
export function restOfWindfall(
  inputs: Action['inputs'],
  text: string,
  sums: readonly SumRecord[],
): Action['inputs'] {
  const shared = newestOf(sums, 'windfall')
  const whole = shared?.inputs['amount']?.value
  // 'If i pay off both whats left', asked since: that is the rest now.
  const isSpent = (sum: SumRecord) => sum.kind === 'difference' && sum.inputs['amount']?.value === whole
  if (!shared || !REST.test(text)) return inputs
  const spent = sums.slice(sums.indexOf(shared)).findLast(isSpent)
  const rest = spent ? figureOf(spent, 'difference') : figureOf(shared, 'rest')
  const isWhole = (value: Value) =>
    (value.kind === 'figure' && value.sum === shared.id) ||
    (value.kind === 'number' && centsOf(value.number.value) === whole)
  return inputs.map((one) => (isWhole(one.value) ? { ...one, value: rest } : one))
}

/** 'They want 23,900 and give me 7,400 for mine', and then a loan for the rest: the one less the other. */
export function restOf(
  inputs: Action['inputs'],
  text: string,
  heard: readonly HeardNumber[],
): Action['inputs'] {
  if (!REST.test(text)) return inputs
  return inputs.map((one) => {
    const { slot, value } = one
    if (slot !== 'principal' || value.kind !== 'number' || startOf(value) !== null) return one
    const at = heard.findIndex(
      ({ quote, start }) => quote === value.number.quote && start === value.number.start,
    )
    const next = heard[at - 1]
    const isLess = next?.kind === 'money' && next.start > value.number.end && next.value < value.number.value
    if (!isLess) return one
    return {
      slot,
      value: { kind: 'operation', operator: 'take', left: value, right: { kind: 'number', number: next } },
    }
  })
}

/** The price as the sum had it, not one that this message says. */
function isPrice(value: Value, { id, inputs }: SumRecord): boolean {
  if (value.kind === 'figure') return value.sum === id && value.name === 'price'
  const isHeard = value.kind === 'number' && startOf(value) === null
  return isHeard && centsOf(value.number.value) === inputs['price']?.value
}

const LENT_BEFORE = /\b(?:loan|borrow\w*|mortgage|financ\w+|owe[ds]?)\b[^.?!,;\d]{0,12}$/i
const LENT_AFTER = /^ ?(?:dollar )?(?:loan|mortgage)\b/i

/** 'One we like is 410,000', after what can be afforded with 50,000 down: a price, with as much down as before. */
export function asPrice(
  inputs: Action['inputs'],
  sum: Sum,
  text: string,
  sums: readonly SumRecord[],
): Action['inputs'] {
  const loan = inputs.find(({ slot }) => slot === 'principal')?.value
  const taken = new Set(inputs.flatMap(({ value }) => (value.kind === 'figure' ? [value.sum] : [])))
  const before = sums.find(({ id, inputs: had }) => taken.has(id) && (had['down']?.value ?? 0) > 0)
  if (!('price' in sum.inputs) || !before || loan?.kind !== 'number' || startOf(loan) === null) return inputs
  const { start, end } = loan.number
  const isLent = LENT_BEFORE.test(text.slice(0, start)) || LENT_AFTER.test(text.slice(end))
  if (isLent || inputs.some(({ slot }) => slot === 'down' || slot === 'downPercent')) return inputs
  return [
    ...inputs.filter(({ slot }) => slot !== 'principal'),
    { slot: 'price', value: loan },
    { slot: 'down', value: figureOf(before, 'down') },
  ]
}

/** 'And if I also throw in 2,000', of a loan for the rest: off that loan, and not off the price that was told first. */
export const offTheLoan = (inputs: Action['inputs'], sum: Sum, from: SumRecord | null): Action['inputs'] =>
  inputs.map((one) => {
    const { slot, value } = one
    if (slot !== 'principal' || from?.kind !== sum.name || !from.inputs[slot]) return one
    if (value.kind !== 'operation' || value.operator !== 'take' || startOf(value.right) === null) return one
    const isHeard = value.left.kind === 'number' && startOf(value.left) === null
    return isHeard ? { slot, value: { ...value, left: { kind: 'before' } } } : one
  })

const borrowed: ReadonlySet<string> = new Set(['principal', 'balance'])

/** 'And 100 more a month on it', read as on the price of a car: on what is borrowed for it. */
export const asBorrowed = (inputs: Action['inputs'], sums: readonly SumRecord[]): Action['inputs'] =>
  inputs.map((one) => {
    const { slot, value } = one
    const isPriced = value.kind === 'figure' && value.name === 'price' && borrowed.has(slot)
    const before = isPriced ? sums.find(({ id }) => id === value.sum) : undefined
    return before?.results['loan'] ? { slot, value: figureOf(before, 'loan') } : one
  })
