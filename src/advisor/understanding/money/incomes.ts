import { type Cents, toCents } from '#finance/money.ts'
import type { Judged } from '#advisor/understanding/classify.ts'
import { yearlyPay } from './flows.ts'
import { type Amount, isMoneyLike, periodOf, type Reading } from '#advisor/understanding/reading/reading.ts'
import { earnerBefore } from '#advisor/understanding/names/row-names.ts'
import { LEAST_NET, MOST_NET } from './net-pay.ts'
import { letOut } from '#advisor/understanding/names/let-out.ts'
import { isOpenSeason, otherSeason } from './season.ts'
import { withoutStale } from './stale-pay.ts'

export interface Income {
  amount: Amount
  yearly: Cents
  isNet: boolean
  isTotal: boolean
  /** Said outright to be the whole of several. */
  isCombined: boolean
}

const net =
  /^(?:net|nets|after|take-home|takehome|home|clear|clears|clearing|hand|(?:pay)?checks?|deposit|see)$/
const gross = /^(?:gross|grosses|base|salary|before|pretax|pre-tax)$/
const total = /^(?:total|together|combined|altogether|between|household|hhi|all|we|our)$/

const combined = /^(?:combined|together|altogether|household|hhi)$/

/** 'Three churches together give 1,650 more' */
const FURTHER = /^ more\b(?! or less)/i

const near = (one: Cents, two: Cents) => Math.abs(one - two) <= Math.max(one, two) * 0.01

interface Around {
  before: string[]
  /** The amount itself, and what follows it. */
  after: string[]
}

/** What is taken from pay before it is brought home. */
const TAXED =
  /^(?:tax|taxes|deductions|withholdings?|insurance|everything|all|401k|403b|health|benefits|dues|retirement)$/

/** Where the brackets begin that a place stands in; before the first token where it stands in none. */
function openBracket(tokens: Reading['tokens'], place: number): number {
  const at = tokens.findLastIndex(({ text }, index) => /^[()]$/.test(text) && index < place)
  return tokens[at]?.text === '(' ? at : -1
}

/** What its sentence says around an amount, up to the amounts beside it. */
function wordsAround({ tokens, amounts, sentences }: Reading, amount: Amount): Around {
  const { first = 0, next = tokens.length } = sentences[amount.sentence] ?? {}
  const left = Math.max(
    first,
    amount.first - 10,
    // '5,900 together (me 3,200 …': what stands before the brackets is said of the whole.
    openBracket(tokens, amount.first) + 1,
    ...amounts.filter((other) => other.next <= amount.first).map((other) => other.next),
  )
  const right = Math.min(
    next,
    amount.next + 6,
    ...amounts.filter((other) => other.first >= amount.next).map((other) => other.first),
  )
  // '180 a week after gas' is not what is left of another pay.
  const isTaxed = (at: number) => tokens.slice(at + 1, at + 4).some(({ word }) => TAXED.test(word))
  const words = (from: number, to: number) =>
    tokens.slice(from, to).flatMap(({ word }, at) => (word === 'after' && !isTaxed(from + at) ? [] : [word]))
  return { before: words(left, amount.first), after: words(amount.first, right) }
}

/** '3,100 together, pension 1,250': what stands before the comma is said of the amount before it. */
function ownBefore({ amounts }: Reading, amount: Amount, { before }: Around): string[] {
  const isFurther = amounts.some(
    (other) => other.sentence === amount.sentence && other.next <= amount.first && isMoneyLike(other),
  )
  return isFurther ? before.slice(before.findLastIndex((word) => /^[,;]$/.test(word)) + 1) : before
}

const THEN = /^(?:,|;|and|but|so)$/

