/** What an earlier sum came to as a difference, and what a change saves each month. */
import type { RecordedFigure, SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, startOf, type Value } from '#advisor/minding/minded.ts'
import { centsOf } from '#advisor/planning/given.ts'
import { mainResult } from '#advisor/figures/show.ts'
import { plain } from '#advisor/executing/find-odd.ts'
import { figureOf, newestOf } from '#advisor/executing/of-sum.ts'

const differences: ReadonlySet<string> = new Set(['amount', 'difference', 'extra'])

/** '6,300 more', less one of the pays it lies between: nothing but the 6,300 can be meant. */
export const ofTheDifference = (inputs: Action['inputs'], sums: readonly SumRecord[]): Action['inputs'] =>
  inputs.map((one) => ({ ...one, value: plainly(one.value, sums) }))

function plainly(value: Value, sums: readonly SumRecord[]): Value {
  if (value.kind !== 'operation') return value
  const { left, right } = value
  if (value.operator === 'take' && isBetween(left, right, sums)) return left
  return { ...value, left: plainly(left, sums), right: plainly(right, sums) }
}

/** Whether a figure is a result that lies between another value and something else. */
function isBetween(gap: Value, end: Value, sums: readonly SumRecord[]): boolean {
  const record = gap.kind === 'figure' ? sums.find(({ id }) => id === gap.sum) : undefined
  if (gap.kind !== 'figure' || !record?.results[gap.name] || !differences.has(gap.name)) return false
  const amount = centsIn(end, sums)
  return amount !== null && Object.values(record.inputs).some(({ value }) => value === amount)
}

function centsIn(value: Value, sums: readonly SumRecord[]): number | null {
  if (value.kind === 'number') return centsOf(value.number.value)
  return value.kind === 'figure' ? (figureIn(value, sums)?.value ?? null) : null
}

function figureIn(value: Value & { kind: 'figure' }, sums: readonly SumRecord[]): RecordedFigure | undefined {
  const record = sums.find(({ id }) => id === value.sum)
  return record?.results[value.name] ?? record?.inputs[value.name]
}

/** What a new loan costs to get comes back by what it saves each month, and not by what is paid on it. */
export function bySaving({ intent, inputs }: Action, sums: readonly SumRecord[]): Action['inputs'] {
  const swap = newestOf(sums, 'refinance')
  const by = inputs.find(({ slot }) => slot === 'by')?.value
  const cost = inputs.find(({ slot }) => slot === 'amount')?.value
  if (intent !== 'quotient' || !swap || !cost || startOf(cost) === null) return inputs
  const paid = by?.kind === 'figure' && by.name === 'payment' ? sums.find(({ id }) => id === by.sum) : null
  if (!by || !paid) return inputs
  const old = figureOf(swap, 'oldPayment')
  const saved: Value =
    paid === swap ? figureOf(swap, 'saved') : { kind: 'operation', operator: 'take', left: old, right: by }
  return inputs.map((one) => (one.slot === 'by' ? { slot: 'by', value: saved } : one))
}

const GAP = /\b(?:difference|raise|increase|extra|more)\b/i
const gaps: Readonly<Record<string, string>> = {
  raise: 'difference',
  offers: 'difference',
  'percent-change': 'amount',
}

/** 'How much of the raise do I keep after 30%': tax off what the pays differ by, and not off all of the new one. */
export function taxedGap(
  { intent, inputs }: Action,
  text: string,
  sums: readonly SumRecord[],
): Action['inputs'] {
  if (intent !== 'take-home' || !GAP.test(text)) return inputs
  return inputs.map((one) => {
    const { slot, value } = one
    const record = value.kind === 'figure' ? sums.find(({ id }) => id === value.sum) : undefined
    const gap = record && gaps[record.kind]
    return slot === 'salary' && record && gap !== undefined ? { slot, value: figureOf(record, gap) } : one
  })
}

/** Sums that only ask how much of it there is; elsewhere what is missing is not there. */
const repeated: ReadonlySet<string> = new Set(['product', 'per-year', 'quotient'])

/** '115 apart', and right after it 'over the year': how much it is, whichever of the two was named first. */
export function howMuchApart({ intent, inputs }: Action, sums: readonly SumRecord[]): Action['inputs'] {
  const last = sums.at(-1)
  if (last?.kind !== 'difference' || !last.results['short'] || !repeated.has(intent)) return inputs
  const isGap = (value: Value) =>
    value.kind === 'figure' && value.sum === last.id && value.name === 'difference'
  return inputs.map((one) => (isGap(one.value) ? { ...one, value: figureOf(last, 'short') } : one))
}

const POINTED = /\bthat\b/i
const ALL = /\b(?:total|all|whole|both|together)\b/i

/** 'How much is that a month', after a total and the average of it: what came out last, and not what it was made of. */
export function whatCameLast(
  inputs: Action['inputs'],
  text: string,
  sums: readonly SumRecord[],
): Action['inputs'] {
  const last = sums.at(-1)
  const result = last && mainResult(last)
  if (!last || !result || !plain.has(last.kind) || !POINTED.test(text) || ALL.test(text)) return inputs
  return inputs.map((one) => {
    const { value } = one
    const isOlder = value.kind === 'figure' && value.sum !== last.id
    const record = isOlder ? sums.find(({ id }) => id === value.sum) : undefined
    const figure = isOlder ? record?.results[value.name] : undefined
    const isMadeOf = figure !== undefined && figure.value === last.inputs['amount']?.value
    return isMadeOf && figure.unit === result[1].unit ? { ...one, value: figureOf(last, result[0]) } : one
  })
}
