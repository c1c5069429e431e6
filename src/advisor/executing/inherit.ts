/** What an earlier sum leaves to the one that goes on from it. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action } from '#advisor/minding/minded.ts'
import { basisOf } from '#advisor/planning/data/pay-basis.ts'
import type { Input, Sum } from '#advisor/planning/sum.ts'
import { asValued, givenValue } from './references.ts'
import type { Valued } from '#advisor/planning/to-value.ts'
/** Names that different sums have for the same thing. */
const sameThing: readonly (readonly string[])[] = [
  ['balance', 'principal', 'owed', 'loan'],
  ['savings', 'start', 'current', 'portfolio', 'saved'],
  ['monthly', 'contribution'],
  ['spending', 'expenses'],
  ['target', 'goal', 'needed'],
  ['years', 'months'],
  ['income', 'salary', 'pay', 'mine', 'net'],
  ['bought', 'price'],
  ['debts', 'payment'],
  ['bills', 'expenses'],
  ['payment', 'amount'],
  ['value', 'worth', 'price'],
]

/** What money has grown to is what the next sum starts from; where a goal will stand by its day is not there yet. */
const grown = new Set(['portfolio', 'start'])

export const fits = (input: Input, { unit }: Valued) =>
  input.anyUnit === true ||
  input.unit === unit ||
  (input.unit === 'number' && unit !== 'money') ||
  (input.unit === 'age' && unit === 'number')

/** Interest that is paid and interest that is earned do not mix, and a withdrawal is neither. */
const lending = new Set([
  'payoff-time',
  'payment-to-clear',
  'extra-payment',
  'loan-payment',
  'loan-comparison',
  'loan-to-value',
  'remaining-balance',
  'borrowing-power',
  'biweekly-payment',
  'refinance',
  'points',
  'interest-cost',
  'minimum-payment',
  'consolidation',
  'balance-transfer',
  'affordability',
  'house-payment',
  'rent-or-buy',
  'rollover',
  'lease-or-buy',
  'mortgage-insurance',
])
const earning = new Set([
  'growth',
  'goal-time',
  'goal-payment',
  'goal-pace',
  'goal-progress',
  'retirement-projection',
  'retirement-need',
  'retirement-odds',
  'interest-earned',
  'present-value',
  'college',
  'independence',
  'saved-by',
  'lump-or-monthly',
])
export const isLending = (kind: string) => lending.has(kind)
export const isEarning = (kind: string) => earning.has(kind)
const areAlike = (a: string, b: string) =>
  (lending.has(a) && lending.has(b)) || (earning.has(a) && earning.has(b))

/** What is owed on a purchase is what its down payment left to borrow, and neither its price nor its payment. */
const borrowed = new Set(['principal', 'balance', 'owed'])

/** Between two sums of one loan its rate and its term stay as they were taken, default or not. */
const ofLoan = new Set(['rate', 'months'])

/** What comes out as saved is interest or tax, what comes out for savings goes there each month: neither is put by. */
const notThere = new Set(['saved', 'savings'])
const resultOf = ({ results }: SumRecord, name: string) => (notThere.has(name) ? undefined : results[name])

const ofHome = new Set(['house-payment', 'rent-or-buy', 'refinance', 'points', 'mortgage-insurance'])

/** What an earlier sum had for an input of this one: the same input, a like one, or a result of that name. */
export function inherit(sum: Sum, record: SumRecord): Map<string, Valued> {
  const found = new Map<string, Valued>()
  for (const [name, input] of Object.entries(sum.inputs)) {
    const others = sameThing.filter((names) => names.includes(name)).flat()
    const isOther = record.kind !== sum.name
    // What all debts get each month is what one new loan would replace.
    const isReplaced = sum.name === 'consolidation' && name === 'payment' && record.kind === 'debt-payoff'
    const figure =
      (isReplaced ? record.inputs['total'] : undefined) ??
      (isOther && grown.has(name) && record.kind !== 'goal-pace' ? record.results['value'] : undefined) ??
      (isOther && borrowed.has(name) && lending.has(sum.name) ? record.results['loan'] : undefined) ??
      record.inputs[name] ??
      (record.kind === sum.name ? undefined : resultOf(record, name)) ??
      (record.kind === sum.name
        ? undefined
        : others.map((other) => record.inputs[other] ?? resultOf(record, other)).find(Boolean))
    if (name === 'rate' && isOther && !areAlike(record.kind, sum.name)) continue
    // How long something is saved for is not how long something else is borrowed for.
    if (name === 'months' && isOther && isLending(sum.name) && !isLending(record.kind)) continue
    // A share that came out of one sum is not the share that goes into another.
    if (name === 'percent' && isOther && !record.inputs[name]) continue
    // What a payment carries says nothing of money put down before.
    if (sum.name === 'borrowing-power' && name === 'down' && isOther) continue
    // What is saved by then is no price, and what a home would cost each month is no debt beside it.
    if (name === 'price' && isEarning(record.kind)) continue
    if (name === 'debts' && ofHome.has(record.kind)) continue
    // How long somebody would stay is not how long they borrow.
    if (name === 'months' && record.kind === 'rent-or-buy' && isOther) continue
    // 'What does it make in a year' asks for no other time.
    if (sum.name === 'interest-earned' && name === 'months' && isOther) continue
    // How long somebody studies is not how long money was to grow.
    if (sum.name === 'college' && name === 'years' && isOther) continue
    // What an employer adds is part of what goes in by then.
    if (name === 'match' && isOther) continue
    // What a house costs all in is more than what is paid on its loan.
    if (sum.name === 'mortgage-insurance' && name === 'payment' && isOther) continue
    // What was taken out was taken out beside the pension.
    if (sum.name === 'nest-egg-life' && name === 'pension' && isOther) continue
    const isSameLoan =
      (isOther || sum.name === 'loan-payment') &&
      ofLoan.has(name) &&
      lending.has(record.kind) &&
      lending.has(sum.name)
    // All that is owed is no single balance.
    if (record.kind === 'net-worth' && borrowed.has(name)) continue
    // What is there for a goal is not what a debt could be paid from.
    if (sum.name === 'savings-or-debt' && name === 'savings' && isOther && !record.inputs[name]) continue
    // What a default gave is looked up anew.
    if (!figure || (figure.source.kind === 'rule' && !isSameLoan)) continue
    // Lenders go by pay before tax, whatever the budget went by.
    if (input.pay === 'gross' && isOther && basisOf(figure.source) === 'net') continue
    // What is spent in a month is twelve times that in a year.
    const own = Object.keys(record.inputs).find((key) => record.inputs[key] === figure)
    const valued = (own === undefined ? null : givenValue(record, own, input)) ?? asValued(figure)
    if (fits(input, valued)) found.set(name, valued)
  }
  return found
}

/** The rate and the term of the loan that a figure is taken from: 'what is the payment on one for 365,000'. */
export function termsOf(sum: Sum, inputs: Action['inputs'], sums: readonly SumRecord[]): Map<string, Valued> {
  const taken = new Set(inputs.flatMap(({ value }) => (value.kind === 'figure' ? [value.sum] : [])))
  const record = sums.find(({ id, kind }) => taken.has(id) && lending.has(kind))
  const terms = record && lending.has(sum.name) ? inherit(sum, record) : []
  return new Map([...terms].filter(([name]) => ofLoan.has(name)))
}
