/** '68k plus a 6k bonus': a bonus comes once a year, however small. */
import type { Action } from '#advisor/minding/minded.ts'
import type { Sum } from '#advisor/planning/sum.ts'

const BONUS =
  /^ ?(?:(?:dollars?|bucks|annual|yearly|year[- ]end|christmas|holiday|target|performance) )*bonus\b/i

export const yearlyBonus = (inputs: Action['inputs'], sum: Sum, text: string): Action['inputs'] =>
  inputs.map((one) => {
    const { slot, value } = one
    const isBonus =
      sum.inputs[slot]?.per !== undefined &&
      value.kind === 'number' &&
      !('words' in value.number) &&
      value.number.period === null &&
      BONUS.test(text.slice(value.number.end))
    return isBonus ? { slot, value: { ...value, number: { ...value.number, period: 'year' } } } : one
  })
