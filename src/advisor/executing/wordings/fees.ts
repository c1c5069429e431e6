/** 'I send 300 and they take 12 each time, how much is the fee in a year': what is sent is no fee. */
import type { Action, Value } from '#advisor/minding/minded.ts'

const FEE_ASKED = /\b(?:how much|what|whats|what's)\b[^.?!]*\bfees?\b|\bfees?\b[^.?!]{0,24}\bhow much\b/i
const SENT = /\bsen[dt](?:s|ing)?\b[^.?!\d]{0,30}$/i

/** A value without what is sent. */
function withoutSent(value: Value, text: string): Value {
  if (value.kind !== 'operation') return value
  const [left, right] = [withoutSent(value.left, text), withoutSent(value.right, text)]
  const isSent = (end: Value) =>
    end.kind === 'number' && !('words' in end.number) && SENT.test(text.slice(0, end.number.start))
  if (value.operator === 'add' && isSent(left)) return right
  return value.operator === 'add' && isSent(right) ? left : { ...value, left, right }
}

export const onlyFees = (action: Action, text: string): Action =>
  FEE_ASKED.test(text)
    ? {
        ...action,
        inputs: action.inputs.map(({ slot, value }) => ({ slot, value: withoutSent(value, text) })),
      }
    : action
