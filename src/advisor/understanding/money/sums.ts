import type { Judged } from '#advisor/understanding/classify.ts'
import type { Reading } from '#advisor/understanding/reading/reading.ts'

/** An amount that is the sum of others of its kind says them once more. */
const wholeOf: Partial<Record<Judged['role'], Judged['role'] | null>> = {
  liability: 'debtTotal',
  expenseItem: 'expenseTotal',
  // There is no field for all assets together.
  asset: null,
}

const near = (one: number, two: number) => Math.abs(one - two) <= Math.max(one, two) * 0.002

/** 'Amex 7,905, Chase 11,260, Old Navy 648: it's 19,813' and '7,700 on cards: Target 1,900, Barclays 5,800'. */
export function withoutSums(reading: Reading, judged: readonly Judged[]): Judged[] {
  return judged.map((one, at) => {
    if (isPriceOf(reading, one, judged[at + 1])) return { ...one, certainty: 0 }
    const whole = wholeOf[one.role]
    if (whole === undefined) return one
    const isSum = isSumOf(one, judged.slice(0, at).toReversed()) || isSumOf(one, judged.slice(at + 1))
    if (!isSum || isListed(reading, one) || isOwnLine(reading, one)) return one
    return whole === null ? { ...one, certainty: 0 } : { ...one, role: whole, clarity: 1 }
  })
}

const OF_ONE = /^ ?(?:each|apiece)\W*(?:(?:so|that's|thats|or|about) )*\$?$/i

/** 'Lunches are 12 each, 60 a week': what one costs, of several that are told next. */
const isPriceOf = ({ text }: Reading, { role, amount }: Judged, next: Judged | undefined) =>
  role === 'expenseItem' &&
  next?.role === role &&
  OF_ONE.test(text.slice(amount.end, next.amount.start)) &&
  next.amount.value > amount.value &&
  next.amount.value % amount.value === 0

/** Right before what a home costs: 'rent 1,400, bills 900, food 500' are three, though two come to the third. */
const HOME = /\b(?:rent|mortgage)(?: (?:is|about|around|like|payment|runs?))*[ :]*\$?$/i

/** 'Rent is 1,500, 900 plus 600 for parking': a number that follows at once tells what it is made of. */
const isListed = ({ text, amounts }: Reading, { role, amount }: Judged) =>
  role === 'expenseItem' &&
  HOME.test(text.slice(0, amount.start)) &&
  !amounts.some(({ start }) => start > amount.end && /^[\s,:(=$]+$/.test(text.slice(amount.end, start)))

/** So many lines of a name and an amount are a list. */
const LINES = 4
const LINE = /^\W*[a-z][^\d\n]*\$?\d[\d.,]*\W*$/i
const IN_ALL = /\b(?:totals?|sum|all|altogether|everything|together|overall|expenses|bills|debts?)\b/i

/** 'Phone 85', 'internet 70', 'electric 110', 'student loan 265', a line each: what three come to is chance. */
function isOwnLine({ text }: Reading, { amount }: Judged): boolean {
  const lines = text.split('\n').filter((line) => LINE.test(line))
  const start = text.lastIndexOf('\n', amount.start) + 1
  const end = text.indexOf('\n', amount.end)
  const own = text.slice(start, end < 0 ? undefined : end)
  return lines.length >= LINES && LINE.test(own) && !IN_ALL.test(own)
}

/** Of two or more of its kind, the nearest first. */
function isSumOf({ role, amount }: Judged, others: readonly Judged[]): boolean {
  let sum = 0
  let count = 0
  for (const other of others) {
    if (other.role !== role || other.certainty < LIKELY) continue
    sum += other.amount.value
    count += 1
    if (count > 1 && near(sum, amount.value)) return true
  }
  return false
}

/** Below, an amount is likely nothing of the user's. */
const LIKELY = 0.4
