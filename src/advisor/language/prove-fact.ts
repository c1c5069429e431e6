import type { Change, Fact } from '#advisor/facts.ts'
import { findUntraced } from '#advisor/grounding/check.ts'
import { type Cents, toCents } from '#finance/money.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { changesFrom, toFact } from '#advisor/understanding/amount-facts.ts'
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
  /** The sentence asks: what it holds may only be supposed. */
  isInQuestion: boolean
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
  if (stated.what === 'end') return endOf(snapshot, stated, span)
  const { value } = stated
  if (value === undefined) return 'value: it is missing.'
  const amount = findAmount(reading, span, value)
  if (!amount) return 'value: it does not stand in the quote.'
  // '…and send that to the student loan, i owe 17,600', within a what-if: the user is asked.
  const isVetoedNow = isVetoed(reading, { amount, certainty: 0 })
  if (isVetoedNow && !OWN.test(clauseBefore(text, amount)))
    return 'The message does not say this of the user now.'
  const fact = readChange(reading, amount, snapshot, stated)
  if (typeof fact === 'string') return fact
  if (!isSensible(fact.change)) return 'value: it is out of bounds.'
  return {
    fact: { ...fact, quote: asWritten(fact.quote, text) },
    isInQuestion: isVetoedNow || (reading.sentences[amount.sentence]?.isQuestion ?? false),
  }
}

const OWN = /\b(?:i|we)(?:['’]ve)? (?:also |still |already |now )?(?:owe|have|got|make|earn|bring)\b/i
/** The words of its clause before an amount. */
const clauseBefore = (text: string, { start }: Amount) => /[^,.;!?\n]*$/.exec(text.slice(0, start))?.[0] ?? ''

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
    const row = target === undefined ? null : findRowRef(snapshot, target)
    const debt = snapshot.liabilities.find(({ id }) => row?.list === 'liabilities' && id === row.id)
    if (!debt) return 'target: name the debt it belongs to, such as debt1.'
    const part = what === 'rate' ? { interestRate: value } : { minimumPayment: Math.round(value * 100) }
    return fact({ kind: 'liability', id: debt.id, name: debt.name, category: debt.category, ...part })
  }
  const set = target === undefined ? null : withAmount(snapshot, target, toCents(value))
  if (set) return fact(set)
  const role = factKinds[what]
  if (role === null || !isMoneyLike(amount)) return 'value: it is no amount of money.'
  const [found] = changesFrom(reading, [{ amount, role, certainty: 1, clarity: 1 }], snapshot)
  if (!found) return 'The message does not say this of the user.'
  return fact(renamed(withOwnRate(found.change, quote), name, reading.text))
}

/** A stored row with another amount: 'the IRA is 113,000 and not 131,000'. */
function withAmount(
  { assets, liabilities, ...snapshot }: Snapshot,
  target: string,
  cents: Cents,
): Change | null {
  const row = findRowRef({ assets, liabilities, ...snapshot }, target)
  if (row?.list === 'assets') {
    const asset = assets.find(({ id }) => id === row.id)
    return asset
      ? { kind: 'asset', id: asset.id, name: asset.name, category: asset.category, value: cents }
      : null
  }
  if (row?.list === 'liabilities') {
    const debt = liabilities.find(({ id }) => id === row.id)
    return debt
      ? { kind: 'liability', id: debt.id, name: debt.name, category: debt.category, amount: cents }
      : null
  }
  return null
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

/** A name of the model's is kept where it holds no number that the message does not. */
function renamed(change: Change, name: string | undefined, text: string): Change {
  if (!('name' in change) || change.kind === 'removal' || change.id !== null || name === undefined)
    return change
  const isPlain = findUntraced(name).length === 0 || text.toLowerCase().includes(name.toLowerCase())
  return isPlain ? { ...change, name } : change
}

function endOf(
  snapshot: Snapshot,
  { target = '', quote }: StatedFact,
  span: { start: number; end: number },
): ProvenFact | string {
  const row = findRowRef(snapshot, target)
  if (!row) return 'target: name the row that is over, such as debt1.'
  const kinds = {
    assets: 'asset',
    liabilities: 'liability',
    incomeItems: 'income',
    expenseItems: 'expense',
    financialGoalItems: 'goal',
  } as const
  const { assets, liabilities, income, expenses, goals } = snapshot
  const names = [
    ...assets.map(({ id, name }) => ({ list: 'assets', id, name })),
    ...liabilities.map(({ id, name }) => ({ list: 'liabilities', id, name })),
    ...income.map(({ id, source: name }) => ({ list: 'incomeItems', id, name })),
    ...expenses.map(({ id, category: name }) => ({ list: 'expenseItems', id, name })),
    ...goals.map(({ id, name }) => ({ list: 'financialGoalItems', id, name })),
  ]
  const name = names.find((one) => one.list === row.list && one.id === row.id)?.name ?? target
  const change: Change = { kind: 'removal', from: kinds[row.list], id: row.id, name }
  return { fact: { change, decision: 'ask', quote, span }, isInQuestion: false }
}
