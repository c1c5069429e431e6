/** 'I can save 900 a month', 'in 3 years': what a plan was told to be goes before all that a budget would leave. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action, Value } from '#advisor/minding/minded.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'
import { type Told, THEN, toldPlan, toldSaving, toldTime } from '#advisor/executing/told-plan.ts'

interface Asked extends Told {
  text: string
  from: SumRecord | null
}

/** 'What will we have in 18 months' counts what is there, 'how much will i save' does not. */
const HAVE =
  /\b(?:will|would|could|can|should|'ll|'d|gonna|do) (?:we|i|you)(?: all)? (?:have|be at|end up with)\b/i

const said = (number: HeardNumber | undefined): Value | null => (number ? { kind: 'number', number } : null)

export function asPlanned({ intent, inputs }: Action, asked: Asked): Action['inputs'] {
  const { text, from, heard } = asked
  const open = slots[intent]
  if (!open) return inputs
  const isOpen = (name: string) => !inputs.some(({ slot }) => slot === name)
  const monthly = isOpen('monthly') && !from?.inputs['monthly'] ? said(toldSaving(heard)) : null
  // 'Will i have enough by then': by when it is wanted, and not when it would be there.
  const months = isOpen('months') && !from?.inputs['months'] && THEN.test(text) ? said(toldTime(heard)) : null
  const start = isOpen('start') && !from && HAVE.test(text) ? toldPlan(asked).start : null
  const told = { monthly, months, start }
  return [
    ...inputs,
    ...open.flatMap((slot) => {
      const value = told[slot]
      return value ? [{ slot, value }] : []
    }),
  ]
}

/** Inputs of a sum that a plan has. */
const slots: Readonly<Record<string, readonly ('monthly' | 'months' | 'start')[]>> = {
  'saved-by': ['monthly', 'months', 'start'],
  'goal-pace': ['monthly', 'months'],
  'goal-payment': ['months'],
  'goal-time': ['monthly'],
  'down-payment': ['monthly'],
}
