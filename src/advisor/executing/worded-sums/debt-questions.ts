/** Questions about what is owed that carry no amount of their own. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action, Minded, RowReference } from '#advisor/minding/minded.ts'
import { findRows } from '#advisor/planning/data/find-row.ts'
import { paidOnDebt } from '#advisor/planning/data/paid-on-debt.ts'
import { centsOf } from '#advisor/planning/given.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { askedPeriod } from '#advisor/executing/periods/one-period.ts'

interface Talk {
  text: string
  minded: Minded
  sums: readonly SumRecord[]
  snapshot: Snapshot
}

type Debt = Snapshot['liabilities'][number]

export const debtQuestion = (talk: Talk): Action | null =>
  interestOnAll(talk) ?? totalOwed(talk) ?? paidOnAll(talk) ?? allGone(talk) ?? timeLeft(talk)

const ASKS = /\b(?:how much|what|whats|what's)\b/i
const ON_ALL =
  /\bon (?:(?:all|both|everything)\b|(?:those|these|the|my) (?:two|three|four|five|2|3|4|5)\b)|\b(?:in total|altogether|all together)\b/i
/** 'How much interest am I paying a month': as things are, of everything. */
const AS_IT_IS =
  /\binterest\b[^.?!]*\b(?:am i|are we|do i|do we|i'?m|we'?re)\b[^.?!]*\b(?:a|per|each|every) (?:month|year|day)\b/i
const ON_ONE = /\bon (?:it|that|this)\b/i
/** Interest that comes in. */
const EARNED = /\b(?:earn\w*|savings|saved|cds?|hysa|bonds?|treasur\w+)\b/i
const OF_TWO = /\b(?:both|two|2)\b/i

/** Whether a number of the message says what is kept of a debt. */
const isOf = ({ amount, interestRate, minimumPayment }: Debt, { kind, value }: SaidNumber) =>
  kind === 'percent'
    ? interestRate === value
    : kind !== 'months' && [amount, minimumPayment].includes(centsOf(value))

/** 'What is the interest per month on all 3', or under a list of them: of every debt that is kept. */
function interestOnAll({ text, minded: { numbers }, snapshot: { liabilities } }: Talk): Action | null {
  const owed = liabilities.filter(({ amount }) => amount > 0)
  const isCount = ({ kind, value }: SaidNumber) => kind === 'number' && value === owed.length
  const isCounted = numbers.every((number) => isCount(number) || owed.some((debt) => isOf(debt, number)))
  const listed = owed.filter(({ amount }) => numbers.some(({ value }) => centsOf(value) === amount))
  const isList = listed.length > 1 && listed.length === owed.length
  const isOfThese = !OF_TWO.test(text) || owed.length === 2
  if (EARNED.test(text)) return null
  if (owed.length < 2 || !/\binterest\b/i.test(text) || !ASKS.test(text)) return null
  // Under a list the last sentence asks, and names none of them.
  const question = text.split(/[.\n]/).findLast((part) => part.trim() !== '') ?? ''
  const isAskedOfList =
    isList && /\binterest\b/i.test(question) && findRows(question, owed, ({ name }) => name).length === 0
  const isAsItIs =
    AS_IT_IS.test(text) && !ON_ONE.test(text) && findRows(text, owed, ({ name }) => name).length === 0
  if (!ON_ALL.test(text) && !isAskedOfList && !isAsItIs) return null
  const wanted = askedPeriod(text)
  return isCounted && isOfThese
    ? { ...bare('interest-cost'), wanted: wanted === 'year' ? 'year' : null }
    : null
}

const TOTAL =
  /\b(?:(?:new |my |the |our )*total(?: now| owed| debts?)?|how much (?:do|does) (?:i|we) (?:now )?owe(?: in all| now| altogether)?)\W*\?/i
/** The same without a number, where no mark is needed. */
const ALL_OWED = new RegExp(
  String.raw`\btotal (?:amount )?(?:debts?|owed|(?:i|we) owe)\b|` +
    String.raw`\b(?:i|we) owe\b[^.?!,]*\b(?:in all|altogether|all together|in total|total|everything)\b`,
  'i',
)

const PRICED = /\b(?:costs?|price|worth|own|assets?|paid for)\b/i

/** 'Oh the honda is 6,955, not 7,955. total now?': of all debts, one of them put right. */
function totalOwed({ text, minded: { numbers }, snapshot: { liabilities } }: Talk): Action | null {
  const owed = liabilities.filter(({ amount }) => amount > 0)
  const isPutRight = owed.some(
    (debt) => findRows(text, [debt], ({ name }) => name).length > 0 && numbers.some((one) => isOf(debt, one)),
  )
  // Every number is what a debt is, or what it is not.
  const isWhole = numbers.every(
    (one) => owed.some((debt) => isOf(debt, one)) || /\bnot\s*\$?$/i.test(text.slice(0, one.start)),
  )
  const isAsked =
    numbers.length === 0 ? ASKS.test(text) && ALL_OWED.test(text) : isPutRight && TOTAL.test(text)
  if (owed.length < 2 || !isAsked || !isWhole || PRICED.test(text)) return null
  // What it costs is told along with it, where every rate is known.
  if (numbers.length === 0 && owed.every(({ interestRate }) => interestRate)) return bare('interest-cost')
  return { ...bare('sum-of'), inputs: [{ slot: 'parts', value: { kind: 'total', name: 'debt' } }] }
}

