/** 'I can save 900 a month', 'in 3 years': what a plan was told to be goes before all that a budget would leave. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action } from '#advisor/minding/minded.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'
import { saves, THEN, toldSaving, toldTime } from '#advisor/executing/told-plan.ts'

export function asPlanned(
  { intent, inputs }: Action,
  text: string,
  from: SumRecord | null,
  heard: readonly HeardNumber[],
): Action['inputs'] {
  if (!saves.includes(intent)) return inputs
  const isOpen = (name: string) => !inputs.some(({ slot }) => slot === name)
  const monthly = isOpen('monthly') && !from?.inputs['monthly'] ? toldSaving(heard) : undefined
  // 'Will i have enough by then': by when it is wanted, and not when it would be there.
  const months = isOpen('months') && THEN.test(text) ? toldTime(heard) : undefined
  const told = Object.entries({ monthly, months }).filter(([name]) => name in slotsOf(intent))
  return [
    ...inputs,
    ...told.flatMap(([slot, number]) =>
      number ? [{ slot, value: { kind: 'number' as const, number } }] : [],
    ),
  ]
}

const slotsOf = (intent: string): Readonly<Record<string, true>> =>
  intent === 'goal-payment'
    ? { months: true }
    : intent === 'goal-time' || intent === 'down-payment'
      ? { monthly: true }
      : { monthly: true, months: true }
