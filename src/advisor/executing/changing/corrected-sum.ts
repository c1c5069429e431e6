/** 'Sorry, bills are 3,700 not 3,900', right after a sum: what is stored has it by now, and that sum is made again. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action, Minded } from '#advisor/minding/minded.ts'
import { bare } from '#advisor/executing/bare-action.ts'

const CORRECTS = new RegExp(
  String.raw`^\W*(?:(?:oh|ok|well|um|no|wait|hold on)\W+)*(?:sorry|correction|oops|whoops|wait|actually|i (?:meant` +
    String.raw`|mean|misspoke)|my (?:bad|mistake)|scratch that|typo)\b|\bnot \$?\d`,
  'i',
)
/** A question besides is read by itself. */
const ASKS = /\?|\b(?:what|how|can|could|should|when|which|if|then)\b/i
const MOST_NUMBERS = 2

interface Correcting {
  text: string
  minded: Minded
  /** The sums as they were told, and with what is stored now. */
  told: readonly SumRecord[]
  now: readonly SumRecord[]
}

const isOther = (a: SumRecord, b: SumRecord) =>
  Object.entries(a.results).some(([name, { value }]) => b.results[name]?.value !== value)

export function correctedSum({ text, minded: { numbers }, told, now }: Correcting): Action | null {
  const isCorrection = CORRECTS.test(text) && !ASKS.test(text)
  if (!isCorrection || numbers.length === 0 || numbers.length > MOST_NUMBERS) return null
  const last = now.at(-1)
  const before = told.find(({ id }) => id === last?.id)
  if (!last || !before || last.missing !== undefined || !isOther(last, before)) return null
  return { ...bare(last.kind), from: last.id, isPlaced: true }
}
