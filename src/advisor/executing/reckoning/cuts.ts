/** 'Drop the gym, streaming and half of eating out', 'cut groceries in half too': stored costs taken away in thought. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action, Value } from '#advisor/minding/minded.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import type { Talk } from '#advisor/executing/talk.ts'
import { namesIn } from '#advisor/planning/data/find-row.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import type { Snapshot } from '#advisor/snapshot.ts'

type Cost = Snapshot['expenses'][number]

const CUTS =
  /\b(?:cut|cutting|drop|dropped|dropping|cancel(?:l?ed|l?ing)?|skip|ditch|get rid of|give up|trim|kill|stop|nix|halve|without|lose)\b/i
/** Advice is asked for, or how much it is; or it is a question about something else that has a cost in it. */
const ASKS_ADVICE =
  /\b(?:should|where|which|what (?:would|could|can|do|to)|worth|penalty|fee|insured|credit|how do)\b/i
/** 'And half the restaurants too' goes on from what was cut before. */
const GOES_ON = /\b(?:too|also|as well|on top)\b|^\W*(?:and|plus) (?!what|how|if|so|then)/i
const INSTEAD = /\b(?:instead|rather|only|just|put .* back|keep)\b/i

const HALF = /\b(?:half|halve)\b/i
const THIRD = /\b(?:a|one) third\b/i
const BEHIND = /\b(?:in half|by half|by a third|by ?$)/i
const NAMED = 0.4
/** Nobody drops more at once. */
const MOST = 12

interface Piece {
  start: number
  text: string
  costs: readonly Cost[]
  numbers: readonly SaidNumber[]
}

/** The parts of a list, each with the costs that it names. */
function piecesOf(text: string, expenses: readonly Cost[], numbers: readonly SaidNumber[]): Piece[] {
  const namedSomewhere = namesIn(text)
  const named = expenses.filter(({ category }) => namedSomewhere(category) > NAMED)
  if (named.length === 0 || named.length > MOST) return []
  let start = 0
  return text.split(/([,;.&+](?!\d)|\b(?:and|plus)\b)/i).flatMap((part) => {
    const at = start
    start += part.length
    const namedHere = namesIn(part)
    const costs = named.filter(({ category }) => namedHere(category) > NAMED)
    const inside = numbers.filter((number) => number.start >= at && number.end <= at + part.length)
    return costs.length > 0 ? [{ start: at, text: part, costs, numbers: inside }] : []
  })
}

/** How much of a cost is cut: all of it, a share, so much, or down to so much; null where that is not plain. */
function cutOf({ text, start, numbers }: Piece, cost: Value): Value | null {
  const share = (value: number): Value => ({
    kind: 'operation',
    operator: 'over',
    left: cost,
    right: { kind: 'constant', value },
  })
  const [number, ...more] = numbers.filter(({ quote }) => !HALF.test(quote) && !THIRD.test(quote))
  if (more.length > 0) return null
  if (number) {
    const before = text.slice(0, number.start - start)
    const value: Value = { kind: 'number', number }
    if (number.kind === 'percent') return { kind: 'operation', operator: 'times', left: cost, right: value }
    if (number.kind !== 'money' && number.kind !== 'number') return null
    if (/\bto \$?$/i.test(before)) return { kind: 'operation', operator: 'take', left: cost, right: value }
    return /\b(?:by|cut|trim|drop) \$?$/i.test(before) ? value : null
  }
  return HALF.test(text) ? share(2) : THIRD.test(text) ? share(3) : cost
}

const isShared = ({ text }: Piece) => BEHIND.test(text)

/** Every cut that the words name; null where one of them is not plain or a number has no place. */
function cutsIn({ text, minded, snapshot: { expenses } }: Talk): Value[] | null {
  const pieces = piecesOf(text, expenses, minded.numbers)
  const placed = new Set(pieces.flatMap(({ numbers }) => numbers))
  const open = minded.numbers.filter((one) => !placed.has(one) && !HALF.test(one.quote))
  if (open.length > 0 || pieces.length === 0 || pieces.some(({ costs }) => costs.length > 1)) return null
  const values = pieces.flatMap((piece, at) => {
    const rows = piece.costs.map(({ id, category }): Value => ({
      kind: 'row',
      row: { list: 'expenseItems', id, name: category },
    }))
    // 'Cut eating out and groceries in half': both of them.
    const next = pieces[at + 1]
    const isBoth = next && isShared(next) && !CUTS.test(next.text) && !HALF.test(piece.text)
    const words = isBoth ? { ...piece, text: `${piece.text} in half` } : piece
    return rows.map((row) => cutOf(words, row))
  })
  return values.includes(null) ? null : (values as Value[])
}

const FREES = /\b(?:sav(?:e|es|ing)|frees?|left|a year)\b/i

const isCut = (last: SumRecord | undefined) =>
  last?.kind === 'what-if' && last.missing === undefined && last.inputs['lessExpense'] !== undefined

export function cuts(talk: Talk): Action | null {
  const { text, sums, snapshot } = talk
  const last = sums.at(-1)
  const goesOn = isCut(last) && GOES_ON.test(text) && !INSTEAD.test(text)
  if (!(CUTS.test(text) || goesOn) || ASKS_ADVICE.test(text) || snapshot.expenses.length < 2) return null
  const values = cutsIn(talk)
  if (!values) return null
  // 'And if i cut food to 350', after how long savings last: that much longer.
  if (last?.kind === 'runway' && last.missing === undefined && !FREES.test(text))
    return {
      ...bare('runway'),
      from: last.id,
      isPlaced: true,
      inputs: values.map((value) => ({ slot: 'cut', value })),
    }
  const before: Value[] = goesOn && last ? [{ kind: 'figure', sum: last.id, name: 'lessExpense' }] : []
  return {
    ...bare('what-if'),
    from: goesOn && last ? last.id : null,
    isPlaced: true,
    inputs: [...before, ...values].map((value) => ({ slot: 'lessExpense', value })),
  }
}
