/** 'Saving 175 a month, thats how long', after what is still missing was worked out: until that is there. */
import type { Action } from '#advisor/minding/minded.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { asInputs, figureOf, isReady } from '#advisor/executing/of-sum.ts'
import type { Talk } from '#advisor/executing/talk.ts'

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
  if (!HOW_LONG.test(text)) return null
  const gap = gaps[last.kind]?.find((name) => (last.results[name]?.value ?? 0) > 0)
  const isMissing = last.kind !== 'difference' || MISSING.test(last.words ?? '')
  if (gap === undefined || !isMissing || last.results[gap]?.unit !== 'money') return null
  return {
    ...bare('goal-time'),
    inputs: asInputs({ target: figureOf(last, gap), monthly }),
  }
}

/** A difference is what is missing only where that was asked. */
const MISSING = /\b(?:short|need|missing|to go|off|still|away|more)\b/i
