/** 'If i paid off everything i owe', 'just the visa and the car, keep the loan': which debts are taken from an amount. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, endsOf, startOf, type Value } from '#advisor/minding/minded.ts'
import { findRows } from '#advisor/planning/data/find-row.ts'
import { centsOf } from '#advisor/planning/given.ts'
import type { Sum } from '#advisor/planning/sum.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { sumMoney } from '#finance/money.ts'

type Debt = Snapshot['liabilities'][number]

const ALL = /\b(?:everything|everybody|all|both|each|every (?:one|debt|card|loan))\b/i
/** What is named behind these stays owed; 'not sure i should pay the visa' keeps nothing. */
const KEPT =
  /\b(?:keep|skip|leave|except|without|(?:but|not)(?= (?:not |for )?(?:the|my|our|that|this)\b))\b[^.,;?!]*/gi

/** The debts that a message names, or all but those that it keeps; none where it says nothing of which. */
function debtsMeant(text: string, debts: readonly Debt[]): readonly Debt[] {
  const kept = findRows([...text.matchAll(KEPT)].join(' '), debts, nameOf)
  const named = findRows(text.replaceAll(KEPT, ' '), debts, nameOf)
  if (named.length > 0) return named
  return kept.length > 0 || ALL.test(text) ? debts.filter((debt) => !kept.includes(debt)) : []
}
const nameOf = ({ name }: Debt) => name

const totalOf = (debts: readonly Debt[]) => sumMoney(debts.map(({ amount }) => amount))

const owedOf = ({ id, name }: Debt): Value => ({ kind: 'row', row: { list: 'liabilities', id, name } })

/** Whether a value is what is owed, by its row or by a number of an earlier message. */
const isOwed = (value: Value, debts: readonly Debt[]) =>
  (value.kind === 'total' && value.name === 'debt') ||
  (value.kind === 'row' && value.row.list === 'liabilities') ||
  (value.kind === 'number' &&
    startOf(value) === null &&
    debts.some(({ amount }) => amount === centsOf(value.number.value)))

/** The inputs of a difference with every debt that is meant, and no other, where one of them was read. */
export function paidOff(
  inputs: Action['inputs'],
  sum: Sum,
  text: string,
  { liabilities }: Pick<Snapshot, 'liabilities'>,
  sums: readonly SumRecord[],
): Action['inputs'] {
  const debts = liabilities.filter(({ amount }) => amount > 0)
  if (sum.name !== 'difference' || debts.length < 2) return inputs
  const meant = debtsMeant(text, debts)
  const lump = payer(inputs, meant, debts, sums.at(-1))
  if (!lump) return inputs
  return [{ slot: 'amount', value: lump }, ...meant.map((debt) => ({ slot: 'take', value: owedOf(debt) }))]
}

/** What the debts are paid from: as it was read, as in the sum before, or what was taken off, if it is enough for all. */
function payer(
  inputs: Action['inputs'],
  meant: readonly Debt[],
  debts: readonly Debt[],
  last: SumRecord | undefined,
): Value | null {
  const [amount, ...more] = valuesOf(inputs, 'amount')
  const taken = valuesOf(inputs, 'take')
  const areOwed = (values: readonly Value[]) =>
    values.every((value) => endsOf(value).every((end) => isOwed(end, debts)))
  if (more.length > 0 || taken.length === 0 || meant.length === 0) return null
  if (amount && !areOwed([amount])) return areOwed(taken) ? amount : null
  if (areOwed(taken))
    return last && paidBy(last, debts).length > 0 ? { kind: 'figure', sum: last.id, name: 'amount' } : null
  const [lump, ...others] = taken
  const isEnough = lump?.kind === 'number' && centsOf(lump.number.value) > totalOf(meant)
  return amount && others.length === 0 && isEnough ? lump : null
}

const valuesOf = (inputs: Action['inputs'], name: string) =>
  inputs.flatMap(({ slot, value }) => (slot === name ? [value] : []))

/** The debts that a difference took from its amount. */
function paidBy({ kind, words = '', inputs }: SumRecord, debts: readonly Debt[]): readonly Debt[] {
  const paid = kind === 'difference' ? debtsMeant(words, debts) : []
  return totalOf(paid) === inputs['take']?.value ? paid : []
}
