/** Whether a message says a whole sum: then it is no guess, in however many ways the mind could have written it. */
import { type Action, endsOf, type Minded, startOf } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { plain } from '#advisor/executing/find-odd.ts'

/** As sure must the mind be of the kind of sum, by the message as a whole. */
const AGREED = 0.7

export const isOfKind = ({ intents }: Minded, kind: string) =>
  intents.some(({ name, score }) => name === kind && score >= AGREED)

/** A balance or a bill of the user's own that the sum has no use for. */
const isTold = ({ what, own }: Minded['numbers'][number]) => what !== null && own >= OWN
const OWN = 0.5

/** Beside what is said: numbers of the calendar, and all that is owed or comes in. */
const beside: ReadonlySet<string> = new Set(['constant', 'total'])

/** Every number of the message goes into the one sum that is asked for or is only told, and no earlier result does. */
export function isFullySaid(actions: readonly Action[], minded: Minded): boolean {
  const [action, ...more] = actions
  if (!action || more.length > 0 || action.from !== null) return false
  if (!findSum(action.intent) || plain.has(action.intent) || action.intent === 'difference') return false
  const ends = action.inputs.flatMap(({ value }) => endsOf(value))
  const used = new Set(ends.map(startOf))
  const numbers = minded.numbers.filter(({ kind }) => kind !== 'factor')
  return (
    numbers.every((number) => used.has(number.start) || isTold(number)) &&
    numbers.filter(({ start }) => used.has(start)).length > 1 &&
    ends.every((end) => startOf(end) !== null || beside.has(end.kind)) &&
    isOfKind(minded, action.intent)
  )
}
