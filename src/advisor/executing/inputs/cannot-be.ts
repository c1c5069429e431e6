/** Values that cannot be what they are taken for: savings as pay, all of the pay as a payment, a share put down as a rate. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { isEarning, isLending } from '#advisor/executing/inherit.ts'
import { figurePeriod } from '#advisor/executing/periods/period-of.ts'
import { type Action, endsOf, startOf, type Value } from '#advisor/minding/minded.ts'
import { findRows } from '#advisor/planning/data/find-row.ts'
import { centsOf } from '#advisor/planning/given.ts'
import type { Sum } from '#advisor/planning/sum.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { isLostPay } from '#advisor/understanding/vetoes.ts'
import { isOtherCost } from './paid-on-debts.ts'

interface Known {
  sum: Sum
  text: string
  snapshot: Snapshot
  sums: readonly SumRecord[]
}

type Filled = Action['inputs'][number]

export function cannotBe(inputs: Action['inputs'], known: Known): Action['inputs'] {
  const { sum } = known
  const isDownOpen =
    'down' in sum.inputs && !inputs.some(({ slot }) => slot === 'down' || slot === 'downPercent')
  return inputs.flatMap((input): Filled[] => {
    if (isPay(input, sum) && isNoPay(input.value, known))
      // 'What house could we get with that': what is saved is put down.
      return isDownOpen && input.slot === 'income' && isSaved(input.value, known)
        ? [{ ...input, slot: 'down' }]
        : []
    if (isPutBy(input) && isEarning(sum.name) && isNotPutBy(input.value, known)) return []
    if (input.slot === 'return' && isCost(input.value, known)) return []
    if (input.slot === 'debts' && isPayOfOne(input.value, known)) return []
    if (input.slot === 'payment' && isLending(sum.name) && isAllPay(input.value, known)) return []
    if (isLending(sum.name) && isOfSaving(input, known)) return []
    if (input.slot === 'target' && isThere(input.value, known))
      return inputs.some(({ slot }) => slot === 'current') ? [] : [{ ...input, slot: 'current' }]
    if (input.slot === 'rate' && isShareDown(input.value, known))
      return isDownOpen && 'downPercent' in sum.inputs ? [{ ...input, slot: 'downPercent' }] : []
    return [input]
  })
}

const isPutBy = ({ slot }: Filled) => slot === 'monthly' || slot === 'contribution'

const POINTS = /\b(?:that|those|this|it|same)\b/i

/** 'How long until we have 40k', after 'we pay 1,850 rent': a bill is put by only where the message speaks of it. */
const isBill = (value: Value, known: Known) =>
  // A row within a longer sum is pointed at on purpose.
  (value.kind === 'row' || endsOf(value).every(({ kind }) => kind === 'number')) &&
  isOtherCost(value, known) &&
  !POINTS.test(known.text) &&
  findRows(known.text, known.snapshot.expenses, ({ category }) => category).length === 0

/** A balance that was told before is there, and does not come each month. */
const isBalance = (value: Value, { snapshot: { profile, assets } }: Known) =>
  endsOf(value).some(
    (end) =>
      end.kind === 'number' &&
      'words' in end.number &&
      end.number.period === null &&
      [profile.savings, ...assets.map((asset) => asset.value)].includes(centsOf(end.number.value)),
  )

const isNotPutBy = (value: Value, known: Known) => isBill(value, known) || isBalance(value, known)

/** What a debt costs is not what investing earns. */
const isCost = (value: Value, { sums }: Known) =>
  endsOf(value).some((end) =>
    end.kind === 'figure'
      ? isLending(sums.find(({ id }) => id === end.sum)?.kind ?? '')
      : end.kind === 'row' && end.row.list === 'liabilities',
  )

const ratios: ReadonlySet<string> = new Set(['housing-ratio', 'debt-to-income'])
const isPay = ({ slot }: Filled, { name }: Sum) => slot === 'income' || (slot === 'whole' && ratios.has(name))

/** What was saved or is wanted, and comes once. */
const isSaved = (value: Value, { sums }: Known) =>
  endsOf(value).some((end) => {
    const record = end.kind === 'figure' ? sums.find(({ id }) => id === end.sum) : undefined
    const isOnce = record !== undefined && end.kind === 'figure' && figurePeriod(record, end.name) === null
    return isOnce && (isEarning(record.kind) || record.kind === 'down-payment')
  })

