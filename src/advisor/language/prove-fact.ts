import type { Change, Fact, RowChange } from '#advisor/facts.ts'
import { findUntraced } from '#advisor/grounding/check.ts'
import { type Cents, toCents } from '#finance/money.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { changesFrom, toFact } from '#advisor/understanding/amount-facts.ts'
import { monthlyCost, yearlyPay } from '#advisor/understanding/money/flows.ts'
import { hideForeign } from '#advisor/understanding/foreign.ts'
import {
  type Amount,
  isMoneyLike,
  type Reading,
  readMessage,
} from '#advisor/understanding/reading/reading.ts'
import { asWritten } from '#advisor/understanding/reading/tokens.ts'
import type { Role } from '#advisor/understanding/roles.ts'
import { isSensible } from '#advisor/understanding/sensible.ts'
import { isVetoed } from '#advisor/understanding/vetoes.ts'
import { findRowRef } from './row-refs.ts'

/** What a number can be remembered as, and what our own reader calls it; null where it changes a row or the person. */
export const factKinds = {
  income: 'income',
  expense: 'expenseItem',
  expenses: 'expenseTotal',
  savings: 'savings',
  asset: 'asset',
  debt: 'liability',
  debts: 'debtTotal',
  goal: 'goalTarget',
  saved: 'goalCurrent',
  retirementGoal: 'retirementGoal',
  rate: null,
  minimum: null,
  retirementAge: null,
  birthYear: null,
  name: null,
  end: null,
} as const satisfies Record<string, Exclude<Role, 'none'> | null>
export type FactKind = keyof typeof factKinds

export interface StatedFact {
  what: FactKind
  /** As it stands in the quote; absent for an end. */
  value?: number | undefined
  quote: string
  name?: string | undefined
  /** A stored row: debt1. */
  target?: string | undefined
}

export interface ProvenFact {
  fact: Fact
  /** The sentence asks or supposes: what it holds may not be so. */
  isInQuestion: boolean
  /** A change of a stored row that the message names, or whose value it takes back. */
  isNamed: boolean
}

/**
 * A fact that the model has read, checked against the message: the quote must stand there and the value in it, as our
 * own reader reads it, or follow by a named step (thousands, twelve months, a sum). Else why it is none.
 */
export function proveFact(text: string, snapshot: Snapshot, stated: StatedFact): ProvenFact | string {
  // Blanked text keeps its length, so that places in it are places in the message.
  const start = text.indexOf(stated.quote)
  if (start < 0) return 'quote: it does not stand in the message.'
  const reading = readMessage(hideForeign(text))
  const span = { start, end: start + stated.quote.length }
  if (stated.what === 'end') return endOf(reading, snapshot, stated, span)
  if (stated.what === 'name') return nameOf(snapshot, stated, text, span)
  const { value, what } = stated
  if (value === undefined) return 'value: it is missing.'
  const amount = findAmount(reading, span, value)
  if (!amount) return 'value: it does not stand in the quote.'
  const fact = readChange(reading, amount, snapshot, stated)
  if (typeof fact === 'string') return fact
  if (!isSensible(fact.change)) return 'value: it is out of bounds.'
  const clause = clauseBefore(text, amount)
  const isNamed = stated.target !== undefined && isOfNamedRow(fact.change, snapshot, text)
  // 'Her IRA is 113,000': a row of the user's already, and no longer somebody else's.
  const isKnown = what === 'minimum' || (isNamed && !SUPPOSED.test(clause))
  const isVetoedNow = !isKnown && isVetoed(reading, { amount, certainty: 0 })
  const isAsked = isVetoedNow || (reading.sentences[amount.sentence]?.isQuestion ?? false)
  return {
    fact: { ...fact, quote: asWritten(fact.quote, text) },
    // '…and send that to the student loan, i owe 17,600': the clause says so, whatever its sentence asks.
    isInQuestion: isAsked && !saysOwn(clause),
    isNamed,
  }
}

