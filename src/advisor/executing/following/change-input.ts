/** One input of a sum that a message changes: the new number in the place of its like, on top of it, or off it. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, endsOf, startOf, type Value } from '#advisor/minding/minded.ts'
import type { Sum } from '#advisor/planning/sum.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { inPlaceOf, isLeaf, isLike, type Leaf, leavesOf, replaceEnd } from './leaves.ts'
import { namedSlot, raisedSlot } from './named-slot.ts'
import { type Change, changeSaid } from './words-of-change.ts'

interface Changing {
  text: string
  sum: Sum
  head: SumRecord
}

type Input = Action['inputs'][number]

/** Words that speak of what money earns or costs, and of no share of pay. */
const AT = /\bat(?: about| like)? $/i
const OF_RETURN =
  /\b(?:earn\w*|return\w*|grow\w*|growth|markets?|interest|rates?|apr|apy|stocks|inflation)\b/i

export function changeInput(input: Input, changing: Changing): Input {
  const scaled = asScaled(input.value, changing.text)
  if (scaled) return { ...input, value: scaled }
  const said = endsOf(input.value).filter((end): end is Leaf => isLeaf(end) && startOf(end) !== null)
  const [one, ...more] = said
  if (!one || more.length > 0) return input
  const { text, sum, head } = changing
  const isAlone = input.value === one
  const named = isAlone
    ? (namedSlot(text, one.number, sum, head) ?? raisedSlot(text, one.number, input.slot, sum, head))
    : null
  if (named !== null && named !== input.slot) return { slot: named, value: one }
  const elsewhere = isAlone ? onlyLike(input.slot, one.number, head) : null
  if (elsewhere) return elsewhere
  const place = shareOf(input, one.number, changing)
  const words = changeSaid(text, one.number)
  const read = readChange(input.value, one)
  if (place) {
    const change = words ?? 'set'
    const now = inPlaceOf(place.leaf, one.number)
    const value = change === 'set' ? now : joined(change, place.leaf, now)
    return { slot: place.slot, value: replaceEnd(place.tree, place.leaf, value) }
  }
  // Nothing is added to what it stands instead of.
  if (words === 'set' && read !== null && input.value.kind === 'operation') return { ...input, value: one }
  return input
}

const joined = (operator: Exclude<Change, 'set'>, left: Value, right: Value): Value => ({
  kind: 'operation',
  operator,
  left,
  right,
})

/** The share of pay, of a price or of what is put in that a new percent is like: said, and no default. */
function shareOf(
  { slot, value }: Input,
  number: SaidNumber,
  { text, sum, head }: Changing,
): { slot: string; tree: Value; leaf: Leaf } | null {
  const isOfRate = sum.inputs[slot]?.unit === 'percent'
  const isOfReturn = OF_RETURN.test(text) || AT.test(text.slice(0, number.start))
  const wasSaid = head.inputs[slot] !== undefined && head.inputs[slot].source.kind !== 'rule'
  if (isOfRate && (slot !== 'rate' || wasSaid || isOfReturn)) return null
  if (number.kind !== 'percent' && !(number.kind === 'number' && (isOfRate || value.kind === 'operation')))
    return null
  const trees = Object.entries(head.said ?? {}).filter(
    ([name, tree]) => tree.kind === 'operation' && (isOfRate || name === slot),
  )
  const found = trees.flatMap(([name, tree]) =>
    leavesOf(tree)
      .filter((leaf) => leaf.number.kind === 'percent' && isLike(number, leaf.number))
      .map((leaf) => ({ slot: name, tree, leaf })),
  )
  return found.length === 1 ? (found[0] ?? null) : null
}

/** Whether a reading adds a number to all that was there, or takes it off. */
function readChange(value: Value, number: Leaf): Change | null {
  if (value.kind !== 'operation' || value.right !== number || value.left.kind !== 'before') return null
  return value.operator === 'add' || value.operator === 'take' ? value.operator : null
}

/** How old somebody is now is nothing that a plan changes. */
const FIXED: ReadonlySet<string> = new Set(['age'])

/** '10?' is no age to stop at beside 67, where a share of 8% is the one number that it is like. */
function onlyLike(slot: string, number: SaidNumber, { said = {} }: SumRecord): Input | null {
  const own = leavesOf(said[slot])
  if (number.kind !== 'number' || own.length === 0 || own.some((leaf) => isLike(number, leaf.number)))
    return null
  const found = Object.entries(said).flatMap(([name, tree]) =>
    FIXED.has(name)
      ? []
      : leavesOf(tree)
          .filter((leaf) => isLike(number, leaf.number))
          .map((leaf) => ({ slot: name, value: replaceEnd(tree, leaf, inPlaceOf(leaf, number)) })),
  )
  return found.length === 1 ? (found[0] ?? null) : null
}

const scales: readonly [RegExp, number][] = [
  [/\bhalf\b/i, 0.5],
  [/\b(?:double|twice)\b/i, 2],
  [/\btriple\b/i, 3],
]

/** 'Half that amount' is half of what was there, whatever sign and number the mind writes for it. */
function asScaled(value: Value, text: string): Value | null {
  if (value.kind !== 'operation' || value.left.kind !== 'before' || value.right.kind !== 'constant')
    return null
  const by = scales.find(([words]) => words.test(text))?.[1]
  if (by === undefined || (value.operator !== 'times' && value.operator !== 'over')) return null
  return { ...value, operator: 'times', right: { kind: 'constant', value: by } }
}
