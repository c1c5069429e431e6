/** 'What if i do 700', of 500 a month that an employer matches with 250: the match stays. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, endsOf, startOf, type Value } from '#advisor/minding/minded.ts'
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

const MONTHS = 12
const goesIn: ReadonlySet<string> = new Set(['month', 'own', 'mine', 'match', 'matchMonth'])

/** 'How much would that be at 65', of what is put in and matched: both go in, month by month. */
export function fromBoth(inputs: Action['inputs'], sums: readonly SumRecord[]): Action['inputs'] {
  const matchOf = (value: Value) =>
    endsOf(value).flatMap((end) => {
      const record =
        end.kind === 'figure' && goesIn.has(end.name) ? sums.find(({ id }) => id === end.sum) : undefined
      // Without an own share told nobody knows what goes in.
      return record?.kind === 'employer-match' && record.inputs['percent']?.source.kind === 'words'
        ? [record]
        : []
    })
  const isOfMatch = ({ slot, value }: Action['inputs'][number]) =>
    (slot === 'monthly' || slot === 'contribution') && matchOf(value).length > 0
  const [first, ...more] = inputs.filter(isOfMatch)
  const [record] = first ? matchOf(first.value) : []
  if (!first || !record?.results['both']) return inputs
  const both: Value = { kind: 'figure', sum: record.id, name: 'both' }
  const value: Value = {
    kind: 'operation',
    operator: 'over',
    left: both,
    right: { kind: 'constant', value: MONTHS },
  }
  return inputs
    .filter((input) => !more.includes(input))
    .map((input) => (input === first ? { ...first, value } : input))
}
