/** The numbers that an earlier sum was said with, and which of them a new number is like. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { endsOf, type Value } from '#advisor/minding/minded.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'

export type Leaf = Extract<Value, { kind: 'number' }>

export const isLeaf = (value: Value): value is Leaf => value.kind === 'number'

export const leavesOf = (value: Value | undefined): Leaf[] => (value ? endsOf(value).filter(isLeaf) : [])

/** A bare number from here on is no percent. */
const MOST_PERCENT = 60
/** What changes a number is mostly not so many times as large or as small. */
const FAR = 6

const isNear = (a: number, b: number) => a > 0 && b > 0 && a / b < FAR && b / a < FAR

/** Whether one number may stand in the place of another. */
export function isLike(one: SaidNumber, other: SaidNumber): boolean {
  const isBare = one.kind === 'number'
  if (other.kind === 'percent')
    return one.kind === 'percent' || (isBare && one.value <= MOST_PERCENT && isNear(one.value, other.value))
  if (other.kind === 'money' || other.kind === 'number')
    return (isBare || one.kind === other.kind || one.kind === 'money') && isNear(one.value, other.value)
  return one.kind === other.kind || (isBare && isNear(inUnitOf(other, one).value, other.value))
}

/** '15' for '30 years' counts years, and '48' for '60 months' months. */
function inUnitOf(leaf: SaidNumber, number: SaidNumber): SaidNumber {
  if (number.kind !== 'number' && leaf.kind !== 'number') return number
  const isYears = leaf.kind === 'months' && number.kind === 'number' && /y/i.test(leaf.quote)
  const value = isYears ? number.value * 12 : number.value
  return { ...number, kind: leaf.kind, value, period: number.period ?? leaf.period }
}

/** A number as what it stands for: '6', in the place of '10%'. */
export const inPlaceOf = ({ number: leaf }: Leaf, number: SaidNumber): Leaf => ({
  kind: 'number',
  number: inUnitOf(leaf, number),
})

/** Whether a number is one that was said before. */
export const isAgain = (number: SaidNumber, leaf: SaidNumber) =>
  isLike(number, leaf) && inUnitOf(leaf, number).value === leaf.value

/** The same tree with something else in the place of one of its ends. */
export function replaceEnd(value: Value, end: Value, by: Value): Value {
  if (value === end) return by
  if (value.kind !== 'operation') return value
  return { ...value, left: replaceEnd(value.left, end, by), right: replaceEnd(value.right, end, by) }
}

/** The same tree without a number that was added to something or taken off it; null where it is neither. */
export function withoutEnd(value: Value, isGone: (leaf: Leaf) => boolean): Value | null {
  if (value.kind !== 'operation') return null
  const isSum = value.operator === 'add' || value.operator === 'take'
  if (isSum && isLeaf(value.right) && isGone(value.right)) return value.left
  if (value.operator === 'add' && isLeaf(value.left) && isGone(value.left)) return value.right
  const left = withoutEnd(value.left, isGone)
  if (left) return { ...value, left }
  const right = withoutEnd(value.right, isGone)
  return right && { ...value, right }
}

/** As many numbers as are kept of one input. */
const MOST_LEAVES = 8

/** What is kept of how an input was said: numbers with the words around them, and nothing that may change by itself. */
export function keepSaid(
  value: Value,
  slot: string,
  from: SumRecord | null,
  heard: (number: SaidNumber) => SaidNumber,
): Value | null {
  const kept = (part: Value): Value | null => {
    if (part.kind === 'number') return { kind: 'number', number: heard(part.number) }
    if (part.kind === 'constant') return part
    if (part.kind === 'before') return from?.said?.[slot] ?? null
    if (part.kind !== 'operation') return null
    const [left, right] = [kept(part.left), kept(part.right)]
    return left && right && { ...part, left, right }
  }
  const found = kept(value)
  return found && endsOf(found).length <= MOST_LEAVES ? found : null
}