const OWN =
  /\b(?:i|we)(?:['’]ve)? (?:also |still |already |now )?(?:owe|have|got|make|earn|bring)\b|\b(?:my|our) [^,.;]*\b(?:is|are)\b/i
// 'Does it make sense if I still owe 11,600' supposes nothing.
const SUPPOSED = /\b(?:if(?! (?:i|we) still\b)|would|could|should|might|may|suppose|say)\b/i
/** 'How long would my 9,500 in savings last', 'from my 401k of 31k' */
const HELD = /\b(?:my|our) (?:[^,.;]{1,30} (?:of|with) )?\$?$/i
const saysOwn = (clause: string) =>
  HELD.test(clause) ? !/\bif\b/i.test(clause) : OWN.test(clause) && !SUPPOSED.test(clause)

/** The words of its clause before an amount. */
const clauseBefore = (text: string, { start }: Amount) => /[^,.;!?\n]*$/.exec(text.slice(0, start))?.[0] ?? ''

/** 'Her IRA is 113,000 and not 131,000', 'the car is 10,900': the row by a word of its name, or by what it held. */
function isOfNamedRow(change: Change, snapshot: Snapshot, text: string): boolean {
  if (!('id' in change) || change.kind === 'removal' || change.id === null) return false
  // 'Not 238' takes 238,000 back, too.
  const held = new Set(readNumbers(text).flatMap(({ value }) => [toCents(value), toCents(value * 1000)]))
  const words = new Set(text.toLowerCase().match(/[a-z0-9]{2,}/g))
  const isWord = (word: string) => words.has(word) || words.has(`${word}s`)
  return (
    (change.name.toLowerCase().match(/[a-z0-9]{3,}/g) ?? []).some(isWord) ||
    rowAmounts(snapshot, change).some((amount) => held.has(amount))
  )
}

function rowAmounts({ assets, liabilities, income, expenses, goals }: Snapshot, change: Change): Cents[] {
  if (!('id' in change)) return []
  const isIt = ({ id }: { id: number }) => id === change.id
  const lists: Partial<Record<Change['kind'], readonly Cents[]>> = {
    asset: assets.filter(isIt).map(({ value }) => value),
    liability: liabilities.filter(isIt).map(({ amount }) => amount),
    income: income.filter(isIt).map(({ amount }) => amount),
    expense: expenses.filter(isIt).map(({ amount }) => amount),
    goal: goals.filter(isIt).flatMap(({ targetAmount, currentAmount }) => [targetAmount, currentAmount]),
  }
  return [...(lists[change.kind] ?? [])]
}

function findAmount(
  { amounts }: Reading,
  { start, end }: { start: number; end: number },
  value: number,
): Amount | null {
  const inside = amounts.filter((amount) => amount.start >= start && amount.end <= end)
  // 38 of '38k' is what stands there, too.
  const plain = inside.find((amount) => amount.value === value || amount.value === value * 1000)
  if (plain) return plain
  const [first] = inside
  const thousands = inside.find((amount) => amount.value * 1000 === value && amount.value < 1000)
  if (thousands) return { ...thousands, value }
  const yearly = inside.find((amount) => isMoneyLike(amount) && amount.value * 12 === value)
  if (yearly) return { ...yearly, value }
  const sum = inside.reduce((total, amount) => total + amount.value, 0)
  return first && inside.length > 1 && Math.abs(sum - value) < 0.005 ? { ...first, value } : null
}

function readChange(
  reading: Reading,
  amount: Amount,
  snapshot: Snapshot,
  { what, name, target, quote }: StatedFact,
): Fact | string {
  const fact = (change: Change) => toFact(reading, { change, amount, certainty: 1 }, 1)
  const { value } = amount
  if (what === 'birthYear' || what === 'retirementAge') {
    if (what === 'birthYear') {
      const year = value <= OLDEST ? Number(snapshot.today.slice(0, 4)) - value : value
      return year > 1900 && year < 2100 && value >= YOUNGEST
        ? fact({ kind: 'birthYear', value: year })
        : 'value: it is neither an age nor a year of birth.'
    }
    return value >= 30 && value <= 100
      ? fact({ kind: 'profile', field: 'retirementAge', value })
      : 'value: it is no age to retire at.'
  }
  if (what === 'rate' || what === 'minimum') {
    const debt = target === undefined ? null : rowAt(snapshot, target)
    if (debt?.kind !== 'liability') return 'target: name the debt it belongs to, such as debt1.'
    return fact({
      ...debt,
      ...(what === 'rate' ? { interestRate: value } : { minimumPayment: toCents(value) }),
    })
  }
  const role = factKinds[what]
  if (role === null || !isMoneyLike(amount)) return 'value: it is no amount of money.'
  const row = target === undefined ? null : rowAt(snapshot, target)
  if (target !== undefined && !row) return `target: there is no row ${target}.`
  if (row) return fact(withAmount(row, reading, amount, what))
  const [found] = changesFrom(reading, [{ amount, role, certainty: 1, clarity: 1 }], snapshot)
  if (!found) return 'The message does not say this of the user.'
  return fact(renamed(asNew(withOwnRate(found.change, quote), name), name, reading.text))
}

/** A stored row with another amount: 'the IRA is 113,000 and not 131,000'. */
function withAmount(row: RowChange, reading: Reading, amount: Amount, what: FactKind): Change {
  const cents = toCents(amount.value)
  if (row.kind === 'asset') return { ...row, value: cents }
  if (row.kind === 'goal') return { ...row, [what === 'saved' ? 'currentAmount' : 'targetAmount']: cents }
  if (row.kind === 'income') return { ...row, amount: Math.round(yearlyPay(reading, amount) / MONTHS) }
  return { ...row, amount: row.kind === 'expense' ? monthlyCost(reading, amount) : cents }
}
const MONTHS = 12

/** A stored row as a change that leaves it as it is. */
function rowAt(snapshot: Snapshot, target: string): RowChange | null {
  const row = findRowRef(snapshot, target)
  if (!row) return null
  const { assets, liabilities, income, expenses, goals } = snapshot
  const { id } = row
  const asset = row.list === 'assets' && assets.find((one) => one.id === id)
  if (asset) return { kind: 'asset', id, name: asset.name, category: asset.category, value: asset.value }
  const debt = row.list === 'liabilities' && liabilities.find((one) => one.id === id)
  if (debt) return { kind: 'liability', id, name: debt.name, category: debt.category }
  const pay = row.list === 'incomeItems' && income.find((one) => one.id === id)
  if (pay) return { kind: 'income', id, name: pay.source, amount: pay.amount }
  const cost = row.list === 'expenseItems' && expenses.find((one) => one.id === id)
  if (cost) return { kind: 'expense', id, name: cost.category, amount: cost.amount }
  const goal = row.list === 'financialGoalItems' && goals.find((one) => one.id === id)
  return goal ? { kind: 'goal', id, name: goal.name } : null
}

/** A row by another name; one that holds a number must have it from the message. */
function nameOf(
  snapshot: Snapshot,
  { target = '', name = '', quote }: StatedFact,
  text: string,
  span: { start: number; end: number },
): ProvenFact | string {
  const row = rowAt(snapshot, target)
  if (!row || row.kind === 'goal') return 'target: name the row that is called wrongly, such as debt1.'
  if (name === '' || (findUntraced(name).length > 0 && !text.toLowerCase().includes(name.toLowerCase())))
    return 'name: what the row is called, without numbers of your own.'
  const change: Change = { ...row, name, isRenamed: true }
  return { fact: { change, decision: 'ask', quote, span }, isInQuestion: false, isNamed: true }
}

/** Ages of people who have money of their own. */
const YOUNGEST = 14
const OLDEST = 110

/** Of several rates in a quote nobody can tell which one is the debt's: each is said for itself. */
function withOwnRate(change: Change, quote: string): Change {
  if (change.kind !== 'liability' || change.interestRate === undefined) return change
  const { interestRate, ...rest } = change
  const numbers = readNumbers(quote).filter(({ kind }) => kind !== 'money')
  return numbers.length === 1 && numbers[0]?.value === interestRate ? change : rest
}

/** Without a target it is a new row, unless it is called like the one that our own reader thinks of. */
function asNew(change: Change, name: string | undefined): Change {
  if (!('id' in change) || change.kind === 'removal' || change.id === null || name === undefined)
    return change
  const isCalledSo = change.name.toLowerCase() === name.toLowerCase()
  return isCalledSo ? change : { ...change, id: null, name }
}

/** A name of the model's is kept where it holds no number that the message does not. */
function renamed(change: Change, name: string | undefined, text: string): Change {
  if (!('name' in change) || change.kind === 'removal' || change.id !== null || name === undefined)
    return change
  const isPlain = findUntraced(name).length === 0 || text.toLowerCase().includes(name.toLowerCase())
  return isPlain ? { ...change, name } : change
}

function endOf(
  reading: Reading,
  snapshot: Snapshot,
  { target = '', quote }: StatedFact,
  span: { start: number; end: number },
): ProvenFact | string {
  const row = rowAt(snapshot, target)
  if (!row || row.id === null) return 'target: name the row that is over, such as debt1.'
  const change: Change = { kind: 'removal', from: row.kind, id: row.id, name: row.name }
  // 'I quit the gym', said of that very row.
  const isPlain = OVER.test(quote) && !WISHED.test(quote) && !SUPPOSED.test(quote)
  const isAsked = reading.sentences.some(
    (one) =>
      one.isQuestion &&
      (reading.tokens[one.first]?.start ?? 0) < span.end &&
      span.start < (reading.tokens[one.next - 1]?.end ?? 0),
  )
  const isNamed = isPlain && isOfNamedRow(row, snapshot, quote)
  return { fact: { change, decision: 'ask', quote, span }, isInQuestion: isAsked, isNamed }
}

const OVER =
  /\b(?:quit|cancel(?:l?ed)?|paid off|sold|closed|gone|ended|finished|dropped|stopped|no longer|not any ?more|got rid)\b/i
const WISHED =
  /\b(?:want|wish|hope|plan|going to|gonna|will|['’]ll|thinking|maybe|soon|next)\b|\bto (?:quit|cancel)\b/i
