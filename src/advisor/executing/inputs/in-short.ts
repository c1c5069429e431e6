/** 'How much is that on the 340', of a house of 340k: a number that was told before, without its thousands. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, startOf, type Value } from '#advisor/minding/minded.ts'
import { centsOf } from '#advisor/planning/given.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'

/** Nobody says 1,500 for a million and a half. */
const THOUSAND = 1000
const THE = /\bthe \$?$/i

/** What an earlier sum was made with. */
function ofSum(cents: number, sums: readonly SumRecord[]): Value | null {
  const [found] = sums.toReversed().flatMap(({ id, inputs }) =>
    Object.entries(inputs)
      .filter(([, { unit, value }]) => unit === 'money' && value === cents)
      .map(([name]): Value => ({ kind: 'figure', sum: id, name })),
  )
  return found ?? null
}

export function inShort(
  inputs: Action['inputs'],
  text: string,
  heard: readonly HeardNumber[],
  sums: readonly SumRecord[],
): Action['inputs'] {
  const whole = (value: Value): Value => {
    if (value.kind === 'operation') return { ...value, left: whole(value.left), right: whole(value.right) }
    if (value.kind !== 'number' || startOf(value) === null || value.number.kind !== 'number') return value
    const { value: said, start } = value.number
    if (said >= THOUSAND || !THE.test(text.slice(0, start))) return value
    const told = heard.find((one) => one.kind === 'money' && one.value === said * THOUSAND)
    return told ? { kind: 'number', number: told } : (ofSum(centsOf(said * THOUSAND), sums) ?? value)
  }
  return inputs.map(({ slot, value }) => ({ slot, value: whole(value) }))
}
