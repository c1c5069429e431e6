/** 'How long to get caught up on everything': all that is behind, by what can be put to it each month. */
import type { Action, Value } from '#advisor/minding/minded.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'
import { hearNumbers } from '#advisor/reading/heard.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'

const CATCHES_UP = /\b(?:caught up|catch(?:ing)? (?:back )?up|(?:get|be|am|are) (?:all )?current)\b/i
const HOW_LONG = /\b(?:how (?:long|many months|soon)|when)\b/i
const BEHIND = /\b(?:behind|past due|overdue|late|back (?:rent|taxes|pay)|arrears|owe)\b/i
const PAID_BEFORE = /\b(?:pay|paying|put|putting|spare|throw|send|afford|do|got|have)\b[^.?!;,\d]{0,12}$/i
const PAID_AFTER = /^ (?:a month|per month|monthly|each month|every month|\/ ?mo|extra|left over|to spare)\b/i
/** '2 months rent at 1100' */
const EACH = /^[^.?!;,\d]{0,16}\bat \$?$/i
const LEAST = 20

const isAmount = ({ kind, value }: SaidNumber) => (kind === 'money' || kind === 'number') && value >= LEAST

const times = (left: Value, value: number): Value => ({
  kind: 'operation',
  operator: 'times',
  left,
  right: { kind: 'constant', value },
})

interface Arrears {
  owed: Value[]
  paid: HeardNumber | undefined
}

/** What one message tells: what is behind, and what goes to it each month. */
function arrearsIn(text: string, numbers: readonly HeardNumber[]): Arrears {
  const isPaid = (one: SaidNumber) =>
    isAmount(one) &&
    (one.period === 'month' ||
      PAID_AFTER.test(text.slice(one.end)) ||
      PAID_BEFORE.test(text.slice(0, one.start)))
  const paid = numbers.findLast(isPaid)
  const owed = numbers.flatMap((number, at): Value[] => {
    if (!isAmount(number) || number === paid) return []
    const value: Value = { kind: 'number', number }
    const count = numbers[at - 1]
    const isEach = count?.kind === 'months' && EACH.test(text.slice(count.end, number.start))
    return [isEach ? times(value, count.value) : value]
  })
  return { owed: BEHIND.test(text) ? owed : [], paid }
}

/** What was told of it before, in the order of its message. */
function arrearsHeard(heard: readonly HeardNumber[]): Arrears {
  const told = heard.toReversed()
  const first = told.findLastIndex((one) => isAmount(one) && BEHIND.test(one.words))
  if (first < 0) return { owed: [], paid: undefined }
  const later = told.slice(first)
  const end = later.findIndex((one, at) => at > 0 && one.start < (later[at - 1]?.start ?? 0))
  const said = end < 0 ? later : later.slice(0, end)
  const isPaid = ({ period, words }: HeardNumber) =>
    period === 'month' || /\b(?:put|paying|spare|extra|a month)\b/i.test(words)
  return {
    owed: said
      .filter((one) => isAmount(one) && !isPaid(one))
      .map((number): Value => ({ kind: 'number', number })),
    paid: later.findLast((one) => isAmount(one) && isPaid(one)),
  }
}

export function catchUp(
  text: string,
  numbers: readonly SaidNumber[],
  heard: readonly HeardNumber[],
): Action | null {
  if (!CATCHES_UP.test(text) || !HOW_LONG.test(text)) return null
  const [said, before] = [arrearsIn(text, hearNumbers(text, numbers)), arrearsHeard(heard)]
  const owed = said.owed.length > 0 ? said.owed : before.owed
  const paid = said.paid ?? before.paid
  const [first, ...more] = owed
  if (!first || !paid) return null
  const all = more.reduce(
    (left, right): Value => ({ kind: 'operation', operator: 'add', left, right }),
    first,
  )
  // Given their places by their words: nothing else decides what they are.
  const inputs = [
    { slot: 'amount', value: all },
    { slot: 'by', value: { kind: 'number', number: { ...paid, period: 'month' } } as const },
  ]
  return { ...bare('quotient'), inputs, isPlaced: true }
}
