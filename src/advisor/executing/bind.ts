/** Which value each input of a sum has: from the message, from a row or figure it points at, or from an earlier sum. */
import { byFormula, byRow, byProfile } from '#advisor/grounding/figures.ts'
import type { FigureSource } from '#contract/figures.ts'
import type { RecordedFigure, SumRecord } from '#advisor/figures/sum-record.ts'
import type { Minded, MindedNumber, Operation, RowReference } from '#advisor/minding/minded.ts'
import type { Quantity } from '#advisor/planning/given.ts'
import { namedBy } from '#advisor/planning/data/find-row.ts'
import type { Input, Sum } from '#advisor/planning/sum.ts'
import { formatMoney } from '#finance/money.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { toValue, type Valued } from './to-value.ts'

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

/** What a message calls so may be the plain one here; a sum before it never had it. */
const saidAs = [...sameThing, ['newRate', 'rate']]

/** What money has grown to is what the next sum starts from. */
const grown = new Set(['portfolio', 'start'])

/** Recorded figures and results count months and years apart. */
export function asValued({ unit, value, source }: RecordedFigure): Valued {
  if (unit === 'years') return { value: value * 12, unit: 'months', source }
  const unitOf: Quantity =
    unit === 'money' || unit === 'percent' || unit === 'months' || unit === 'age' ? unit : 'number'
  return { value, unit: unitOf, source }
}

const fits = (input: Input, { unit }: Valued) =>
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
const areAlike = (a: string, b: string) =>
  (lending.has(a) && lending.has(b)) || (earning.has(a) && earning.has(b))

/** What an earlier sum had for an input of this one: the same input, a like one, or a result of that name. */
export function inherit(sum: Sum, record: SumRecord): Map<string, Valued> {
  const found = new Map<string, Valued>()
  for (const [name, input] of Object.entries(sum.inputs)) {
    const others = sameThing.filter((names) => names.includes(name)).flat()
    const isOther = record.kind !== sum.name
    const figure =
      (isOther && grown.has(name) ? record.results['value'] : undefined) ??
      record.inputs[name] ??
      (record.kind === sum.name ? undefined : record.results[name]) ??
      (record.kind === sum.name
        ? undefined
        : others.map((other) => record.inputs[other] ?? record.results[other]).find(Boolean))
    if (name === 'rate' && record.kind !== sum.name && !areAlike(record.kind, sum.name)) continue
    // What the data or a default gave is looked up anew.
    if (!figure || figure.source.kind === 'rule') continue
    const valued = asValued(figure)
    if (fits(input, valued)) found.set(name, valued)
  }
  return found
}

