/** 'Can i afford that', after a sum that was told the pay: what is one's own is not asked for twice. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Input } from '#advisor/planning/sum.ts'
import { givenValue } from '#advisor/executing/references.ts'
import type { Valued } from '#advisor/planning/to-value.ts'

const names: readonly (readonly string[])[] = [['income', 'salary'], ['expenses', 'spending'], ['age']]
/** Sums that hold something against the pay. */
const ofPay = new Set(['debt-to-income', 'housing-ratio'])

/** Pay, spending or age that was said for an earlier sum. */
export function toldBefore(name: string, input: Input, sums: readonly SumRecord[]): Valued | null {
  const alike = names.find((group) => group.includes(name))
  if (!alike) return null
  for (const record of sums.toReversed()) {
    const places = alike.includes('income') && ofPay.has(record.kind) ? [...alike, 'whole'] : alike
    const place = places.find((one) => record.inputs[one]?.source.kind === 'words')
    if (place !== undefined) return givenValue(record, place, input)
  }
  return null
}
