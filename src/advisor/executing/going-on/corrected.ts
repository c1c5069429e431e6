/** 'Nah 50 is more real', 'cant, best i could do is 310': one number in place of the one that it is most like. */
import type { RecordedFigure } from '#advisor/figures/sum-record.ts'
import type { Action, Minded } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import type { Talk } from '#advisor/executing/talk.ts'
import { isReady } from '#advisor/executing/of-sum.ts'

const CORRECTS = new RegExp(
  String.raw`^\W*(?:(?:ok|okay|lol|hmm*|ugh|oh|well|but)\W+)*(?:nah|nope|no|can'?t|cannot|wait|sorry|oops|actually|` +
    String.raw`scratch that|i meant?)\b|` +
    String.raw`\b(?:more (?:like|real(?:istic)?|honest)|closer to|(?:best|most|all) (?:i|we) (?:can|could|got|have)|i meant?)\b`,
  'i',
)
/** 'No, i have 3 kids' corrects no amount. */
const TELLS_OTHER = /\b(?:kids?|children|years? old|weeks?|score|people|hours?|hrs?|miles?|owe|make|earn)\b/i
const MOST_WORDS = 12
const lists: ReadonlySet<string> = new Set(['expenses', 'income', 'parts', 'take', 'bills', 'pension'])
/** Nobody corrects an amount to more than so many times as much, or as little. */
const FARTHEST = 6

export function corrected({ text, minded, sums }: Talk): Action | null {
  const last = sums.at(-1)
  const [number, ...more] = minded.numbers
  if (!last || !isReady(last) || !number || more.length > 0 || !CORRECTS.test(text)) return null
  if (text.split(/\s+/).length > MOST_WORDS || TELLS_OTHER.test(text) || isSum(minded)) return null
  // What several amounts made together is not any of them.
  const single = Object.entries(last.inputs).filter(([name]) => !lists.has(name))
  const slot = nearest(single, number, /^\s*down\b/i.test(text.slice(number.end)))
  return slot === null
    ? null
    : { ...bare(last.kind), from: last.id, inputs: [{ slot, value: { kind: 'number', number } }] }
}

/** Where the mind reads a sum in it, that says which number is meant. */
const isSum = ({ readings }: Minded) =>
  readings[0]?.actions.some(({ intent }) => findSum(intent) !== null) ?? false

/** The input that has the unit of the number and the nearest size, and was not worked out. */
function nearest(
  inputs: readonly (readonly [string, RecordedFigure])[],
  { kind, value }: SaidNumber,
  isDown: boolean,
): string | null {
  const unit = kind === 'number' ? 'money' : kind
  const said = unit === 'money' ? value * 100 : value
  const [best] = inputs
    .filter(
      ([name, figure]) =>
        figure.unit === unit &&
        figure.source.kind !== 'formula' &&
        figure.value > 0 &&
        (!isDown || name === 'down'),
    )
    .map(([name, figure]) => ({ name, apart: Math.abs(Math.log(said / figure.value)) }))
    .filter(({ apart }) => apart > 0 && apart <= Math.log(FARTHEST))
    .toSorted((one, other) => one.apart - other.apart)
  return best?.name ?? null
}
