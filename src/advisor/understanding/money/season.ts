import { type Amount, isMoneyLike, type Reading } from '#advisor/understanding/reading/reading.ts'
import { MONTH_WORDS } from '#finance/month-words.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const

const OF_A_YEAR =
  /^months? (?:(?:out )?of (?:the|a|each|every) year|in the year|(?:a|per|each|every|\/) (?:year|yr))\b/
const month = `(${MONTH_WORDS})`
/** 'Paid 4,000 a month all year', although the work is not. */
const ALL_YEAR = /\b(?:all year|year[- ]round|over (?:12|twelve)|(?:12|twelve) months)\b/
const FROM_TO = new RegExp(String.raw`\b${month} (?:to|through|thru|until|till|-|–) ${month}\b`)

/** Months of a year in which an amount comes: '4,800 a month, ten months of the year', 'may through october'. */
export function monthsOfYear(reading: Reading, amount: Amount): number {
  const { tokens, amounts, sentences } = reading
  const before = amounts.findLast((other) => isMoneyLike(other) && other.next <= amount.first)
  // '28 an hour may through october, unemployment the rest, 390 a week'
  const isRest = tokens.slice(before?.next ?? amount.first, amount.first).some(({ word }) => word === 'rest')
  const said = before && isRest ? monthsOfYear(reading, before) : 12
  if (said < 12) return 12 - said
  const { first = 0, next = tokens.length } = sentences[amount.sentence] ?? {}
  const money = amounts.filter((other) => other !== amount && isMoneyLike(other))
  // Said before it, a season is of the first amount of a sentence.
  const isFirst = !money.some((other) => other.first >= first && other.next <= amount.first)
  const floor = isFirst ? first : amount.next
  const ceiling = Math.min(next, ...money.map((other) => other.first).filter((at) => at >= amount.next))
  const wordsFrom = (from: number) =>
    tokens
      .slice(from, ceiling)
      .map(({ word }) => word)
      .join(' ')
  if (ALL_YEAR.test(wordsFrom(amount.next))) return 12
  const counted = amounts.find(
    (other) =>
      other !== amount &&
      other.first >= floor &&
      other.next <= ceiling &&
      OF_A_YEAR.test(wordsFrom(other.next)),
  )
  if (counted) return counted.value > 0 && counted.value < 12 ? counted.value : 12
  const [, from = '', to = ''] = FROM_TO.exec(wordsFrom(floor)) ?? []
  const [start, end] = [from, to].map((name) => MONTHS.indexOf(name.slice(0, 3) as 'jan'))
  return start === undefined || end === undefined || start < 0 ? 12 : ((end - start + 12) % 12) + 1
}
