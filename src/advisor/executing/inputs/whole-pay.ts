/** 'Two kids', 'what if i put 5,000 into my 401k', after the tax on both pays: still on both, and not on one of them. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { figureOf } from '#advisor/executing/of-sum.ts'
import { type Action, startOf, type Value } from '#advisor/minding/minded.ts'
import { centsOf } from '#advisor/planning/given.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'

const taxes: ReadonlySet<string> = new Set(['income-tax', 'refund', 'tax-saved'])
const ALONE = /\b(?:alone|only|just (?:me|mine|my|his|hers?)|separate(?:ly)?|without (?:his|her)|single)\b/i

/** Whether an amount was one of several that a sum added up to its income. */
function isPartOf(dollars: number, { words = '', inputs }: SumRecord): boolean {
  const whole = inputs['income']?.value ?? 0
  const said = readNumbers(words).map(({ value }) => value)
  return said.includes(dollars) && centsOf(dollars) < whole
}

export function wholePay(
  { intent, inputs }: Action,
  text: string,
  sums: readonly SumRecord[],
): Action['inputs'] {
  const joint = sums.findLast((sum) => sum.kind === 'income-tax' && isTwofold(sum))
  if (!joint || !taxes.has(intent) || ALONE.test(text)) return inputs
  const asWhole = (value: Value): Value => {
    if (value.kind === 'operation')
      return { ...value, left: asWhole(value.left), right: asWhole(value.right) }
    const isPart = value.kind === 'number' && startOf(value) === null && isPartOf(value.number.value, joint)
    return isPart ? figureOf(joint, 'income') : value
  }
  return inputs.map((input) => (input.slot === 'income' ? { ...input, value: asWhole(input.value) } : input))
}

/** 'I make 64k, he makes 71k': its income was said in parts. */
function isTwofold({ words = '', inputs }: SumRecord): boolean {
  const whole = inputs['income']?.value ?? 0
  const parts = readNumbers(words).filter(
    ({ value }) => centsOf(value) < whole && centsOf(value) > whole / 10,
  )
  return parts.length > 1
}
