/** 'Unemployment would be 450 a week for 26 weeks', after how long savings last: the same with it. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action, Minded } from '#advisor/minding/minded.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { withBenefits } from '#advisor/executing/wordings/budget.ts'

const TOTAL = /\b(?:in all|total|altogether|all together|add(?:s|ed)? up|come(?:s)? to)\b/i

export function benefits(text: string, minded: Minded, last: SumRecord | undefined): Action | null {
  if (last?.kind !== 'runway' || last.missing !== undefined || TOTAL.test(text)) return null
  const { inputs } = withBenefits(bare('runway'), text, minded)
  return inputs.length > 0 ? { ...bare('runway'), from: last.id, inputs } : null
}
