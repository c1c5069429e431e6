import { type Amount, periodOf, type Reading } from '#advisor/understanding/reading/reading.ts'

/** Few are paid more for an hour of overtime. */
const HIGHEST_RATE = 200
/** Tokens between a rate and the word that says when it is paid. */
const REACH = 8

const said = '(?:overtime|over time|ot|time and a half|double time|holiday pay)'
const before = new RegExp(
  `\\b${said}(?: (?:pay|rate|wage|hours?|shifts?))?(?: (?:is|are|pays|me|at|comes to|runs|would be|=|:|-|about|around|like))*$`,
)
const after = new RegExp(
  `^(?:(?:an|per|\\/) (?:hour|hr) |hourly )?(?:for|on|in|when it's|when i'm on|if i work) (?:the )?${said}\\b`,
)
const hours = /^(?:extra |more )?(?:hours?|hrs?)\b/

/** 'Overtime is 37.50': what one more hour brings says nothing of how many there are. */
export function isOvertimeRate(reading: Reading, amount: Amount): boolean {
  const { tokens, sentences, amounts } = reading
  const period = periodOf(reading, amount)
  if (amount.value > HIGHEST_RATE || amount.scaled || (period !== null && period !== 'hour')) return false
  const { first = 0, next = tokens.length } = sentences[amount.sentence] ?? {}
  const words = (from: number, to: number) =>
    tokens
      .slice(Math.max(first, from), Math.min(next, to))
      .map(({ word }) => word)
      .join(' ')
  const isOvertime =
    before.test(words(amount.first - REACH, amount.first)) ||
    after.test(words(amount.next, amount.next + REACH))
  // 'Overtime is 37.50, about 6 hours a week'
  const saysHours = amounts.some(
    (other) => other.first >= amount.next && hours.test(words(other.next, other.next + 2)),
  )
  return isOvertime && !saysHours
}

/** '21.50 x 40 plus 6 hours at 32.25': half as much again as the wage told beside it. */
export function isTimeAndAHalf({ text, amounts }: Reading, { value, start }: Amount): boolean {
  const isHourly = value < HIGHEST_RATE && /\b(?:hours?|hrs?) (?:at|@|x) \$?$/i.test(text.slice(0, start))
  return isHourly && amounts.some((other) => Math.abs(other.value * OVER - value) < CENT)
}
const [OVER, CENT] = [1.5, 0.01]
