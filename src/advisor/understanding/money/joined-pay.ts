/** What is said in one breath with the user's own pay comes in, too: a yearly bonus, and what others give beside it. */
import { SAVE } from '#advisor/understanding/certainty.ts'
import type { Judged } from '#advisor/understanding/classify.ts'
import { isOther } from '#advisor/understanding/people.ts'
import { isWordOnly, type Reading } from '#advisor/understanding/reading/reading.ts'
import { weighedAs } from '#advisor/understanding/reading/weighed.ts'

const STATED = 0.9
/** From this on it may be pay. */
const SLIGHT = 0.2

const JOINT = /^(?:and|plus|with|[,+&])$/
/** 'Plus a 2,400 bonus every december' */
const BONUS = /^ (?:\w+ )?bonus (?:every|each|a) (?!month|week)[a-z]+/i
/** 'And three churches together give 1,650 more' */
const GIVING = /\b(?:gives?|pays?|brings?(?: in)?|adds?)(?: (?:me|us|about|around|another))* \$?$/i
const MORE = /^ more\b(?! (?:or less|than))/i

/** 'My social security plus hers run 3,040 together' */
const BENEFIT = new RegExp(
  String.raw`\b(?:social security|ss|ssdi?|disability|pensions?)(?: (?:and|plus) (?:mine|his|hers))?` +
    String.raw` (?:runs?|is|are|pays?|comes? to|brings? in)(?: (?:about|around|us|me))* \$?$`,
  'i',
)

const isBenefit = (reading: Reading, { role, amount }: Judged) =>
  role.startsWith('expense') &&
  BENEFIT.test(reading.text.slice(0, amount.start)) &&
  (weighedAs(reading, amount, 'income') ?? 0) >= SLIGHT

function isJoined({ text, tokens }: Reading, { amount }: Judged, before: Judged | undefined): boolean {
  const isPay = before?.role === 'income' && before.certainty >= SAVE
  if (!before || !isPay || before.amount.sentence !== amount.sentence) return false
  const words = tokens.slice(before.amount.next, amount.first).map(({ word }) => word)
  if (!words.some((word) => JOINT.test(word)) || words.some(isOther)) return false
  const after = text.slice(amount.end)
  const isGiven = GIVING.test(text.slice(0, amount.start)) && MORE.test(after)
  return BONUS.test(after) || (isGiven && !words.some((word) => /^(?:i|we)$/.test(word)))
}

export const withJoinedPay = (reading: Reading, judged: readonly Judged[]): Judged[] =>
  judged.map((one) => {
    if (isBenefit(reading, one)) return { ...one, role: 'income', clarity: 1 }
    const before = judged.findLast(({ amount }) => amount.next <= one.amount.first && !isWordOnly(amount))
    return isJoined(reading, one, before) ? { ...one, role: 'income', certainty: STATED, clarity: 1 } : one
  })
