/** Growth until somebody stops working is a plan for retirement. */
import type { Action, Value } from '#advisor/minding/minded.ts'

const WORKING_AGES = { least: 18, most: 75 }
const STOP_AGES = { least: 50, most: 80 }
/** What is put in from now on, and nothing that is there. */
const BY_ITSELF =
  /\b(?:by itself|alone|only|just|from (?:zero|scratch|nothing)|kids?|child|baby|son|daughter)\b/i

const isWithin = (value: Value, { least, most }: typeof STOP_AGES) =>
  value.kind === 'number' && value.number.value >= least && value.number.value <= most

/** 'I'm 55, what if i go til 60 putting 850 a month in': until one stops, on top of what is there for that. */
export function untilStopping(action: Action, text: string): Action {
  const time = action.inputs.find(({ slot }) => slot === 'months')?.value
  const span = time?.kind === 'operation' && time.operator === 'times' ? time.left : time
  const isStarted = action.inputs.some(({ slot }) => slot === 'start')
  if (isStarted || span?.kind !== 'operation' || span.operator !== 'take' || BY_ITSELF.test(text))
    return action
  if (!isWithin(span.right, WORKING_AGES) || !isWithin(span.left, STOP_AGES)) return action
  const others = action.inputs.filter(({ slot }) => slot !== 'months')
  return {
    ...action,
    intent: 'retirement-projection',
    inputs: [
      ...others.map((one) => (one.slot === 'contribution' ? { ...one, slot: 'monthly' } : one)),
      { slot: 'age', value: span.right },
      { slot: 'retirementAge', value: span.left },
    ],
  }
}
