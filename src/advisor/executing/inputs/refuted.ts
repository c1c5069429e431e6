/** '995?? thats wrong': what the user has just refused is neither gone on from nor counted with. */
import { type Action, endsOf, startOf } from '#advisor/minding/minded.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Sum } from '#advisor/planning/sum.ts'

interface Asking {
  sum: Sum
  text: string
  sums: readonly SumRecord[]
}

const REFUTES = new RegExp(
  String.raw`\b(?:that['’]?s|that is|this is|it['’]?s|it is) (?:wrong|not right|not true|incorrect|not correct|way off)\b|` +
    String.raw`\bthat (?:isn['’]?t|can['’]?t be) right\b|^\W*\$?\d[\d,.]*k? ?\?\?|\bthere['’]?s no \$?\d|\bthere is no \$?\d`,
  'i',
)

/** Whether a sum of one's own household was refused: then it is made of what is stored, and not of what was refused. */
export const isRefuted = ({ sum, text, sums }: Asking): boolean =>
  REFUTES.test(text) &&
  sums.length > 0 &&
  Boolean(sum.inputs['income']?.stored && sum.inputs['expenses']?.stored)

/** Without what a figure that is quoted to refuse it was counted into. */
export function withoutRefuted(inputs: Action['inputs'], asking: Asking): Action['inputs'] {
  if (!isRefuted(asking)) return inputs
  const last = asking.sums.at(-1)
  const refused = new Set(
    Object.values(last?.results ?? {}).map(({ value }) => Math.abs(Math.round(value / 100))),
  )
  return inputs.filter(
    ({ value }) =>
      !endsOf(value).some(
        (end) =>
          end.kind === 'figure' ||
          (end.kind === 'number' && startOf(end) !== null && refused.has(Math.round(end.number.value))),
      ),
  )
}
