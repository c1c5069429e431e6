/** 'Cut spending down to 3,500' says what is spent then, not what falls away. */
import type { Action } from '#advisor/minding/minded.ts'
import type { Sum } from '#advisor/planning/sum.ts'

const TO = /\b(?:to|at) (?:about |around |maybe |like |only |just )?\$?$/i

export function cutTo({ inputs }: Action, sum: Sum, text: string): Action['inputs'] {
  if (!('cut' in sum.inputs && 'expenses' in sum.inputs)) return inputs
  return inputs.map((one) =>
    one.slot === 'cut' &&
    one.value.kind === 'number' &&
    !('words' in one.value.number) &&
    TO.test(text.slice(0, one.value.number.start))
      ? { ...one, slot: 'expenses' }
      : one,
  )
}
