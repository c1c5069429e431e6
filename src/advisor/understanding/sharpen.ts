import { SAVE } from './certainty.ts'
import type { Judged } from './classify.ts'
import { isNaming } from './names/phrases.ts'
import { isRest } from './names/row-names.ts'
import { type Amount, isMoneyLike, isWordOnly, type Reading } from './reading/reading.ts'
import { isJoinedPay } from './money/flows.ts'
import { isHouseholdPay } from './money/household.ts'
import { withJoinedPay } from './money/joined-pay.ts'
import { asRented, withRents } from './names/let-out.ts'
import { partsOf } from './money/parts.ts'
import { monthsOfYear, otherSeason } from './money/season.ts'
import { listedAfter } from './reading/bare-list.ts'
import { weighedAs } from './reading/weighed.ts'
import { withSummands } from './money/summands.ts'
import { withoutSums } from './money/sums.ts'
import { asWage } from './money/wages.ts'

/** How sure a plain statement is. */
const STATED = 0.9
/** No clause is longer. */
const REACH = 40

/** The words of the clause an amount stands in, and no other amount's. */
function clauseOf({ tokens, sentences, amounts }: Reading, { sentence, first, next }: Amount): string {
  const others = amounts.filter((other) => isMoneyLike(other) && !isWordOnly(other))
  const before = others.findLast((other) => other.next <= first)
  const after = others.find((other) => other.first >= next)
  // 'Rent is 1,500 and all in I spend 2,900': what follows 'and' is said of the other.
  const joint = (from: number, to: number) => {
    const and = tokens.findIndex(({ word }, at) => at >= from && at < to && /^(?:and|plus)$/.test(word))
    return and < 0 ? null : and
  }
  const start = Math.max(
    sentences[sentence]?.first ?? 0,
    before ? (joint(before.next, first) ?? before.next) : 0,
  )
  const end = Math.min(
    sentences[sentence]?.next ?? tokens.length,
    after ? (joint(next, after.first) ?? after.first) : tokens.length,
  )
  const isEnd = (at: number) => /^[,;:()]$/.test(tokens[at]?.text ?? '') || tokens[at]?.word === 'but'
  let from = first
  while (from > start && first - from < REACH && !isEnd(from - 1)) from -= 1
  let to = next
  while (to < end && to - next < REACH && !isEnd(to)) to += 1
  return tokens
    .slice(from, to)
    .map((token) => token.word)
    .join(' ')
}

const all =
  /\b(?:total|totals|totaling|overall|altogether|combined|aggregate|in all|all in|all told|everything|all together)\b/
const owed = /\b(?:debts?|owe|owing|liabilities|indebted(?:ness)?|in the hole)\b/
const toldBy = /\b(?:says?|said|claims?|claimed|told me) (?:that )?(?:i|we) (?:still )?owe\b/
const spent =
  /\b(?:spend|spends|spending|expenses|outgoings|budget|go through|goes out|living costs|costs (?:us|me))\b/

/** What the words around one amount settle, in this order. */
const ofOne: readonly ((reading: Reading, one: Judged) => Judged)[] = [
  asPart,
  asShared,
  asRented,
  asTotal,
  asWage,
]

/** What the amounts of a message settle of each other, in this order. */
const ofAll: readonly ((reading: Reading, judged: readonly Judged[]) => Judged[])[] = [
  withHouseholdPay,
  withJoinedPay,
  withSummands,
  withBracketed,
  withParts,
  withoutSums,
  withSeasons,
  withRents,
]

/** Where words settle what the weights leave open between a whole and a part of it. */
export function sharpen(reading: Reading, judged: readonly Judged[]): Judged[] {
  const result: Judged[] = []
  for (const judgedAlone of judged) {
    const one = asListed(reading, judgedAlone, result)
    result.push(ofOne.reduce((known, settle) => settle(reading, known), one))
  }
  return ofAll.reduce((known, settle) => settle(reading, known), result)
}

/** 'Two cars, 340 and 410': the second is of the same kind. */
function asListed(reading: Reading, one: Judged, before: readonly Judged[]): Judged {
  const previous = listedAfter(reading, one.amount)
  const first = before.find(({ amount }) => amount === previous)
  const isRow = first?.role === 'liability' || first?.role === 'expenseItem'
  return first && isRow && first.certainty >= one.certainty
    ? { ...one, role: first.role, certainty: first.certainty, clarity: first.clarity }
    : one
}

/** 'We bring home 6,640 between us (mine 3,480, his 3,160)': parts that come to the whole are told instead of it. */
function withParts(reading: Reading, judged: readonly Judged[]): Judged[] {
  const whole = judged.find(({ role, amount }) => role === 'income' && partsOf(reading, amount).length > 0)
  if (!whole) return [...judged]
  const parts = partsOf(reading, whole.amount)
  return judged
    .filter((one) => one !== whole)
    .map((one) => (parts.includes(one.amount) ? { ...whole, amount: one.amount, certainty: 1 } : one))
}

/** From this on it may be pay. */
const SLIGHT = 0.2

