/** 'How long would it last', after a plan to stop at 67 and the same plan for 62: the one that was made last. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, endsOf, type Value } from '#advisor/minding/minded.ts'
import { plain } from '#advisor/executing/find-odd.ts'
import { isReady } from '#advisor/executing/of-sum.ts'

/** Words that speak of the day by which something is wanted. */
const THEN = new RegExp(
  String.raw`\b(?:by|at|before) (?:then|that (?:time|point|date))\b|\bin time\b|\bthen\W*$|` +
    String.raw`\b(?:when|by the time) (?:we|i)(?:'?re|'?m| are| am)? (?:ready to )?(?:buy|move|go|leave|get (?:it|one|there))\b`,
  'i',
)

/** What is lived on, or grows on. */
const pots: ReadonlySet<string> = new Set(['portfolio', 'start', 'savings', 'current'])

/** The same sum with one thing changed: most of what went in is as it was. */
function isChangeOf(now: SumRecord, before: SumRecord): boolean {
  const names = Object.keys(before.inputs)
  const same = names.filter((name) => now.inputs[name]?.value === before.inputs[name]?.value)
  return now.kind === before.kind && same.length * 2 > names.length
}

/** 'What if i only do 10% down', 'whats the pmi on that' */
const POINTS = /\b(?:that|it|this|those)\b/i

/** 'The first one'; 'and 3k on it first' goes on. */
const GOES_BACK = /\b(?:the first|original(?:ly)?|before|earlier|old|other|again|back|start(?:ed)?)\b/i

/** What was changed since stays changed, unless the message goes back. */
export function asChanged(
  { intent, inputs }: Action,
  text: string,
  sums: readonly SumRecord[],
): Action['inputs'] {
  const figures = inputs.flatMap(({ value }) => endsOf(value)).filter((end) => end.kind === 'figure')
  const last = sums.findLast(isReady)
  // A message that uses two sums speaks of both, unless the one is the other with something changed.
  const used = [...new Set(figures.map(({ sum }) => sum))].map((id) => sums.find((one) => one.id === id))
  const isOneChanged = used.every((one) => one && used.every((other) => other && isChangeOf(one, other)))
  const isReckoned = plain.has(intent) || intent === 'difference'
  const isCompared = used.length > 1 && (isReckoned || !isOneChanged)
  if (!last || isCompared || GOES_BACK.test(text)) return inputs
  const renew = (value: Value, slot: string): Value => {
    if (value.kind === 'operation')
      return { ...value, left: renew(value.left, slot), right: renew(value.right, slot) }
    const record = value.kind === 'figure' ? sums.find(({ id }) => id === value.sum) : undefined
    if (value.kind !== 'figure' || !record) return value
    const isPointedAt = POINTS.test(text) && last.kind === record.kind
    const since = sums.slice(sums.indexOf(record) + 1)
    const mayChange = (pots.has(slot) || (slot === 'months' && THEN.test(text))) && !isReckoned
    const changed = mayChange ? since.findLast((one) => isReady(one) && isChangeOf(one, record)) : undefined
    const newest = isPointedAt ? last : changed
    return newest?.results[value.name] || (changed && changed.inputs[value.name])
      ? { ...value, sum: (newest ?? record).id }
      : value
  }
  return inputs.map((input) => ({ ...input, value: renew(input.value, input.slot) }))
}
