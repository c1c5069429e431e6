/** Questions about what is owed that carry no amount of their own. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action, Minded, RowReference } from '#advisor/minding/minded.ts'
import { findRows } from '#advisor/planning/data/find-row.ts'
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
  interestOnAll(talk) ?? totalOwed(talk) ?? timeLeft(talk)

const ASKS = /\b(?:how much|what|whats|what's)\b/i
const ON_ALL =
  /\bon (?:(?:all|both|everything)\b|(?:those|these|the|my) (?:two|three|four|five|2|3|4|5)\b)|\b(?:in total|altogether|all together)\b/i
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
  if (!ON_ALL.test(text) && !isAskedOfList) return null
  const wanted = askedPeriod(text)
  return isCounted && isOfThese
    ? { ...bare('interest-cost'), wanted: wanted === 'year' ? 'year' : null }
    : null
}

const TOTAL =
  /\b(?:(?:new |my |the |our )*total(?: now| owed| debt)?|how much (?:do|does) (?:i|we) (?:now )?owe(?: in all| now| altogether)?)\W*\?/i

const PRICED = /\b(?:costs?|price|worth|paid for)\b/i

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
  if (owed.length < 2 || !isPutRight || !isWhole || PRICED.test(text) || !TOTAL.test(text)) return null
  return { ...bare('sum-of'), inputs: [{ slot: 'parts', value: { kind: 'total', name: 'debt' } }] }
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
