/** 'Uber pays me 25 an hour and lyft 23': of two jobs, a bare pay comes as often as the other. */
import type { Action, Value } from '#advisor/minding/minded.ts'

const pays: ReadonlySet<string> = new Set(['pay', 'pay2'])
/** No two jobs that somebody chooses between pay further apart. */
const MOST = 2.5

const numberOf = (value: Value) => (value.kind === 'number' ? value.number : null)

export function sameRhythm(inputs: Action['inputs']): Action['inputs'] {
  const said = inputs.flatMap(({ slot, value }) => (pays.has(slot) ? (numberOf(value) ?? []) : []))
  const timed = said.find(({ period }) => period !== null && period !== 'once')
  if (!timed || said.length !== 2) return inputs
  return inputs.map((input) => {
    const number = pays.has(input.slot) ? numberOf(input.value) : null
    const times = number ? Math.max(number.value / timed.value, timed.value / number.value) : MOST
    const isBare = number?.period === null && times < MOST
    return number && isBare
      ? { slot: input.slot, value: { kind: 'number', number: { ...number, period: timed.period } } }
      : input
  })
}