const WHEN = /\b(?:when|how (?:long|soon|many (?:months|years)))\b/i
const ALL_GONE = new RegExp(
  String.raw`\b(?:debt[- ]?free|out of debt|(?:i|we)(?: be|'?m| am|'?re| are)? done|` +
    String.raw`(?:both|all|everything)\b[^.?!]*\b(?:gone|done|clear|paid))\b|\bdone with (?:both|all|everything|them)\b`,
  'i',
)
const SUPPOSED = /\b(?:if|without|instead|first|working|school)\b/i

/** 'When are we done with both', where what goes to each of them is known. */
function allGone({ text, minded: { numbers }, sums, snapshot }: Talk): Action | null {
  const owed = snapshot.liabilities.filter(({ amount }) => amount > 0)
  if (numbers.length > 0 || owed.length < 2 || !WHEN.test(text) || !ALL_GONE.test(text)) return null
  if (SUPPOSED.test(text) || (OF_TWO.test(text) && owed.length !== 2)) return null
  // After a plan it is asked of that, and after a sum of one debt of that one.
  const last = sums.findLast(({ missing }) => missing === undefined)
  const isOfOther = last !== undefined && !OF_TWO.test(text) && last.rows?.debt !== undefined
  const isPaid = owed.every((debt) => paidOnDebt(debt, snapshot) !== null)
  return last?.kind === 'debt-payoff' || isOfOther || !isPaid ? null : bare('debt-payoff')
}

const FOR_ALL = new RegExp(
  String.raw`^\S*(?: (?:dollars|bucks|a month|per month|each month|every month|monthly))* (?:in )?` +
    String.raw`(?:total|altogether|all together|combined|(?:for|on|to|toward|towards|between) (?:both|all|them|the two))\b` +
    String.raw`(?! (?:of )?debts?\b)`,
  'i',
)

/** 'I can pay 400 total', of several debts: what there is for all of them. */
function paidOnAll({ text, minded: { numbers }, snapshot }: Talk): Action | null {
  const owed = snapshot.liabilities.filter(({ amount }) => amount > 0)
  const [number, ...more] = numbers
  if (!number || more.length > 0 || owed.length < 2 || !FOR_ALL.test(text.slice(number.end))) return null
  const isPaid =
    (number.kind === 'money' || number.kind === 'number') && !owed.some((debt) => isOf(debt, number))
  if (!isPaid || !/\b(?:pay|put|send|do|afford|have|got|throw)\b/i.test(text) || PRICED.test(text))
    return null
  return { ...bare('debt-payoff'), inputs: [{ slot: 'total', value: { kind: 'number', number } }] }
}

const TIME_LEFT =
  /\bhow (?:many (?:more )?(?:months|payments|years)|much longer)\b[^.?!]*\b(?:left|to go|remaining|more|have|owe|pay(?:ing)?)\b/i
const ON_IT = /\bon (?:it|that|this|them)\b|\b(?:left|to go)\s*\??$/i
/** What runs out without being paid off. */
const NO_DEBT = /\b(?:lease|contract|policy|work|retire\w*|school|warranty|probation)\b/i

/** 'How many months left on it': by what is owed, its rate and its payment. */
function timeLeft({ text, minded: { numbers }, sums, snapshot }: Talk): Action | null {
  if (numbers.length > 0 || !TIME_LEFT.test(text) || NO_DEBT.test(text)) return null
  const debts = snapshot.liabilities.filter(({ amount }) => amount > 0)
  const [named, ...more] = findRows(text, debts, ({ name }) => name)
  const spokenOf = sums.at(-1)?.rows?.debt
  // Without its name, the one that is spoken of.
  const only = debts.find(({ id }) => id === spokenOf) ?? (debts.length === 1 ? debts[0] : undefined)
  const debt = named ?? (ON_IT.test(text) ? only : undefined)
  if (!debt || more.length > 0) return null
  const bill = snapshot.expenses.find(({ category }) => category.toLowerCase() === debt.name.toLowerCase())
  const owed: RowReference = { list: 'liabilities', id: debt.id, name: debt.name }
  const paid: RowReference | null =
    debt.minimumPayment !== null
      ? owed
      : bill
        ? { list: 'expenseItems', id: bill.id, name: bill.category }
        : null
  if (!paid) return null
  const inputs = { balance: owed, rate: owed, payment: paid }
  return {
    ...bare('payoff-time'),
    inputs: Object.entries(inputs).map(([slot, row]) => ({ slot, value: { kind: 'row', row } as const })),
  }
}
