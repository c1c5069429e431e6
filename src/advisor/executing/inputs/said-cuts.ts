/** 'If i cut 600 a month how long does the 23k last': what is cut does not come in, and is no savings less that much. */
import { type Action, startOf, type Value } from '#advisor/minding/minded.ts'
import type { Sum } from '#advisor/planning/sum.ts'

const CUT = new RegExp(
  String.raw`\b(?:cut(?:ting)?|trim(?:med|ming)?|slash(?:ed|ing)?|shav(?:e|ed|ing)|dropp?(?:ed|ing)?|lower(?:ed|ing)?` +
    String.raw`|reduc(?:e|ed|ing))\b(?! to\b)[^.?!;,\d]{0,24}$`,
  'i',
)
/** 'Cut the bills to 2,800' says what is left of them. */
const DOWN_TO = /\bto (?:about |around |just |only )?\$?$/i
const SPENT_AFTER = new RegExp(
  String.raw`^ (?:a month |monthly )?(?:more|extra)(?: a month)? (?:in|of|on|for)? ?(?:the |our |my )?(?:spending` +
    String.raw`|expenses|bills|costs)\b`,
  'i',
)

const isCut = (value: Value, text: string) => {
  if (value.kind !== 'number' || startOf(value) === null) return false
  const before = text.slice(0, value.number.start)
  return CUT.test(before) && !DOWN_TO.test(before)
}

/** What such a cut was read as: pay that still comes in, one more cost, or a part of what is saved. */
function asCut({ slot, value }: Action['inputs'][number], text: string): Action['inputs'] | null {
  if ((slot === 'income' || slot === 'expenses' || slot === 'benefits') && isCut(value, text))
    return [{ slot: 'cut', value }]
  const isLess = value.kind === 'operation' && value.operator === 'take' && isCut(value.right, text)
  return isLess && slot === 'savings'
    ? [
        { slot, value: value.left },
        { slot: 'cut', value: value.right },
      ]
    : null
}

/** 'With 600 more in spending whats left' is spent and does not come in. */
const isSpent = ({ slot, value }: Action['inputs'][number], text: string) =>
  slot === 'income' &&
  value.kind === 'number' &&
  startOf(value) !== null &&
  SPENT_AFTER.test(text.slice(value.number.end))

const isSame = (a: Action['inputs'][number], b: Action['inputs'][number]) =>
  a.slot === b.slot && startOf(a.value) !== null && startOf(a.value) === startOf(b.value)

export function saidCuts(inputs: Action['inputs'], sum: Sum, text: string): Action['inputs'] {
  if (sum.inputs['cut']) {
    const all = inputs.flatMap((input) => asCut(input, text) ?? [input])
    // Read in two places it is cut once.
    return all.filter(
      (one, at) => one.slot !== 'cut' || !all.slice(0, at).some((other) => isSame(one, other)),
    )
  }
  if (sum.name !== 'budget-summary') return inputs
  return inputs.map((input) => (isSpent(input, text) ? { ...input, slot: 'expenses' } : input))
}
