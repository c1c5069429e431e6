/** What a label means, as a program that points at what the network is shown. */
import type { Argument, Expression, Program, ProgramAction } from '#advisor/actions/program.ts'
import type { Mark, Meant } from './conversations.ts'
import { leaves, type Written } from './expressions.ts'
import { inOrder, type PlaceOf } from './in-order.ts'
import { kinds } from './kinds.ts'

/** What is in sight of the network, in its order. */
export interface Shown {
  /** The mark of each number of the message. */
  marks: readonly (Mark | undefined)[]
  /** The mark of each number that was heard before. */
  heard: readonly (Mark | undefined)[]
  rows: readonly { class: string; name: string }[]
  /** Number of each sum within the conversation, and the names of its figures. */
  sums: readonly { number: number; kind: string; figures: readonly string[] }[]
  /** How many sums the conversation had before this message. */
  before: number
  placeOf: PlaceOf
}

/** Something that the label speaks of is not in sight. */
class OutOfSight extends Error {}

/** Null where the label speaks of what cannot be seen. */
export function toProgram(meant: readonly Meant[], shown: Shown): Program | null {
  const sumKinds: string[] = []
  try {
    return meant.map((one) => {
      const action = toAction(one, shown, sumKinds)
      if (kinds[one.intent]) sumKinds.push(one.intent)
      return action
    })
  } catch (error) {
    if (error instanceof OutOfSight) return null
    throw error
  }
}

function toAction(meant: Meant, shown: Shown, own: readonly string[]): ProgramAction {
  const kind = kinds[meant.intent]
  const placeOf = (number: number) => {
    const place = shown.sums.findIndex((sum) => sum.number === number)
    if (place < 0) throw new OutOfSight()
    return place
  }
  return {
    intent: meant.intent,
    // A sum of this same message stands in nobody's sight yet; its numbers are pointed at anyway.
    from: meant.from === null || meant.from > shown.before ? null : placeOf(meant.from),
    about: meant.about.filter((number) => number <= shown.before).map(placeOf),
    inputs: kind ? sumInputs(meant, shown, own) : targets(shown),
    wanted: meant.result,
  }
}

const targets = ({ marks }: Shown): Argument[] =>
  marks.flatMap((mark, at): Argument[] =>
    mark?.slot === 'target' && mark.op === 'set' ? [{ slot: 'target', value: { kind: 'number', at } }] : [],
  )

function sumInputs(meant: Meant, shown: Shown, own: readonly string[]): Argument[] {
  const kind = kinds[meant.intent]
  const slots = Object.keys(kind?.slots ?? {})
  const earlier = meant.from === null ? undefined : shown.sums.find(({ number }) => number === meant.from)
  return slots.flatMap((slot): Argument[] => {
    const written = meant.inputs.filter((input) => input.slot === slot)
    const marked = saidFor(slot, shown, written)
    if (written.length > 0)
      return [
        ...written.flatMap(({ value }) => {
          const ordered = inOrder(toExpression(value, shown, own), shown.placeOf)
          return (kind?.adding.has(slot) ? parts(ordered) : [ordered]).map((part) => ({ slot, value: part }))
        }),
        // 'That plus the 340': what is marked for it is added to what is written.
        ...(kind?.adding.has(slot) && own.length === 0 ? marked.filter(isSet) : []),
      ]
    if (marked.length > 0 || earlier?.figures.includes(slot)) return marked
    // Told before the question, for what is asked now.
    const at = shown.heard.findIndex((mark) => mark?.slot === slot && mark.op === 'set')
    return at < 0 ? [] : [{ slot, value: { kind: 'heard', at } }]
  })
}

/** Numbers of the message that are marked for an input, but those that its values speak of. */
function saidFor(slot: string, { marks }: Shown, written: Meant['inputs']): Argument[] {
  const ends = written.flatMap(({ value }) => leaves(value))
  const letters = new Set(ends.flatMap((end) => (end.kind === 'letter' ? [end.name] : [])))
  return marks.flatMap((mark, at): Argument[] =>
    mark?.slot === slot && !letters.has(mark.letter ?? '')
      ? [{ slot, value: stepped(mark, { kind: 'number', at }) }]
      : [],
  )
}

const isSet = ({ value }: Argument) => value.kind === 'number'

/** 'a+b+c' for an input that adds up what it is given: three values. */
const parts = (value: Expression): Expression[] =>
  value.kind === 'operation' && value.operator === 'add' ? [...parts(value.left), value.right] : [value]

function stepped({ op }: Mark, value: Expression): Expression {
  if (op === 'set') return value
  const operator = op === 'scale' ? 'times' : op
  return { kind: 'operation', operator, left: { kind: 'before' }, right: value }
}

function toExpression(value: Written, shown: Shown, own: readonly string[]): Expression {
  if (value.kind === 'constant' || value.kind === 'total') return value
  if (value.kind === 'operation')
    return {
      kind: 'operation',
      operator: value.operator,
      left: toExpression(value.left, shown, own),
      right: toExpression(value.right, shown, own),
    }
  if (value.kind === 'letter') {
    const at = shown.marks.findIndex((mark) => mark?.letter === value.name)
    if (at >= 0) return { kind: 'number', at }
    const before = shown.heard.findIndex((mark) => mark?.letter === value.name)
    if (before < 0) throw new OutOfSight()
    return { kind: 'heard', at: before }
  }
  if (value.kind === 'row') {
    const name = value.name.toLowerCase()
    const at = shown.rows.findIndex(
      (row) => row.name === name || (row.class === 'savings' && name === 'savings'),
    )
    if (at < 0) throw new OutOfSight()
    return { kind: 'row', at }
  }
  if (value.sum > shown.before) {
    const kind = kinds[own[value.sum - shown.before - 1] ?? '']
    if (!kind?.results.includes(value.name)) throw new OutOfSight()
    return { kind: 'own', result: value.name }
  }
  const sum = shown.sums.findIndex(({ number }) => number === value.sum)
  const at = shown.sums[sum]?.figures.indexOf(value.name) ?? -1
  if (at < 0) throw new OutOfSight()
  return { kind: 'figure', sum, at }
}
