/** 'Put the refund on the truck loan and carry on paying our usual 365': what is paid anyway is no extra. */
import { type Action, startOf } from '#advisor/minding/minded.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'

const USUAL = /\b(?:usual|regular|normal|current|same|keep paying|still pay(?:ing)?)\b[^.,;?!\d]{0,12}$/i

export function usualPayment({ intent, inputs }: Action, text: string): Action['inputs'] {
  if (intent !== 'extra-payment' || !inputs.some(({ slot }) => slot === 'once')) return inputs
  const isUsual = ({ slot, value }: Action['inputs'][number]) => {
    const start = startOf(value)
    return slot === 'extra' && start !== null && USUAL.test(text.slice(0, start))
  }
  if (!inputs.some(isUsual)) return inputs
  return inputs
    .filter((input) => input.slot !== 'payment')
    .map((input) => (isUsual(input) ? { ...input, slot: 'payment' } : input))
}

const LEAST = /\bmin(?:imum)?s?(?: payments?)?(?: is| are| of|:)? \$?$/i
const PAID = /\b(?:at|pay|paying|with|send|put|do)(?: (?:about|like|maybe|around|it))? \$?$/i

/** 'Minimum 110. how long at 300 a month': what is paid, and not the least that may be. */
export function notTheLeast(
  { intent, inputs }: Action,
  text: string,
  numbers: readonly SaidNumber[],
): Action['inputs'] {
  const before = ({ start }: SaidNumber) => text.slice(0, start)
  const least = inputs.find(({ slot }) => slot === 'payment')?.value
  const isLeast = least?.kind === 'number' && startOf(least) !== null && LEAST.test(before(least.number))
  if (intent !== 'payoff-time' || !isLeast) return inputs
  const used = new Set(inputs.map(({ value }) => startOf(value)))
  const paid = numbers.find((one) => !used.has(one.start) && one.period === 'month' && PAID.test(before(one)))
  return inputs.map((one) =>
    paid && one.value === least ? { slot: one.slot, value: { kind: 'number', number: paid } } : one,
  )
}
