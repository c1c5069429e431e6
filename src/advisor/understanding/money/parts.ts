import { type Amount, isMoneyLike, type Reading } from '#advisor/understanding/reading/reading.ts'

const NEAR = 0.01

/** Who earns a part, or what it is paid for. */
const EARNED = new RegExp(
  [
    String.raw`\b(?:i|me|my|mine|he|him|his|she|hers?|wife|husband|partner|spouse|salary|wages?|job|base|bonus|tips|`,
    String.raw`pension|social security|ss|side|part[- ]?time|full[- ]?time)\b`,
  ].join(''),
  'i',
)
/** What is paid out of pay is no part of it that comes in. */
const SPENT =
  /\b(?:rent|mortgage|bills?|savings?|saved?|goes|going|groceries|spend\w*|tax(?:es)?|debts?|loans?|car|everything|else|the rest)\b/i

/** The amounts in the brackets right behind pay, where there are several, they come to it and each says whose it is. */
export function partsOf({ text, amounts }: Reading, whole: Amount): Amount[] {
  const [, open = '', inside = ''] = /^([^().!?]{0,40}\()([^()]*)\)/.exec(text.slice(whole.end)) ?? []
  const start = whole.end + open.length
  const parts = amounts.filter(
    (amount) => isMoneyLike(amount) && amount.start >= start && amount.end <= start + inside.length,
  )
  const total = parts.reduce((sum, { value }) => sum + value, 0)
  const said = inside.split(/[,;&+](?!\d)|\band\b/i).filter((part) => /\d/.test(part))
  if (SPENT.test(inside) || !said.every((part) => EARNED.test(part))) return []
  return parts.length > 1 && Math.abs(total - whole.value) <= whole.value * NEAR ? parts : []
}