/** '69k gross, 51k net': what follows the amount decides, and what comes before only if nothing follows. */
function isNetPay({ tokens }: Reading, { next }: Amount, around: Around): boolean {
  const following = tokens.slice(next, next + 2)
  const end = following.findIndex(({ kind }) => kind !== 'word')
  const after = (end < 0 ? following : following.slice(0, end)).map(({ word }) => word)
  if (after.some((word) => net.test(word) || gross.test(word))) return after.some((word) => net.test(word))
  // '61k, take home is 3,960', '84k a year and bring home 5,100': what comes then is said of the next.
  const then = around.after.findIndex((word) => THEN.test(word))
  const last = around.before.slice(around.before.findLastIndex((word) => THEN.test(word)) + 1)
  // '84k salary, take home 5,100': the words of its own clause, where they say it.
  const before = last.some((word) => net.test(word)) ? last : around.before
  const own = [...before, ...(then < 0 ? around.after : around.after.slice(0, then))]
  return own.some((word) => net.test(word)) && !own.some((word) => gross.test(word))
}

/**
 * The user's pay: one figure said twice counts once, gross wins over net of the same pay, and a total wins over its
 * parts. Other parts add up.
 */
export function combineIncomes(
  reading: Reading,
  judged: Judged[],
): { yearly: Cents; parts: Income[]; from: Judged[] } | null {
  const all = withoutStale(reading, judged).map((one): Income & { judged: Judged; words: string } => {
    const around = wordsAround(reading, one.amount)
    const words = [...around.before, ...around.after]
    return {
      judged: one,
      words: words.join(' '),
      amount: one.amount,
      yearly: yearlyPay(reading, one.amount),
      isNet: isNetPay(reading, one.amount, around),
      isTotal: words.some((word) => total.test(word)),
      isCombined:
        !isBenefit(reading, one.amount) &&
        !FURTHER.test(reading.text.slice(one.amount.end)) &&
        [...ownBefore(reading, one.amount, around), ...around.after].some(
          // '3,750 for the household' is what somebody brings into it.
          (word, at, all) => combined.test(word) && !(word === 'household' && all[at - 1] === 'the'),
        ),
    }
  })
  const rents = letOut(reading)
  const isRepeated = (one: Income, other: Income) =>
    near(one.yearly, other.yearly) &&
    // Two sides may bring the same.
    !(rents.includes(one.amount) && rents.includes(other.amount)) &&
    (one.isTotal ||
      other.isTotal ||
      all.length > 2 ||
      (isOtherUnit(reading, one.amount, other.amount) &&
        isBenefit(reading, one.amount) === isBenefit(reading, other.amount)))
  const distinct = all.filter((one, at) => !all.slice(0, at).some((other) => isRepeated(one, other)))
  const first = distinct[0]
  if (!first) return null
  if (distinct.length === 1) return { yearly: first.yearly, parts: [first], from: [first.judged] }
  const whole = combinedOf(distinct) ?? allInOf(distinct)
  if (whole) return { yearly: whole.yearly, parts: [whole], from: [whole.judged] }
  const counted = withoutNet(reading, withoutTotals(distinct)).filter(
    ({ amount }) => !isOpenSeason(reading, amount),
  )
  const yearly = counted.reduce((sum, one) => sum + one.yearly, 0)
  // One pay in the good months and in the others has one source.
  const isSeason = ({ amount }: Income) =>
    otherSeason(reading, amount) !== null && amount.value < SEASON_CEILING
  const parts = counted.filter((one) => !isSeason(one))
  return { yearly, parts: parts.length > 0 ? parts : counted, from: counted.map((one) => one.judged) }
}

/** 'Santa pays 11,500 for the season, the rest of the year I do insurance, 43,000' are two jobs. */
const SEASON_CEILING = 10_000

/** What comes without work is no pay for it, though both may come to nearly the same, and of two people is no whole. */
const BENEFIT =
  '(?:social security|ss|pension|ssi|ssdi|disability|alimony|child support|retirement from (?:the )?[a-z]+)'
/** 'Her Social Security plus mine run 3,040' */
const BENEFIT_BEFORE = new RegExp(
  String.raw`\b${BENEFIT}(?: (?!(?:and|but|my|our|job|pay|paycheck)\b)\w+){0,3}\W*$`,
  'i',
)
const BENEFIT_AFTER = new RegExp(String.raw`^(?: a month)?(?: \w+)? ${BENEFIT}\b`, 'i')

