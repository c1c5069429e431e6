/** '27,900 plus 27,900 times 7.25', for a sales tax: an amount and so much of itself, which is a percentage of it. */
import { isDeepStrictEqual } from 'node:util'
import type { Action, Value } from '#advisor/minding/minded.ts'

const SHARE = /\b(?:tax(?:es)?|fees?|tips?|commission|markup|discount|off|rate|interest)\b[^.?!\d]{0,16}$/i
/** No tax or fee is more. */
const MOST = 30

const isShare = (value: Value, text: string): value is Value & { kind: 'number' } =>
  value.kind === 'number' &&
  value.number.kind === 'number' &&
  value.number.value <= MOST &&
  SHARE.test(text.slice(0, value.number.start))

/** The inputs with a bare number as the percentage that it is. */
export function percentSaid({ intent, inputs }: Action, text: string): Action['inputs'] {
  if (intent !== 'sum-of' && intent !== 'difference') return inputs
  return inputs.map(({ slot, value }) => {
    if (value.kind !== 'operation' || value.operator !== 'times') return { slot, value }
    const [share, amount] = isShare(value.right, text) ? [value.right, value.left] : [value.left, value.right]
    const isOfItself = inputs.some((other) => isDeepStrictEqual(other.value, amount))
    if (!isOfItself || !isShare(share, text)) return { slot, value }
    const right: Value = { kind: 'number', number: { ...share.number, kind: 'percent' } }
    return { slot, value: { ...value, left: amount, right } }
  })
}
