import { asWorded } from '#advisor/executing/choosing/as-worded.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import type { Action, Minded, Value } from '#advisor/minding/minded.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { mindedAs } from '#advisor/testing/minded.ts'

export const nothing: Minded = { readings: [], intents: [], numbers: [], topics: [], isCut: false, cry: 0 }

/** An action whose inputs are the numbers of the text, in their order. */
export function take(intent: string, text: string, ...slots: string[]): Action {
  const inputs = readNumbers(text).map((number, at) => ({
    slot: slots[at] ?? 'other',
    value: { kind: 'number', number } as Value,
  }))
  return { ...bare(intent), inputs: inputs.filter(({ slot }) => slot !== 'other') }
}

/** An action gone through by its words alone. */
export const word = (text: string, intent: string, ...slots: string[]) =>
  asWorded(take(intent, text, ...slots), text, nothing)

/** The same, beside all numbers of the message. */
export const wordWith = (text: string, intent: string, ...slots: string[]) =>
  asWorded(take(intent, text, ...slots), text, { ...nothing, numbers: mindedAs(text, []).numbers })

export const slotsOf = ({ inputs }: Action) => inputs.map(({ slot }) => slot)
