import { ownWords } from './answers/bare-answers.ts'
import { SAVE } from './certainty.ts'
import type { Judged } from './classify.ts'
import { nameAmount } from './names/naming.ts'
import { isNaming } from './names/phrases.ts'
import { isRest } from './names/row-names.ts'
import { isNeededByBoth } from './offers.ts'
import { isOther, isPartner } from './people.ts'
import { type Amount, isMoneyLike, isWordOnly, type Reading } from './reading/reading.ts'
import { isJoinedPay } from './money/flows.ts'
import { asLivedOn, asSupport } from './money/going-out.ts'
import { isHouseholdPay } from './money/household.ts'
import { asIntroduced } from './money/introduced-pay.ts'
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
  asLivedOn,
  asPart,
  asSupport,
  asPayment,
  asRented,
  asAccount,
  asLabelled,
  asStated,
  asTotal,
  asWage,
  asIntroduced,
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
    const own = asMine(reading, one, result.at(-1))
    result.push(ofOne.reduce((known, settle) => settle(reading, known), own))
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

/** 'Student loan: 300 (balance 28,000)': what stands in the brackets is owed, and what stands before them paid. */
function withBracketed({ text }: Reading, judged: readonly Judged[]): Judged[] {
  return judged.map((one, at) => {
    const next = judged[at + 1]
    if (one.role !== 'liability' || next?.role !== 'liability' || next.amount.value <= one.amount.value)
      return one
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

/** 'Checking 900 bucks savings 2,700': the words right beside it tell what it is. */
function asAccount({ tokens }: Reading, one: Judged): Judged {
  const { first, next } = one.amount
  const isChecking = /^(?:checking|chequing)$/.test(tokens[first - 1]?.word ?? '')
  const behind = tokens.slice(next, next + 3).map(({ word }) => word)
  // '4,000 tied up in baseball cards' is owned, though cards are mostly owed on.
  const isTiedUp = one.role === 'liability' && behind.join(' ') === 'tied up in'
  return (one.role === 'savings' && isChecking) || isTiedUp ? { ...one, role: 'asset', clarity: 1 } : one
}

const paidTo = new RegExp(
  String.raw`(?<!\bdown )\b(?:payments?|pmts?|pymn?ts?)(?: (?:to|on|for)(?: the| my| our)?(?: [a-z']+){1,2})?` +
    String.raw`(?: (?:is|are|about|around|like|of|[:=-]))*$`,
)

const unpaid = /\b(?:missed|behind|late|owe|owed|owing|balance|left|remaining)\b/

/** 'Mortgage payment to Chase 1,400': what is paid is not what is owed. */
function asPayment({ tokens, sentences }: Reading, one: Judged): Judged {
  if (one.role !== 'liability') return one
  const { first = 0 } = sentences[one.amount.sentence] ?? {}
  const before = tokens
    .slice(first, one.amount.first)
    .map(({ word }) => word)
    .join(' ')
  const isOwed = unpaid.test(before) || unpaid.test(tokens[one.amount.next]?.word ?? '')
  return paidTo.test(before) && !isOwed ? { ...one, role: 'expenseItem', clarity: 1 } : one
}

const stated = new RegExp(
  [
    String.raw`(?:^|[,;:] |\band |\bbut )(?:my|our) ((?:[\w'&-]+ ){1,4})(?:is|are|comes to|come to|`,
    String.raw`totals)(?: (?:about|around|roughly|currently|now|just|only|at|exactly|nearly|almost))*$`,
  ].join(''),
)

/** 'My total debt is 14,250': said outright, whatever stands around it. */
function asStated({ tokens, sentences }: Reading, one: Judged): Judged {
  const { first = 0 } = sentences[one.amount.sentence] ?? {}
  const before = tokens
    .slice(Math.max(first, one.amount.first - 16), one.amount.first)
    .map((token) => token.word)
    .join(' ')
  const subject = stated.exec(before)?.[1]
  if (!subject || subject.split(' ').some((word) => isOther(word) || isPartner(word))) return one
  return { ...one, certainty: Math.max(one.certainty, STATED) }
}

const labels: [RegExp, Judged['role']][] = [
  [/^(?:and |my |our |the |total |monthly )*(?:spend|spending|expenses|outgoings)\?$/i, 'expenseTotal'],
  [/^(?:and |my |our |the |total )*(?:saved|savings)\?$/i, 'savings'],
  [/^(?:and |my |our |the |total |yearly |annual )*(?:income|pay|salary|earnings)\?$/i, 'income'],
]

/** 'Spending? 2,900': the question that the user answers tells what it is. */
function asLabelled(reading: Reading, one: Judged): Judged {
  const { text, tokens, sentences } = reading
  const before = sentences
    .slice(Math.max(0, one.amount.sentence - 2), one.amount.sentence)
    .findLast(({ isQuestion }) => isQuestion)
  const label = before && text.slice(tokens[before.first]?.start, tokens[before.next - 1]?.end)
  const role = labels.find(([pattern]) => label !== undefined && pattern.test(label))?.[1]
  const isBare = ownWords(reading, sentences[one.amount.sentence]).length === 0
  return role && isBare ? { ...one, role, certainty: STATED, clarity: 1 } : one
}

function asTotal(reading: Reading, one: Judged): Judged {
  if (isNeededByBoth(reading, one.amount))
    return { ...one, role: 'goalTarget', certainty: STATED, clarity: 1 }
  if (one.role === 'debtTotal' && toldBy.test(clauseOf(reading, one.amount)))
    return { ...one, role: 'liability', clarity: 1 }
  if (one.role !== 'liability' && one.role !== 'expenseItem') return one
  const clause = clauseOf(reading, one.amount).replaceAll(/\beverything else\b/g, '')
  if (!all.test(clause) || isRest(reading, one.amount)) return one
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

/** 'Mine: the farm stand, 9,800' and 'mine arrived in an account, 23,750' have something else for their subject. */
const MINE = new RegExp(
  String.raw`^(?:(?:and|but|so|well) )?(?:mine|ours)(?:'s)?` +
    String.raw`(?: (?:is|are|was|runs?|costs?|comes?|to|at|about|around|only|just|like|more|now|[:=,-]|\$))*$`,
)

/** 'He pays 2,200 in rent. Mine is 1,350': the same thing, now the user's own. */
function asMine(reading: Reading, one: Judged, before: Judged | undefined): Judged {
  const { tokens, sentences } = reading
  const { first = 0 } = sentences[one.amount.sentence] ?? {}
  const words = tokens.slice(first, one.amount.first).map(({ word }) => word)
  if (!before || !MINE.test(words.join(' '))) return one
  const { thing } = nameAmount(reading, before.amount, 'expenseItem')
  const isCost =
    thing !== null && /^(?:rent|food|utilities|transport|insurance|family|living|housing)$/.test(thing)
  return { ...one, role: isCost ? 'expenseItem' : before.role, certainty: 1, clarity: 1 }
}
