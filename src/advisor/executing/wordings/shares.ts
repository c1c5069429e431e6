/** A share of what was worked out last: which amount it is of, and whether it is kept or comes off. */
import { isDeepStrictEqual } from 'node:util'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action, Minded, Value } from '#advisor/minding/minded.ts'
import { mainResult } from '#advisor/figures/show.ts'

const OF_THAT = /^ ?(?:%|percent)? ?of (?:that|it|this)\b/i
const KEPT_BEFORE =
  /\b(?:keep|get|receive|(?:take|bring) home|left with|after tax(?:es)?|end up with|see|pocket)\b[^.?!\d]{0,16}$/i
/** 'After 12% tax what do I keep of it'; 'that one' is a thing, and no figure. */
const POINTS = /\b(?:of|from|on) (?:that|it|this)\b(?! (?:one|house|place|car|loan)\b)/i

const valueOf = ({ inputs }: Action, name: string) => inputs.find(({ slot }) => slot === name)?.value

/** What a share is taken of: its base, or the amount that so much of itself comes off. */
function baseOf(action: Action): Value | undefined {
  if (action.intent === 'percent-of') return valueOf(action, 'base')
  const [amount, take] = [valueOf(action, 'amount'), valueOf(action, 'take')]
  const isOfItself =
    take?.kind === 'operation' && take.operator === 'times' && isDeepStrictEqual(take.left, amount)
  return action.inputs.length === 2 && isOfItself ? amount : undefined
}

/** 'I keep about 78% of it': that share of the last result, and not what it leaves. */
export function ofThat(
  action: Action,
  text: string,
  { numbers }: Minded,
  sums: readonly SumRecord[],
): Action {
  const [share, ...more] = numbers
  const base = baseOf(action)
  if (share?.kind !== 'percent' || more.length > 0 || !base) return action
  const isOf = OF_THAT.test(text.slice(share.end))
  const isKept = isOf && KEPT_BEFORE.test(text.slice(0, share.start))
  const last = sums.at(-1)
  const [name, result] = (last?.missing === undefined && last ? mainResult(last) : null) ?? []
  // What went into the last sum, or was said long before, is not what 'it' is.
  const isOther =
    base.kind === 'figure' ? base.sum === last?.id && base.name in last.inputs : base.kind !== 'row'
  const isAmount = result?.unit === 'money' || result?.unit === 'count'
  const isThat = isOther && (isOf || POINTS.test(text)) && isAmount
  const amount: Value = isThat && last && name !== undefined ? { kind: 'figure', sum: last.id, name } : base
  const percent: Value = { kind: 'number', number: share }
  if (action.intent === 'percent-of' || isKept)
    return {
      ...action,
      intent: 'percent-of',
      wanted: isKept ? null : action.wanted,
      inputs: [
        { slot: 'percent', value: percent },
        { slot: 'base', value: amount },
      ],
    }
  const take: Value = { kind: 'operation', operator: 'times', left: amount, right: percent }
  return {
    ...action,
    inputs: [
      { slot: 'amount', value: amount },
      { slot: 'take', value: take },
    ],
  }
}
