/** 'I want 6,000 for a trip, I can save 250 a month: how long?', with 9,000 put away for other things. */
import { type Action, endsOf, startOf } from '#advisor/minding/minded.ts'
import type { Sum } from '#advisor/planning/sum.ts'
import type { Valued } from '#advisor/planning/to-value.ts'

const isSaid = ({ value }: Action['inputs'][number]) => endsOf(value).some((end) => startOf(end) !== null)

/** Savings that cover a goal are meant for something else, unless this message names them. */
export function leaveSavings(given: Map<string, Valued>, sum: Sum, inputs: Action['inputs']): void {
  const [target, current] = [given.get('target'), given.get('current')]
  const input = sum.inputs['current']
  if (!target || !current || !input?.assume || current.value < target.value) return
  const isOfGoal = current.source.kind === 'row' && current.source.list === 'financialGoalItems'
  const isNamed = inputs.some((one) => one.slot === 'current' && isSaid(one))
  if (!isOfGoal && !isNamed) given.set('current', { ...input.assume, unit: input.unit })
}
