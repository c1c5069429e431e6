/** 'By 85, what do i get in all if i claim at 62 or at 67': every check until an age. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action, Minded, Value } from '#advisor/minding/minded.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { claimsAgain } from '#advisor/executing/wordings/as-stated.ts'
import { bare } from '#advisor/executing/bare-action.ts'

const SOCIAL = /\b(?:social security|ss|ssa|claim(?:ing|ed|s)?|benefits?)\b/i
const IN_ALL =
  /\b(?:in all|all together|altogether|in total|total|lifetime|add(?:s|ed)? up|more money|come out ahead|collect(?:ed)?|by then)\b/i
const UNTIL = new RegExp(
  String.raw`\b(?:by|until|till?|to|live (?:to|until|past)|reach|(?:when|if|once) i'?m|(?:when|if) i am|at age|through)` +
    String.raw`(?: (?:age|i'?m|i am|i turn|about|say))* $`,
  'i',
)
const LEAST = 71
const MOST = 110

const untilOf = (text: string, numbers: readonly SaidNumber[]) =>
  numbers.find(
    ({ kind, value, start }) =>
      (kind === 'age' || kind === 'number' || kind === 'months') &&
      ageOf(kind, value) >= LEAST &&
      ageOf(kind, value) <= MOST &&
      UNTIL.test(text.slice(0, start)),
  )

const ageOf = (kind: SaidNumber['kind'], value: number) => (kind === 'months' ? value / 12 : value)

export function claims(text: string, minded: Minded, sums: readonly SumRecord[]): Action | null {
  const until = untilOf(text, minded.numbers)
  if (!until) return null
  const isAfter = sums.at(-1)?.kind === 'social-security'
  const rest = { ...minded, numbers: minded.numbers.filter((one) => one !== until) }
  const action = claimsAgain(bare('social-security'), text, rest, sums)
  const isStated = action.inputs.some(({ slot }) => slot === 'otherStated')
  const isMeant = isAfter || (IN_ALL.test(text) && (isStated || SOCIAL.test(text)))
  if (!isMeant || (action.inputs.length === 0 && action.from === null)) return null
  const value: Value = { kind: 'constant', value: ageOf(until.kind, until.value) }
  return { ...action, inputs: [...action.inputs, { slot: 'until', value }] }
}
