/** 'I have 1,500 saved', and then 'if i add 300 a month': on top of what was said to be there. */
import type { Action } from '#advisor/minding/minded.ts'
import type { Sum } from '#advisor/planning/sum.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'

const ADDS = /\b(?:add|adds|adding|added)\b/i
const SAVED = /\b(?:saved|savings?|put (?:away|aside|by)|set aside|stashed)\b/i
/** Money that comes every month, or is owed or wished for, is not there. */
const NOT_THERE = /\b(?:a|per|each|every) (?:month|week|year)|\b(?:need|want|goal|owe|save|spend)\b/i

export function onTop(
  inputs: Action['inputs'],
  sum: Sum,
  text: string,
  heard: readonly HeardNumber[],
): Action['inputs'] {
  const isOpen = 'start' in sum.inputs && !inputs.some(({ slot }) => slot === 'start')
  if (!isOpen || !ADDS.test(text)) return inputs
  const there = heard.find(
    ({ kind, period, words }) =>
      kind === 'money' && period === null && SAVED.test(words) && !NOT_THERE.test(words),
  )
  return there ? [...inputs, { slot: 'start', value: { kind: 'number', number: there } }] : inputs
}