/** Numbers of the message, by the input that each fills; inputs of other sums are no choice. */
export function bindNumbers(
  sum: Sum,
  { numbers }: Minded,
  snapshot: Snapshot,
  from: SumRecord | null = null,
): Map<string, MindedNumber[]> {
  const bound = new Map<string, MindedNumber[]>()
  const fitting = (number: MindedNumber, slot: string) => {
    const input = sum.inputs[slot]
    return (
      input !== undefined && (number.kind === 'factor' || toValue(number, input, snapshot.today) !== null)
    )
  }
  const bind = (slot: string, number: MindedNumber) => bound.set(slot, [...(bound.get(slot) ?? []), number])
  const loose: MindedNumber[] = []
  for (const number of numbers) {
    const [first] = number.slots
    const again = repeated(number)
    if (again !== undefined) {
      bind(again, number)
      continue
    }
    const own = first && first.slot !== '' ? slotFor(first.slot, number.operation) : undefined
    if (own !== undefined && fitting(number, own)) bind(own, number)
    else loose.push(number)
  }
  for (const number of loose) {
    if (number.role === 'O' || number.role === 'P' || number.kind === 'factor') continue
    const isMeant = number.slots[0]?.slot !== ''
    const best = number.slots.find(({ slot }) => slot !== '' && !bound.has(slot) && fitting(number, slot))
    // A number that the mind passes over still fills what nothing else does.
    if (best && (isMeant || best.score >= LIKELY_ENOUGH)) bind(best.slot, number)
  }
  spread()
  fillLast()
  return bound

  /** 'What percent of 4,200 is 1,350': two numbers for one input, and another one still open. */
  function spread() {
    for (const [slot, both] of bound) {
      const [first, second] = both
      if (both.length !== 2 || sum.inputs[slot]?.adds || !first || !second) continue
      if (first.operation !== 'set' || second.operation !== 'set') continue
      const open = Object.keys(sum.inputs).find(
        (name) => sum.inputs[name]?.ask !== undefined && !bound.has(name) && fitting(second, name),
      )
      if (open === undefined) continue
      bound.set(slot, [first])
      bound.set(open, [second])
    }
  }

  /** One number is left over and one input still open: they belong together. */
  function fillLast() {
    const taken = new Set([...bound.values()].flat())
    const left = numbers.filter((number) => !taken.has(number) && number.kind !== 'factor')
    const priced = left.filter(({ kind, value }) => kind === 'money' || !Number.isInteger(value))
    const over = left.length === 1 ? left : priced
    const open = Object.entries(sum.inputs).filter(
      ([name, input]) => input.ask !== undefined && (!input.stored || bound.size === 0) && !bound.has(name),
    )
    const [number] = over
    const likeliest = number?.slots.find(({ slot }) => slot !== '' && fitting(number, slot))
    if (bound.size === 0 && left.length === 1 && open.length === 0 && number && likeliest)
      bind(likeliest.slot, number)
    const [name] = open[0] ?? []
    if (over.length === 1 && open.length === 1 && number && name !== undefined && fitting(number, name))
      bind(name, number)
  }

  /** 'Still the 1,500': a number of the sum before, said again, is what it was there. */
  function repeated(number: MindedNumber): string | undefined {
    if (!from || from.kind !== sum.name || number.operation !== 'set') return undefined
    if (number.role === 'P' || number.role === 'O') return undefined
    return Object.keys(sum.inputs).find((name) => {
      const input = sum.inputs[name]
      const before = from.inputs[name]
      return input && before && toValue(number, input, snapshot.today)?.value === before.value
    })
  }

  /** The input itself, or the one that this sum has for the same thing. */
  function slotFor(slot: string, operation: Operation): string | undefined {
    // '600 less going out' is a smaller cost, not a larger one.
    const turned = operation === 'take' ? slot.replace(/^more/, 'less') : slot
    if (turned !== slot && turned in sum.inputs) return turned
    if (slot in sum.inputs) return slot
    return saidAs
      .filter((names) => names.includes(slot))
      .flat()
      .find((name) => name in sum.inputs)
  }
}

const LIKELY_ENOUGH = 0.04

/** A year's amount for an input that counts months, and the other way round. */
function perPeriod(valued: Valued, name: string, input: Input | undefined): Valued {
  if (valued.unit !== 'money' || !input?.per) return valued
  const factor =
    name === 'year' && input.per === 'month' ? 1 / 12 : name === 'month' && input.per === 'year' ? 12 : 1
  return factor === 1 ? valued : { ...valued, value: Math.round(valued.value * factor) }
}

/** Rows and earlier figures that the message points at, as values. */
export function bindReferences(
  sum: Sum,
  { rows, figures }: Minded,
  snapshot: Snapshot,
  sums: readonly SumRecord[],
  text: string,
): Map<string, Valued[]> {
  const bound = new Map<string, Valued[]>()
  const add = (slot: string, valued: Valued | null) => {
    const input = sum.inputs[slot]
    if (input && valued && fits(input, valued)) bound.set(slot, [...(bound.get(slot) ?? []), valued])
  }
  for (const { row, slot } of rows) {
    // 'The retirement accounts' are all of them, not the one that comes to mind first.
    const isSeveral = rows.filter((other) => other.slot === slot).length > 1
    const isOne =
      isSeveral || sum.inputs[slot]?.stored === undefined || isNamed(row, text) || isOnlyOne(row, snapshot)
    if (isOne) add(slot, rowValue(row, sum.inputs[slot], snapshot))
  }
  const best = new Map<string, (typeof figures)[number]>()
  for (const figure of figures) {
    const before = best.get(figure.slot)
    if (!before || figure.score > before.score) best.set(figure.slot, figure)
  }
  for (const { sum: id, name, slot } of best.values()) {
    const record = sums.find((other) => other.id === id)
    const figure = record?.results[name] ?? record?.inputs[name]
    add(slot, figure ? perPeriod(asValued(figure), name, sum.inputs[slot]) : null)
  }
  return bound
}

