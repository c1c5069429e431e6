import type { Cents } from '#finance/money.ts'
import { isStrong } from '#advisor/understanding/reading/correction-words.ts'
import { type Amount, periodOf, type Reading } from '#advisor/understanding/reading/reading.ts'
import { isClose, LEAST_NET, MOST_NET, saysNet } from '#advisor/understanding/money/net-pay.ts'
import type { SaidBefore } from './said-before.ts'

/** Words of a pay that has changed. */
const changed = new RegExp(
  [
    String.raw`\b(?:now|raise|raised|new (?:job|salary)|instead|went (?:up|down)|back (?:up|down)|bumped|lower(?:ed)?|`,
    String.raw`reduced|adjusted|switched|salaried|correct\w*|meant|total|altogether|combined|all together|only|promot\w*|`,
    String.raw`from here on|not \$?\d+k?)\b`,
  ].join(''),
  'i',
)
/** 'It' is the pay that was spoken of, unless the same sentence has named another: 'I sew at home, it's 200 a week'. */
const pointing = new RegExp(
  [
    String.raw`^\W*(?:(?:so|now|yes|yeah|and|but|well|then|ok|okay)[ ,]+)*(?:(?:it|that)(?:'s| is|s| comes| works)|`,
    String.raw`(?:comes|works) out|(?:i'm|im|we're) (?:now )?at)\b|\b(?:so|now|then)(?: now)? (?:it|that)(?:'s| is|s)\b`,
  ].join(''),
  'i',
)

const clauseBefore = ({ text, tokens, sentences }: Reading, { sentence, start }: Amount) =>
  text.slice(tokens[sentences[sentence]?.first ?? 0]?.start ?? 0, start)

/** The pay that is said takes the place of the one before. */
export const isReplacing = (reading: Reading, amount: Amount) =>
  changed.test(reading.text) || isStrong(reading.text) || pointing.test(clauseBefore(reading, amount))

/** '30 an hour' is 'around 62k a year': told by another period, pay is rounded. */
const ROUNDED = 0.02

/** 'A pension, 28,800.' 'Comes out to 2,400 monthly'; '95k a year.' 'What hits my account is 5,900 a month'. */
export const isSamePay = (
  reading: Reading,
  amount: Amount,
  yearly: Cents,
  stored: Cents,
  before: SaidBefore | null,
) => isClose(yearly, stored) || isNetOf(reading, amount, yearly, stored, before)

/** 'I make 30 an hour.' 'Around 62k a year.' */
export function isRounded(
  reading: Reading,
  amount: Amount,
  yearly: Cents,
  stored: Cents,
  before: SaidBefore | null,
): boolean {
  if (!before?.reading || !before.amount || isReplacing(reading, amount)) return false
  const isOtherPeriod = periodOf(reading, amount) !== periodOf(before.reading, before.amount)
  return isOtherPeriod && Math.abs(yearly - stored) <= stored * ROUNDED
}

/** 'I make 64k.' 'With 4,095 a month coming in, what is left': what reaches somebody of it. */
const COMES_IN = /\bcom(?:es|ing|e) in\b/i

/** 'I make 52k.' 'After tax it's 3,400 a month.' */
export function isNetOf(
  { text, tokens, sentences }: Reading,
  { sentence }: Amount,
  yearly: Cents,
  stored: Cents,
  before: SaidBefore | null,
): boolean {
  const wasNet = before?.reading ? saysNet(before.reading.text) : false
  const { first = 0, next = tokens.length } = sentences[sentence] ?? {}
  const said = text.slice(tokens[first]?.start, tokens[next - 1]?.end)
  const isLeft = saysNet(said) || COMES_IN.test(said)
  return !wasNet && isLeft && yearly >= stored * LEAST_NET && yearly <= stored * MOST_NET
}
