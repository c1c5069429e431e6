/** 'Some weeks i make 900, some weeks 400': one pay that comes now so and now so. */
import { type Amount, isMoneyLike, periodOf, type Reading } from '#advisor/understanding/reading/reading.ts'
import type { Period } from '#advisor/understanding/reading/periods.ts'

export interface Varying {
  amounts: readonly [Amount, Amount]
  /** Halfway between them. */
  middle: number
  period: Period
}

const TIME = '(?:day|night|shift|week|month|check|paycheck|pay period|time|one)s?'
const KIND = '(?:some|sometimes|one|certain|good|great|bad|slow|busy|other|others|another|next)'
/** 'Some weeks', 'in a good month', 'sometimes', 'one week' */
const NOW = new RegExp(String.raw`\b(?:${KIND} (?:\w+ )?${TIME}|sometimes)\b`)
/** 'The next', 'others' need no second 'weeks'. */
const THEN = new RegExp(String.raw`\b(?:${KIND} (?:\w+ )?${TIME}|sometimes|others|(?:the )?next|the other)\b`)

/** Beyond this the two are hardly one pay. */
const FURTHEST = 6
const REACH = 5

const periodIn = (words: string): Period | null =>
  /\b(?:days?|nights?|shifts?)\b/.test(words)
    ? 'day'
    : /\bweeks?\b/.test(words)
      ? 'week'
      : /\bmonths?\b/.test(words)
        ? 'month'
        : null

export function varyingPay(reading: Reading): Varying | null {
  const { tokens, sentences } = reading
  const words = (from: number, to: number) =>
    tokens
      .slice(from, to)
      .map(({ word }) => word)
      .join(' ')
  const money = reading.amounts.filter(isMoneyLike)
  for (const [at, one] of money.entries()) {
    const other = money[at + 1]
    if (!other || other.sentence !== one.sentence || (money[at + 2]?.sentence ?? -1) === one.sentence)
      continue
    const { first = 0, next = tokens.length } = sentences[one.sentence] ?? {}
    const [before, between] = [words(first, one.first), words(one.next, other.first)]
    const after = words(other.next, Math.min(next, other.next + REACH))
    const isSaid = (NOW.test(before) && THEN.test(between)) || (NOW.test(between) && THEN.test(after))
    const [low = 0, high = 0] = [one.value, other.value].toSorted((a, b) => a - b)
    if (!isSaid || low <= 0 || high > low * FURTHEST) continue
    const period =
      periodOf(reading, other) ??
      periodOf(reading, one) ??
      periodIn(`${before} ${between} ${after}`) ??
      'month'
    return { amounts: [one, other], middle: (low + high) / 2, period }
  }
  return null
}