/** 'April to october I clear 6,200, the other five months maybe 1,400': both are pay, or neither. */
function withSeasons(reading: Reading, judged: readonly Judged[]): Judged[] {
  const pairs = new Set(
    judged.flatMap((one) => {
      const before = otherSeason(reading, one.amount)?.before
      const first = judged.find(
        ({ amount, role, certainty }) => amount === before && role === 'income' && certainty >= SLIGHT,
      )
      return first && monthsOfYear(reading, first.amount) < 12 ? [first, one] : []
    }),
  )
  return judged.map((one) =>
    pairs.has(one) ? { ...one, role: 'income', certainty: Math.max(one.certainty, STATED), clarity: 1 } : one,
  )
}

const bracketed = /^[^\n(]{0,12}\([^()\n\d$]{0,16}\$?$/
const standing = /\b(?:balance|bal|owed?|owing|left|remaining|to go)\b/i

/** 'Car 380 with 14k left on it', '480 a month, 22k left': so little beside what is left is what is paid on it. */
const BESIDE_IT = /^(?: ?(?:a|per|\/) ?(?:month|mo))?(?:,| with| and)+(?: (?:about|around|like|still))* \$?$/i
const LEFT = /^ (?:is |still )?(?:left|to go|remaining)\b/i
const MUCH_MORE = 10

/** 'Student loan: 300 (balance 28,000)': what stands in the brackets is owed, and what stands before them paid. */
function withBracketed({ text }: Reading, judged: readonly Judged[]): Judged[] {
  return judged.map((one, at) => {
    const next = judged[at + 1]
    if (next?.role !== 'liability' || next.amount.value <= one.amount.value) return one
    const isLeft =
      next.amount.value >= one.amount.value * MUCH_MORE &&
      BESIDE_IT.test(text.slice(one.amount.end, next.amount.start)) &&
      LEFT.test(text.slice(next.amount.end))
    if (isLeft) return { ...one, role: 'expenseItem', certainty: Math.max(one.certainty, STATED), clarity: 1 }
    if (one.role !== 'liability') return one
    const inside = text.slice(one.amount.end, text.indexOf(')', next.amount.end))
    const isPaid = bracketed.test(text.slice(one.amount.end, next.amount.start)) && standing.test(inside)
    return isPaid ? { ...one, role: 'expenseItem', clarity: 1 } : one
  })
}

/** 'My wife does the shopping, 800': a cost of the user's to the judge, and no pay of hers. */
const isOfElse = (reading: Reading, { role, amount }: Judged) =>
  role !== 'income' && (weighedAs(reading, amount, 'none') ?? 1) < SLIGHT

/** 'I make 61,000 and my wife makes 54,500': both are theirs. */
function withHouseholdPay(reading: Reading, judged: readonly Judged[]): Judged[] {
  const own = judged
    .filter(({ role, certainty }) => role === 'income' && certainty >= SAVE)
    .map(({ amount }) => amount)
  return judged.map((one) => {
    if (!isOfElse(reading, one) && isHouseholdPay(reading, one.amount, own))
      return { ...one, role: 'income', certainty: 1, clarity: 1 }
    return one.role === 'income' && one.certainty < STATED && isJoinedPay(reading, one.amount)
      ? { ...one, certainty: STATED, clarity: 1 }
      : one
  })
}

/** What is divided among several, of a cost that is named, is paid. */
function asShared(_: Reading, one: Judged): Judged {
  return one.amount.share === undefined ? one : { ...one, role: 'expenseItem', certainty: 1, clarity: 1 }
}

function asTotal(reading: Reading, one: Judged): Judged {
  if (one.role === 'debtTotal' && toldBy.test(clauseOf(reading, one.amount)))
    return { ...one, role: 'liability', clarity: 1 }
  if (one.role !== 'liability' && one.role !== 'expenseItem') return one
  const clause = clauseOf(reading, one.amount).replaceAll(/\beverything else\b/g, '')
  if (!all.test(clause)) return one
  // 'The hospital says I owe 8,640 total': all that is owed to it.
  if (one.role === 'liability' && owed.test(clause) && !toldBy.test(clause))
    return { ...one, role: 'debtTotal', clarity: 1 }
  if (one.role === 'expenseItem' && spent.test(clause)) return { ...one, role: 'expenseTotal', clarity: 1 }
  return one
}

/** Words for the whole of what is spent. */
const wholeOfIt =
  /^(?:monthly|total|household|living|basic|fixed|regular|usual|overall|family|personal|annual|yearly|average|everyday|normal|combined)$/

/** 'Business expenses are 400' are not all that is spent, nor is 'the rest of our bills'. */
function asPart(reading: Reading, one: Judged): Judged {
  if (one.role !== 'expenseTotal') return one
  if (isRest(reading, one.amount)) return { ...one, role: 'expenseItem', clarity: 1 }
  const { tokens, sentences } = reading
  const { first = 0 } = sentences[one.amount.sentence] ?? {}
  const at = tokens.findLastIndex(
    ({ word }, place) => place > first && place < one.amount.first && word === 'expenses',
  )
  const isOfPart = at > 0 && isNaming(tokens, at - 1) && !wholeOfIt.test(tokens[at - 1]?.word ?? '')
  return isOfPart ? { ...one, role: 'expenseItem', clarity: 1 } : one
}
