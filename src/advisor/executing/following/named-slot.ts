/** 'What if i borrow 18 instead', 'and at 27': the words beside a bare number say what it stands for. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Sum } from '#advisor/planning/sum.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'

const ABOUT = String.raw`(?: only| just| about| like| another)? \$?$`
const named: readonly { before?: RegExp; after?: RegExp; slots: readonly string[] }[] = [
  { before: new RegExp(String.raw`\b(?:borrow\w*|financ\w+)${ABOUT}`, 'i'), slots: ['principal', 'balance'] },
  { before: new RegExp(String.raw`\bat${ABOUT}`, 'i'), slots: ['pay', 'salary', 'price'] },
  { before: new RegExp(String.raw`\b(?:over|for)${ABOUT}`, 'i'), slots: ['months', 'years', 'hours'] },
  { after: /^ ?down\b/i, slots: ['down', 'downPercent'] },
]

/** So far a bare number may be from what it stands for: in thousands, too. */
const FAR = 6
const isNear = (a: number, b: number) => a / b < FAR && b / a < FAR

const RAISED =
  /\b(?:rais\w*|goes?|going|went|bump\w*|jump\w*|up|drop\w*|cut|down|lower\w*)\b[^.?!\d]{0,16}\bto \$?$/i
/** So near a raised amount is to what it was, and so far from what it is not. */
const CLOSE = 1.6
const APART = 2

/** 'If that jumps to 5,000', after 4,400 out and 1,700 in a month: the amount that it is near to, wherever it was put. */
export function raisedSlot(
  text: string,
  number: SaidNumber,
  slot: string,
  sum: Sum,
  head: SumRecord,
): string | null {
  if (!RAISED.test(text.slice(0, number.start))) return null
  const times = (name: string) => {
    const before = sum.inputs[name]?.unit === 'money' ? head.inputs[name]?.value : undefined
    return before && number.value > 0
      ? Math.max(before / (number.value * 100), (number.value * 100) / before)
      : Infinity
  }
  const [near, ...others] = Object.keys(sum.inputs).filter((name) => times(name) <= CLOSE)
  const isElsewhere = head.inputs[slot] !== undefined && times(slot) > APART
  return near !== undefined && others.length === 0 && isElsewhere ? near : null
}

/** The input of the earlier sum that a bare number stands for by the words beside it; null where they say nothing. */
export function namedSlot(text: string, number: SaidNumber, sum: Sum, head: SumRecord): string | null {
  if (number.kind !== 'number') return null
  const [front, rest] = [text.slice(0, number.start), text.slice(number.end)]
  for (const { slots } of named.filter(({ before, after }) => before?.test(front) || after?.test(rest))) {
    const found = slots.find((slot) => {
      const figure = head.inputs[slot]
      const leaf = head.said?.[slot]
      if (!sum.inputs[slot] || !figure || leaf?.kind !== 'number') return false
      const { value } = leaf.number
      return isNear(number.value, value) || isNear(number.value * 1000, value)
    })
    if (found !== undefined) return found
  }
  return null
}
