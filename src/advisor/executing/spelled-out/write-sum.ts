/** Sums whose inputs the words of a question settle: they count as they stand. */
import type { Operator } from '#advisor/actions/program.ts'
import type { Action, Value } from '#advisor/minding/minded.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { bare } from '#advisor/executing/bare-action.ts'

type Filling = Value | SaidNumber | undefined | readonly (Value | SaidNumber)[]

const asValue = (one: Value | SaidNumber): Value => ('quote' in one ? { kind: 'number', number: one } : one)

export const writeSum = (intent: string, filling: Readonly<Record<string, Filling>>): Action => ({
  ...bare(intent),
  per: null,
  isPlaced: true,
  inputs: Object.entries(filling).flatMap(([slot, one]) => {
    if (one === undefined) return []
    const all = Array.isArray(one) ? (one as readonly (Value | SaidNumber)[]) : [one as Value | SaidNumber]
    return all.map((value) => ({ slot, value: asValue(value) }))
  }),
})

export const constant = (value: number): Value => ({ kind: 'constant', value })
export const reckon = (left: Value | SaidNumber, operator: Operator, right: Value | SaidNumber): Value => ({
  kind: 'operation',
  operator,
  left: asValue(left),
  right: asValue(right),
})