const isNamed = ({ name, list }: RowReference, text: string) =>
  list === 'savings' || list === 'age' || namedBy(text, name) > 0.4

function isOnlyOne(
  { list }: RowReference,
  { assets, liabilities, goals, income, expenses }: Snapshot,
): boolean {
  const rows = { assets, liabilities, financialGoalItems: goals, incomeItems: income, expenseItems: expenses }
  return list === 'savings' || list === 'age' || rows[list].length <= 1
}

function rowValue(row: RowReference, input: Input | undefined, snapshot: Snapshot): Valued | null {
  if (!input) return null
  const money = (value: number | null | undefined, source: FigureSource): Valued | null =>
    value === null || value === undefined ? null : { value, source, unit: 'money' }
  if (row.list === 'savings') return money(snapshot.profile.savings, byProfile('savings'))
  if (row.list === 'age') return null
  if (row.list === 'incomeItems' && row.id === 0) {
    const yearly = snapshot.profile.income
    const isYearly = input.per === 'year'
    return money(yearly === null ? null : isYearly ? yearly : yearly / 12, byProfile('income'))
  }
  const source = byRow(row.list, row)
  if (row.list === 'liabilities') {
    const debt = snapshot.liabilities.find(({ id }) => id === row.id)
    if (input.unit === 'percent')
      return debt && debt.interestRate !== null ? { value: debt.interestRate, source, unit: 'percent' } : null
    return money(input.per === 'month' ? (debt?.minimumPayment ?? null) : debt?.amount, source)
  }
  if (row.list === 'assets') return money(snapshot.assets.find(({ id }) => id === row.id)?.value, source)
  if (row.list === 'financialGoalItems') {
    const goal = snapshot.goals.find(({ id }) => id === row.id)
    return money(
      /current|saved|savings/.test(input.label.toLowerCase()) ? goal?.currentAmount : goal?.targetAmount,
      source,
    )
  }
  const monthly =
    row.list === 'incomeItems'
      ? snapshot.income.find(({ id }) => id === row.id)?.amount
      : snapshot.expenses.find(({ id }) => id === row.id)?.amount
  return money(input.per === 'year' && monthly !== undefined ? monthly * 12 : monthly, source)
}

const words: Record<Operation, string> = {
  set: 'as you said',
  add: 'what it was, and what you add',
  take: 'what it was, less what you take off',
  scale: 'a share of what it was',
}

/** What a step ('200 more', 'half of that', '10% less') makes of the value before. */
export function applyStep(
  { operation, kind, value }: MindedNumber,
  step: Valued | null,
  before: Valued,
): Valued | null {
  const isShare = kind === 'percent' && before.unit !== 'percent'
  const factor = kind === 'factor' ? value : isShare ? value / 100 : null
  const part = factor === null ? (step?.value ?? null) : before.value * factor
  if (part === null) return null
  const after =
    operation === 'add'
      ? before.value + part
      : operation === 'take'
        ? before.value - part
        : factor === null
          ? before.value * value
          : part
  const show = (amount: number, unit: Quantity) =>
    unit === 'money' ? formatMoney(Math.round(amount), { decimals: 'auto' }) : String(amount)
  const inputs = [
    { label: 'Before', text: show(before.value, before.unit) },
    { label: 'You said', text: step ? show(step.value, step.unit) : `${value}` },
  ]
  const rounded = before.unit === 'money' ? Math.round(after) : after
  return {
    value: Math.max(0, rounded),
    unit: before.unit,
    source: { ...byFormula(words[operation], []), kind: 'formula', formula: words[operation], inputs },
  }
}