/** So many times what is stored nobody earns. */
const FAR_MORE = 3

function isNoPay(value: Value, known: Known): boolean {
  if (isSaved(value, known)) return true
  // 'I was let go, i was making 70k': it does not come in any more.
  if (value.kind === 'number' && startOf(value) !== null && isLostPay(known, value.number)) return true
  const income = known.snapshot.profile.income
  const amount = amountOf(value, known)
  if (isOneOfSeveral(amount, known)) return true
  // What a sum came to counts by the month unless it comes by the year; what was told may be either.
  const record = value.kind === 'figure' ? known.sums.find(({ id }) => id === value.sum) : undefined
  const isYearly = known.sum.inputs['income']?.per === 'year'
  const isMonthly =
    !isYearly && value.kind === 'figure' && record && figurePeriod(record, value.name) === null
  const usual = income === null ? 0 : isMonthly ? income / 12 : income
  return usual > 0 && amount !== null && amount > usual * FAR_MORE
}

/** 'I make 60k and my wife 40k, how much cover do we need': what one of them earns is no debt. */
const isPayOfOne = (value: Value, { snapshot }: Known) =>
  value.kind === 'number' &&
  snapshot.income.some(({ amount }) => Math.abs(amount * 12 - value.number.value * 100) <= 100)

const ONLY = /\b(?:only|just|without|alone)\b/i

/** Of a pension and Social Security, told together, neither is all that comes in. */
const isOneOfSeveral = (amount: number | null, { snapshot, text }: Known) =>
  amount !== null &&
  snapshot.income.length > 1 &&
  snapshot.income.some((row) => row.amount === amount) &&
  !ONLY.test(text)

const isAllPay = (value: Value, known: Known) => {
  const { income } = known.snapshot.profile
  const amount = amountOf(value, known)
  return income !== null && amount !== null && Math.abs(amount - income / 12) <= 100
}

/** Cents of what was told or worked out before; what this message says is meant as it stands. */
function amountOf(value: Value, { sums }: Known): number | null {
  if (value.kind === 'number') return startOf(value) === null ? value.number.value * 100 : null
  if (value.kind !== 'figure') return null
  const record = sums.find(({ id }) => id === value.sum)
  const figure = record?.results[value.name] ?? record?.inputs[value.name]
  return figure?.unit === 'money' ? figure.value : null
}

const HAVE = /\b(?:have|got|ive|weve|i've|we've)(?: already| about| around| got)* \$?$/i
const HOPED = /\b(?:until|till?|when|want|need|to have|will have|would have)\b/i

/** 'I have 2,500 and can put aside 350': what is there is not what is wanted. */
function isThere(value: Value, { text }: Known): boolean {
  if (value.kind === 'total') return value.name === 'savings'
  if (value.kind !== 'number' || startOf(value) === null) return false
  const before = text.slice(Math.max(0, value.number.start - 24), value.number.start)
  // 'How long till i get my money back' wants just that.
  return HAVE.test(before) && !HOPED.test(before) && !/\bback\b/i.test(text)
}

const borrowed: ReadonlySet<string> = new Set(['principal', 'balance', 'owed'])
const put = /^(?:total|value|start|current|savings)$/

/** Nobody borrows what they saved, for as long as they saved, at the share that they put down. */
function isOfSaving({ slot, value }: Filled, { sums }: Known): boolean {
  const record = value.kind === 'figure' ? sums.find(({ id }) => id === value.sum) : undefined
  if (value.kind !== 'figure' || !record) return false
  const isSaving = isEarning(record.kind) || record.kind === 'down-payment'
  if (slot === 'months' || borrowed.has(slot)) return isSaving && (slot === 'months' || put.test(value.name))
  return slot === 'rate' && (record.kind === 'down-payment' || record.kind === 'quotient')
}

const DOWN = /^ ?(?:%|percent)? ?(?:as a )?down ?(?:payment)?\b/i

/** '15% down' is what is put down, and no rate. */
const isShareDown = (value: Value, { text }: Known) =>
  value.kind === 'number' && startOf(value) !== null && DOWN.test(text.slice(value.number.end))
