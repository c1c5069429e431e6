import { type Amount, isMoneyLike, type Reading } from '#advisor/understanding/reading/reading.ts'

const NEAR = 0.01

/** The amounts in the brackets right behind an amount, where there are several and they come to it. */
export function partsOf({ text, amounts }: Reading, whole: Amount): Amount[] {
  const [, open = '', inside = ''] = /^([^().!?]{0,40}\()([^()]*)\)/.exec(text.slice(whole.end)) ?? []
  const start = whole.end + open.length
  const parts = amounts.filter(
    (amount) => isMoneyLike(amount) && amount.start >= start && amount.end <= start + inside.length,
  )
  const total = parts.reduce((sum, { value }) => sum + value, 0)
  return parts.length > 1 && Math.abs(total - whole.value) <= whole.value * NEAR ? parts : []
}
