/** 'Saving 175 a month, thats how long', after what is still missing was worked out: until that is there. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action } from '#advisor/minding/minded.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { asInputs, figureOf, isReady } from '#advisor/executing/of-sum.ts'
import type { Talk } from '#advisor/executing/talk.ts'
import { toldTime } from '#advisor/executing/told-plan.ts'

const HOW_LONG = /\b(?:how (?:long|soon|many months)|when)\b/i
const SAVING =
  /\b(?:sav(?:e|ing)|put(?:ting)? (?:away|aside|in|by)|set(?:ting)? aside|stash(?:ing)?|do(?:ing)?)\b/i
/** What is missing, by the sum that found it. */
const gaps: Readonly<Record<string, readonly string[]>> = {
  'afford-once': ['short'],
  'down-payment': ['gap', 'remaining'],
  difference: ['short', 'difference'],
}

export function toClose({ text, minded: { numbers }, sums }: Talk): Action | null {
  const last = sums.at(-1)
  const [number, ...more] = numbers
  if (!last || !isReady(last) || !number || more.length > 0) return null
  if (number.kind === 'percent' || number.kind === 'months' || !SAVING.test(text)) return null
  const monthly = { kind: 'number', number } as const
  // 'I could save 550 a month', of a cushion that is not full, asks when it is.
  const isEachMonth = number.period === 'month' || HOW_LONG.test(text)
  if (last.kind === 'emergency-fund' && last.results['gap'] && isEachMonth)
    return { ...bare(last.kind), from: last.id, inputs: asInputs({ monthly }) }
  const gap = HOW_LONG.test(text) ? gapOf(last) : null
  if (gap === null) return null
  return {
    ...bare('goal-time'),
    inputs: asInputs({ target: figureOf(last, gap), monthly }),
  }
}

/** The name of what a sum has found to be missing. */
function gapOf({ kind, results, words = '' }: SumRecord): string | null {
  const gap = gaps[kind]?.find((name) => (results[name]?.value ?? 0) > 0)
  const isMissing = kind !== 'difference' || MISSING.test(words)
  return gap !== undefined && isMissing && results[gap]?.unit === 'money' ? gap : null
}

const HOW_MUCH = /\b(?:how much|what)\b/i
const EACH_MONTH = /\b(?:(?:a|per|each|every) month|monthly)\b/i

/** 'How much do we have to put away a month to get there': until the day that is said or was told, else that is asked for. */
export function monthlyToClose({ text, minded: { numbers }, sums, heard }: Talk): Action | null {
  const last = sums.at(-1)
  const [time, ...more] = numbers
  if (!last || !isReady(last) || more.length > 0 || (time && time.kind !== 'months')) return null
  if (!HOW_MUCH.test(text) || !EACH_MONTH.test(text) || !SAVING.test(text)) return null
  const gap = gapOf(last)
  const number = time ?? toldTime(heard)
  if (gap === null) return null
  const months = number ? ({ kind: 'number', number } as const) : null
  const isDown = last.kind === 'down-payment'
  return {
    ...bare('goal-payment'),
    inputs: asInputs({
      target: figureOf(last, isDown ? 'down' : gap),
      current: isDown && last.inputs['savings'] ? figureOf(last, 'savings') : null,
      months,
    }),
  }
}

/** A difference is what is missing only where that was asked. */
const MISSING = /\b(?:short|need|missing|to go|off|still|away|more)\b/i
