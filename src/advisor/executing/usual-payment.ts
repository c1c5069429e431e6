/** 'Put the refund on the truck loan and carry on paying our usual 365': what is paid anyway is no extra. */
import { type Action, startOf } from '#advisor/minding/minded.ts'

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
