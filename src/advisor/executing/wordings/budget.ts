/** What is left, and what is there for a bad month. */
import type { Action } from '#advisor/minding/minded.ts'

const NO_PAY = /\b(?:job|work|laid off|fired|quit|last|pay|income|unemploy\w+)\b/i

/** 'I have 12k and spend 3,000. is that enough' asks for a cushion, and for no time without pay. */
export function asCushion(action: Action, text: string): Action {
  const isCushion = /\benough\b/i.test(text) && !NO_PAY.test(text)
  return isCushion ? { ...action, intent: 'emergency-fund' } : action
}

/** 'With the truck, what do I have left': a payment that was worked out comes on top of what goes out. */
export function withPayment(action: Action, text: string): Action {
  const isNew = /\bwith (?:the|that|this|a)\b/i.test(text)
  const inputs = action.inputs.map((one) =>
    isNew && one.slot === 'lessExpense' && one.value.kind === 'figure' && one.value.name === 'payment'
      ? { ...one, slot: 'moreExpense' }
      : one,
  )
  return { ...action, inputs }
}
