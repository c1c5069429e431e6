/** What is left, and what is there for a bad month. */
import { type Action, endsOf, type Minded, startOf } from '#advisor/minding/minded.ts'

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

const BENEFIT_BEFORE = /\b(?:unemployment|jobless|edd|disability|severance)\b[^.?!;\d]{0,40}$/i
const BENEFIT_AFTER = /^[^.?!,;\d]{0,24}\b(?:in|of|from|on)? ?(?:unemployment|jobless|disability)\b/i
const NOT_LASTING = /\b(?:severance|disability)\b/i
const BETWEEN = /^[^.?!\d]{0,40}$/

/** 'Unemployment is 430 a week for 26 weeks': what comes in for a while only, and how long it does. */
export function withBenefits(action: Action, text: string, { numbers }: Minded): Action {
  const amount = numbers.find(
    ({ kind, start, end, period }) =>
      kind === 'money' &&
      period !== null &&
      (BENEFIT_BEFORE.test(text.slice(0, start)) || BENEFIT_AFTER.test(text.slice(end))),
  )
  if (!amount) return action
  const time = numbers.find(
    ({ kind, start }) =>
      kind === 'months' && start > amount.end && BETWEEN.test(text.slice(amount.end, start)),
  )
  // Severance and disability pay may go on for as long as is asked about.
  if (!time && NOT_LASTING.test(text)) return action
  const places = new Set([amount.start, ...(time ? [time.start] : [])])
  const others = action.inputs.filter(
    ({ value }) => !endsOf(value).some((end) => places.has(startOf(end) ?? -1)),
  )
  const said = Object.entries({ benefits: amount, benefitMonths: time }).flatMap(([slot, number]) =>
    number ? [{ slot, value: { kind: 'number', number } as const }] : [],
  )
  return { ...action, inputs: [...others, ...said] }
}
