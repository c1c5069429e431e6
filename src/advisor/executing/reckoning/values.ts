/** What numbers of a message make together. */
import type { Operator } from '#advisor/actions/program.ts'
import type { Value } from '#advisor/minding/minded.ts'
import { type Measure, MONEY } from '#advisor/reading/measures.ts'

const join =
  (operator: Operator) =>
  (left: Value, right: Value): Value => ({ kind: 'operation', operator, left, right })

export const add = join('add')
export const take = join('take')
export const times = join('times')
export const over = join('over')

export const constant = (value: number): Value => ({ kind: 'constant', value })

/** A number as it counts here; its periods are reckoned with already. */
export const valueOf = ({ number, value, of }: Measure): Value => ({
  kind: 'number',
  number: { ...number, kind: of === MONEY ? 'money' : 'number', period: null, value },
})

/** At least one value is there. */
export const addUp = ([first, ...rest]: readonly [Value, ...Value[]]): Value => rest.reduce(add, first)
