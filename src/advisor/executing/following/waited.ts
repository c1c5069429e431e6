/** 'If i wait 5 years to start': what goes in goes in later, and what is there already grows all the time. */
import { type Action, startOf, type Value } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import type { Settling } from './settling.ts'

const WAITS = new RegExp(
  [
    String.raw`\b(?:wait\w*|hold(?:ing)? off|put(?:ting)? (?:it|this|that) off|delay\w*|postpon\w*|procrastinat\w*)\b`,
    String.raw`\b(?:start|begin)\w*\b[^.?!]*\b(?:from now|later|late|at \d|when i'?m|in (?:\d+ (?:years?|months?)|[a-z]+))`,
    String.raw`\b(?:don'?t|do not|didn'?t|not|can'?t) (?:start|begin|get going|get started)\b`,
    String.raw`\bskip\w* (?:the )?(?:first|next)\b`,
  ].join('|'),
  'i',
)
/** What else people wait for. */
const ELSE = /\b(?:claim\w*|collect\w*|social security|retir\w*|refinanc\w*|to (?:buy|sell|move))\b/i

export function waited({ text, minded: { numbers }, head }: Settling): Action['inputs'] | null {
  const [number, ...more] = numbers
  if (!number || more.length > 0 || !WAITS.test(text) || ELSE.test(text)) return null
  const inputs = findSum(head.kind)?.inputs ?? {}
  const said: Value = { kind: 'number', number }
  const isAge =
    number.kind === 'age' || (number.kind === 'number' && isAged(head.inputs['age']?.value, number.value))
  if ('wait' in inputs && isAge && head.inputs['age'])
    return [
      {
        slot: 'wait',
        value: {
          kind: 'operation',
          operator: 'take',
          left: { kind: 'number', number: { ...number, kind: 'age' } },
          right: { kind: 'figure', sum: head.id, name: 'age' },
        },
      },
    ]
  if (number.kind !== 'months' || startOf(said) === null) return null
  if ('wait' in inputs) return [{ slot: 'wait', value: said }]
  // Until a day that stays there is so much less time.
  if (head.kind === 'goal-payment' || head.kind === 'goal-pace')
    return [
      {
        slot: 'months',
        value: { kind: 'operation', operator: 'take', left: { kind: 'before' }, right: said },
      },
    ]
  return null
}

const isAged = (now: number | undefined, then: number) => now !== undefined && then > now && then < 100
