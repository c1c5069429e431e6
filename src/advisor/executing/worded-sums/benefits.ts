/** 'Unemployment would be 450 a week for 26 weeks', after how long savings last: the same with it. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action, Minded } from '#advisor/minding/minded.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { ASKING } from '#advisor/reading/asked-part.ts'
import { withBenefits } from '#advisor/executing/wordings/budget.ts'

const HOW_LONG = /\b(?:how long|how many months|last)\b/i

/** What is asked of the benefits themselves is answered by itself. */
const asksOther = (text: string) => (ASKING.test(text) || text.includes('?')) && !HOW_LONG.test(text)

export function benefits(text: string, minded: Minded, last: SumRecord | undefined): Action | null {
  if (last?.kind !== 'runway' || last.missing !== undefined || asksOther(text)) return null
  const { inputs } = withBenefits(bare('runway'), text, minded)
  return inputs.length > 0 ? { ...bare('runway'), from: last.id, inputs } : null
}
