/** 'And if we do 1,900', after 1,500 a month: a number without a word of more, less or left replaces what was there. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, endsOf, startOf, type Value } from '#advisor/minding/minded.ts'
import type { Sum } from '#advisor/planning/sum.ts'
import type { PlainDate } from '#finance/dates.ts'
import { isUsual } from '#advisor/executing/is-usual.ts'
import { ADDED } from './relative.ts'

const TAKEN =
  /\b(?:left|after|without|instead of|from|of|between|each|per|half|third|double|twice|over|rest)\b|%/i

export function inItsPlace(
  { intent, inputs }: Action,
  sum: Sum,
  text: string,
  today: PlainDate,
  from: SumRecord | null,
): Action['inputs'] {
  if (from?.kind !== sum.name || ADDED.test(text) || TAKEN.test(text)) return inputs
  return inputs.map((one) => {
    const said = onlySaid(one.value, one.slot)
    const isThere = from.inputs[one.slot] !== undefined && sum.inputs[one.slot]?.unit === 'money'
    return said && isThere && isUsual(intent, one.slot, said, today) ? { ...one, value: said } : one
  })
}

/** The one number of the message that is reckoned with figures from before. */
function onlySaid(value: Value, slot: string): Value | null {
  if (value.kind !== 'operation' || value.operator === 'times') return null
  const ends = endsOf(value)
  const [said, ...others] = ends.filter((end) => startOf(end) !== null)
  const isJoined = ends.some(
    (end) => end.kind === 'row' || end.kind === 'total' || (end.kind === 'figure' && end.name !== slot),
  )
  return said && others.length === 0 && isJoined ? said : null
}
