/** 'What if i do 700', of 500 a month that an employer matches with 250: the match stays. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, startOf } from '#advisor/minding/minded.ts'
import { centsOf } from '#advisor/planning/given.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'

const MATCH = /\b(?:match(?:es|ed|ing)?|(?:employer|boss|company|job) (?:adds|puts in|kicks in))\b/i
const BEFORE = /\bmatch(?:es|ed|ing)?\b[^.?!,;\d]{0,16}$/i
const AFTER = /^[^.?!,;\d]{0,12}\bmatch\b/i

export function withMatch(inputs: Action['inputs'], text: string, from: SumRecord | null): Action['inputs'] {
  const [own, ...more] = inputs.filter(({ slot }) => slot === 'monthly' || slot === 'contribution')
  const before = own && from?.inputs[own.slot]
  const words = from?.words ?? ''
  if (!own || !before || more.length > 0 || startOf(own.value) === null || MATCH.test(text)) return inputs
  const match = readNumbers(words).find(
    ({ kind, start, end }) =>
      (kind === 'money' || kind === 'number') &&
      (BEFORE.test(words.slice(0, start)) || AFTER.test(words.slice(end))),
  )
  // It was part of what went in before.
  if (!match || centsOf(match.value) >= before.value) return inputs
  const heard = { ...match, words: '' }
  return [...inputs, { slot: own.slot, value: { kind: 'number', number: heard } }]
}
