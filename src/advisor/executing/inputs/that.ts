import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Sum } from '#advisor/planning/sum.ts'
import { asValued } from '#advisor/executing/references.ts'
import { mainResult } from '#advisor/figures/show.ts'
import type { Valued } from '#advisor/planning/to-value.ts'

/** Inputs of plain arithmetic that 'that' stands for: a result of the last sum. */
const results = new Set(['part', 'amount', 'old'])
/** Inputs that 'mine' or 'it' stands for: what the last sum was about. */
const subjects = new Set(['base', 'whole', 'new'])
const mainInputs = [
  'balance',
  'principal',
  'price',
  'value',
  'target',
  'portfolio',
  'salary',
  'income',
  'savings',
]

/** What a question about 'that' leaves unsaid. */
export function standIn(sum: Sum, name: string, last: SumRecord | undefined): Valued | null {
  const input = sum.inputs[name]
  if (!last || !input?.anyUnit) return null
  const main = mainResult(last)?.[1]
  const subject = mainInputs.map((one) => last.inputs[one]).find(Boolean)
  const figure = results.has(name) ? (main ?? subject) : subjects.has(name) ? (subject ?? main) : undefined
  return figure ? asValued(figure) : null
}
