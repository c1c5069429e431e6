/** Whether the numbers of a reading are of the size that people say for such inputs. */
import type { Action, Value } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import type { PlainDate } from '#finance/dates.ts'
import { toValue } from '#advisor/planning/to-value.ts'
import usual from './usual.json' with { type: 'json' }

/** The least and the most, but for one in a hundred; written by training/usual.ts. */
const ranges: Partial<Record<string, readonly number[]>> = usual

/** How far beyond them is far. */
const FAR = 3

/** Whether a number is of a size that this input has; what was never seen is taken for usual. */
export function isUsual(intent: string, slot: string, value: Value, today: PlainDate): boolean {
  const input = findSum(intent)?.inputs[slot]
  const [least, most] = ranges[`${intent} ${slot}`] ?? []
  if (value.kind !== 'number' || !input || least === undefined || most === undefined) return true
  const size = toValue(value.number, input, today)?.value ?? 0
  return size <= 0 || (size >= least / FAR && size <= most * FAR)
}

const THERE: ReadonlySet<string> = new Set(['start', 'current', 'savings'])

/** What was told as savings is what is there, however much it is. */
const isSaved = (slot: string, value: Value) =>
  THERE.has(slot) &&
  value.kind === 'number' &&
  'words' in value.number &&
  /\bsav(?:ed|ings?)\b/i.test(String(value.number.words))

/** How many numbers of an action are far from what its inputs mostly are: 60,000 a month for other debts. */
export const countUnusual = ({ intent, inputs }: Action, today: PlainDate): number =>
  inputs.filter(({ slot, value }) => !isSaved(slot, value) && !isUsual(intent, slot, value, today)).length