const isBenefit = ({ text }: Reading, { start, end }: Amount) =>
  BENEFIT_BEFORE.test(text.slice(0, start)) || BENEFIT_AFTER.test(text.slice(end))

/** '$145 a day, four days a week. It adds up to $20,880 a year': the same to the dollar is no second job. */
const isOtherUnit = (reading: Reading, one: Amount, other: Amount) =>
  periodOf(reading, one) !== periodOf(reading, other)

/** 'Base is $70 a shift but with tips it comes out to $210 a night all in' */
function allInOf<Part extends Income & { words: string }>(incomes: Part[]): Part | null {
  const [one, two, another] = incomes
  if (!one || !two || another) return null
  const [base, whole] = one.yearly < two.yearly ? [one, two] : [two, one]
  return /\bbase\b/.test(base.words) && /\b(?:all in|with tips|all told|comes out to)\b/.test(whole.words)
    ? whole
    : null
}

/** '97,200 combined, that's 60,000 for me': of the parts not all are known, but the whole is. */
function combinedOf<Part extends Income>(incomes: Part[]): Part | null {
  const [whole, another] = incomes.filter(({ isCombined }) => isCombined)
  if (!whole || another) return null
  const rest = incomes.reduce((sum, { yearly }) => sum + yearly, 0) - whole.yearly
  return rest < whole.yearly && !near(rest, whole.yearly) ? whole : null
}

/** Each further one doubles the sums to be tried. */
const MOST_PARTS = 8

/** 'An income of 3,155, which is 1,755 from Social Security and 1,400 from the fund': the parts say it all. */
function withoutTotals<Part extends Income>(incomes: Part[]): Part[] {
  if (incomes.length < 3 || incomes.length > MOST_PARTS) return incomes
  return incomes.filter(
    (one) =>
      !isSumOfSome(
        one.yearly,
        incomes.filter((other) => other !== one),
        one.isTotal ? ABOUT : 0,
      ),
  )
}

/** What nobody calls a total is one only where it is their very sum, by months that were rounded. */
const ABOUT = 0.01
const EXACT = 12

function isSumOfSome(total: Cents, parts: readonly Income[], share: number): boolean {
  for (let chosen = 1; chosen < 2 ** parts.length; chosen += 1) {
    const some = parts.filter((_, at) => chosen & (2 ** at))
    if (
      some.length > 1 &&
      Math.abs(total - some.reduce((sum, { yearly }) => sum + yearly, 0)) <= total * share + EXACT
    )
      return true
  }
  return false
}

/** How often pay may come in a year. */
const paydays = [52, 26, 24, 12]

/** 'Salary 62,000, paycheck 1,934 twice a month' is one pay, before and after taxes, and so is '64k, I take home 1,900'. */
function withoutNet<Part extends Income>(reading: Reading, incomes: Part[]): Part[] {
  const isLeftOf = (yearly: Cents, gross: Income) =>
    yearly >= gross.yearly * LEAST_NET && yearly <= gross.yearly * MOST_NET
  // 'I bring home 2,860 and my husband 3,240' are two who earn.
  const isAnothers = (one: Amount, other: Amount) => {
    const [earner, second] = [earnerBefore(reading, one), earnerBefore(reading, other)]
    return earner !== null && second !== null && earner !== second
  }
  const isOf = ({ yearly, amount }: Income, gross: Income) =>
    !isAnothers(amount, gross.amount) &&
    // 'The shop clears 1,500 a month, I take 1,930 in Social Security'
    isBenefit(reading, amount) === isBenefit(reading, gross.amount) &&
    (isLeftOf(yearly, gross) ||
      (periodOf(reading, amount) === null &&
        paydays.some((times) => isLeftOf(toCents(amount.value * times), gross))))
  return incomes.filter((one) => !one.isNet || !incomes.some((other) => !other.isNet && isOf(one, other)))
}
