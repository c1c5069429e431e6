/** One way to write each value: 'b × a' and 'a × b' are the same; a network that may write both learns neither well. */
import type { Expression, Operator } from '#advisor/actions/program.ts'

/** Where the leaf of a value stands in what the network is shown; null for what stands nowhere. */
export type PlaceOf = (leaf: Expression) => number | null

/** A part of a chain of like signs, and whether it is taken away or divided by. */
interface Link {
  value: Expression
  isTurned: boolean
}

/** Sums and products in the order in which their parts were said, what is taken or divided by last. */
export function inOrder(value: Expression, placeOf: PlaceOf): Expression {
  if (value.kind !== 'operation') return value
  const isSum = value.operator === 'add' || value.operator === 'take'
  const [join, turn]: [Operator, Operator] = isSum ? ['add', 'take'] : ['times', 'over']
  const links = linksOf(value, join, turn)
    .map((link) => ({ ...link, value: inOrder(link.value, placeOf) }))
    .map((link) => ({ ...link, key: keyOf(link, isSum, placeOf) }))
    .toSorted((a, b) => compare(a.key, b.key))
  const [first, ...rest] = links
  if (!first) return value
  return rest.reduce<Expression>(
    (left, { value: right, isTurned }) => ({
      kind: 'operation',
      operator: isTurned ? turn : join,
      left,
      right,
    }),
    first.value,
  )
}

function linksOf(value: Expression, join: Operator, turn: Operator): Link[] {
  if (value.kind !== 'operation' || (value.operator !== join && value.operator !== turn))
    return [{ value, isTurned: false }]
  const right = linksOf(value.right, join, turn)
  const isTurned = value.operator === turn
  return [
    ...linksOf(value.left, join, turn),
    ...right.map((link) => (isTurned ? { ...link, isTurned: !link.isTurned } : link)),
  ]
}

/** '1 − 5%' begins with its constant, 'a × 52 ÷ 12' ends with it. */
function keyOf({ value, isTurned }: Link, isSum: boolean, placeOf: PlaceOf): number[] {
  const leaves = leavesOf(value)
  const places = leaves.flatMap((leaf) => placeOf(leaf) ?? [])
  const isConstant = places.length === 0 && value.kind !== 'before'
  const first = value.kind === 'before' ? -1 : isConstant ? (isSum ? 0 : 1e6) : Math.min(...places)
  return [isTurned ? 1 : 0, first, leaves.length, value.kind === 'constant' ? value.value : 0]
}

const leavesOf = (value: Expression): Expression[] =>
  value.kind === 'operation' ? [...leavesOf(value.left), ...leavesOf(value.right)] : [value]

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((part, place) => part !== b[place])
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}
