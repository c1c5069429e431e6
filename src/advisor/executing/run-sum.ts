import type { Liability } from '#contract/balance-sheet.ts'
import type { Figure } from '#contract/figures.ts'
import { byWords, FigureSheet } from '#advisor/grounding/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import type { RecordedFigure, SumRecord } from '#advisor/figures/sum-record.ts'
import type { Minded } from '#advisor/minding/minded.ts'
import type { Worked } from '#advisor/planning/calculator.ts'
import { findRow } from '#advisor/planning/data/find-row.ts'
import { findDebt } from '#advisor/planning/data/find-debt.ts'
import type { Household, Input, Sum } from '#advisor/planning/sum.ts'
import { Worksheet } from '#advisor/planning/worksheet.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { sumMoney } from '#finance/money.ts'
import { applyStep, bindNumbers, bindReferences, inherit } from './bind.ts'
import { standIn } from './that.ts'
import { toValue, type Valued } from './to-value.ts'

/** A sum that was made, or what it still needs. */
export type Made =
  | {
      kind: 'made'
      sum: Sum
      record: SumRecord
      worked: Worked
      inputs: readonly Figure[]
      assumed: Assumed[]
    }
  | { kind: 'missing'; sum: Sum; record: SumRecord; ask: Text }

/** A default that nobody gave. */
export interface Assumed {
  name: string
  label: string
  figure: Figure
}

export interface Asking {
  sum: Sum
  minded: Minded
  text: string
  snapshot: Snapshot
  sums: readonly SumRecord[]
  /** The earlier sum that it goes on from. */
  from: SumRecord | null
  sheet: FigureSheet
}

/** Makes a sum with what the message says, else what the earlier sum had, else what is stored, else a default. */
export function runSum(asking: Asking, id: string, alternative = 0): Made {
  const { sum, sheet, snapshot } = asking
  const household = findHousehold(asking)
  const given = gather(asking, household, alternative)
  const rows = rowsOf(household)
  const recordOf = (results: SumRecord['results'], missing?: string): SumRecord => ({
    id,
    kind: sum.name,
    inputs: recordInputs(sum, given),
    results,
    rows,
    ...(missing !== undefined && { missing }),
  })
  const absent = Object.entries(sum.inputs).find(
    ([name, input]) => input.ask !== undefined && !given.has(name),
  )
  if (absent)
    return { kind: 'missing', sum, record: recordOf({}, absent[0]), ask: text`${absent[1].ask ?? ''}` }
  const values = Object.fromEntries(Array.from(given, ([name, { value }]) => [name, value]))
  const sources = Object.fromEntries(Array.from(given, ([name, { source }]) => [name, source]))
  const units = Object.fromEntries(
    Array.from(given, ([name, { unit }]) => [name, sum.inputs[name]?.anyUnit ? unit : undefined]),
  )
  const worksheet = new Worksheet(sheet, sources, units)
  const worked = sum.compute(values, worksheet, { ...household, snapshot })
  if (typeof worked === 'string')
    return { kind: 'missing', sum, record: recordOf({}, firstOpen(sum, given)), ask: [worked] }
  const assumed = worksheet.inputs
    .filter(({ source }) => source.kind === 'rule')
    .map((figure) => ({ name: nameOf(sum, given, figure), label: figure.label, figure }))
  const results = Object.fromEntries(
    Array.from(worksheet.results, ([name, figure]) => [name, record(figure)]),
  )
  return { kind: 'made', sum, record: recordOf(results), worked, inputs: worksheet.inputs, assumed }
}

/** How many sums a message asks for by saying several values for one input: 'at 6% and at 7%'. */
export function countAlternatives({ sum, minded, snapshot, from }: Asking): number {
  const bound = bindNumbers(sum, minded, snapshot, from)
  const several = Array.from(bound, ([name, numbers]) =>
    sum.inputs[name]?.adds ? 1 : numbers.filter(({ operation }) => operation === 'set').length,
  )
  return Math.min(3, Math.max(1, ...several))
}

const record = ({ label, unit, value, source }: Figure): RecordedFigure => ({ label, unit, value, source })

function recordInputs(sum: Sum, given: ReadonlyMap<string, Valued>): SumRecord['inputs'] {
  const units = { money: 'money', percent: 'percent', months: 'months', age: 'age', number: 'count' } as const
  return Object.fromEntries(
    Array.from(given, ([name, { value, source, unit }]) => [
      name,
      { label: sum.inputs[name]?.label ?? name, unit: units[unit], value, source },
    ]),
  )
}

const nameOf = (sum: Sum, given: ReadonlyMap<string, Valued>, figure: Figure) =>
  [...given].find(([, { source }]) => source === figure.source)?.[0] ??
  Object.keys(sum.inputs).find((name) => sum.inputs[name]?.label === figure.label) ??
  ''

const firstOpen = (sum: Sum, given: ReadonlyMap<string, Valued>) =>
  Object.keys(sum.inputs).find((name) => !given.has(name)) ?? ''

/** Each input by the ladder: said, pointed at, as before, stored, assumed. */
function gather(asking: Asking, household: Household, alternative: number): Map<string, Valued> {
  const { sum, minded, snapshot, sums, from } = asking
  const said = bindNumbers(sum, minded, snapshot, from)
  const pointed = bindReferences(sum, minded, snapshot, sums, asking.text)
  const before = from ? inherit(sum, from) : new Map<string, Valued>()
  // Another debt has a balance and a rate of its own.
  const isOtherDebt =
    household.debt !== null && from?.rows?.debt !== undefined && from.rows.debt !== household.debt.id
  if (isOtherDebt) for (const [name, { source }] of before) if (source.kind === 'row') before.delete(name)
  const given = new Map<string, Valued>()
  for (const [name, input] of Object.entries(sum.inputs)) {
    const stored = input.stored?.(household) ?? null
    const base: Valued | null =
      joined(pointed.get(name), input) ??
      before.get(name) ??
      (stored ? { ...stored, unit: input.unit } : null) ??
      (input.assume ? { ...input.assume, unit: input.unit } : null)
    if (name === 'rate' && !said.has('rate') && FREE.test(asking.text)) {
      given.set(name, { value: 0, unit: 'percent', source: byWords(FREE.exec(asking.text)?.[0] ?? '') })
      continue
    }
    const value =
      stepped(input, said.get(name) ?? [], base) ?? base ?? standIn(sum, name, sums.findLast(isReady))
    if (value) given.set(name, value)
  }
  return given

  function stepped(input: Input, numbers: NonNullable<ReturnType<typeof said.get>>, base: Valued | null) {
    const set = numbers.filter(({ operation }) => operation === 'set')
    const steps = numbers.filter(({ operation }) => operation !== 'set')
    const values = set
      .flatMap((number) => toValue(number, input, snapshot.today) ?? [])
      .map((value) => inThousands(value, base))
    const start = input.adds
      ? joined(values, input)
      : (values[Math.min(alternative, values.length - 1)] ?? null)
    return steps.reduce<Valued | null>(
      (value, number) => {
        if (!value) return toValue(number, input, snapshot.today)
        return applyStep(number, toValue(number, input, snapshot.today), value) ?? value
      },
      start ?? (steps.length > 0 ? base : null),
    )
  }
}

const FREE = /\b(?:no|zero|without(?: any)?) interest\b|\binterest[- ]free\b/i

const isReady = ({ missing }: SumRecord) => missing === undefined

/** 'Appraises at 380', of a house of 455,000, is 380,000. */
function inThousands(value: Valued, base: Valued | null): Valued {
  const isShort = value.unit === 'money' && value.value < 100_000 && base?.unit === 'money'
  const times = isShort ? base.value / (value.value * 1000) : 0
  return times > 0.3 && times < 3 ? { ...value, value: value.value * 1000 } : value
}

/** Several values of one input, added up. */
function joined(values: readonly Valued[] | undefined, input: Input): Valued | null {
  const [first] = values ?? []
  if (!values || !first) return null
  if (values.length === 1 || (input.unit !== 'money' && !input.anyUnit)) return first
  const value =
    first.unit === 'money'
      ? sumMoney(values.map((one) => one.value))
      : values.reduce((sum, one) => sum + one.value, 0)
  const quotes = values.flatMap(({ source }) => (source.kind === 'words' ? [source.quote] : []))
  if (quotes.length === values.length)
    return {
      value,
      unit: first.unit,
      source: { kind: 'words', quote: quotes.join(' + '), messageId: null, at: null },
    }
  return { value, unit: first.unit, source: { kind: 'formula', formula: 'added up', inputs: [] } }
}

/** The rows that the question is about: those the mind points at, else those it names, else as before. */
function findHousehold({ minded, text: words, snapshot, from, sum }: Asking): Household {
  const pointed = (list: string) => minded.rows.find(({ row }) => row.list === list)?.row.id
  const { liabilities, goals, assets, expenses, income } = snapshot
  const gist = words.toLowerCase()
  const debtId = pointed('liabilities')
  const wasDebt = liabilities.find(({ id }) => id === from?.rows?.debt)
  const open = liabilities.filter(({ amount }) => amount > 0)
  const said = findDebt(words, gist, liabilities)
  const several = new Set(
    minded.rows.filter(({ row }) => row.list === 'liabilities').map(({ row }) => row.id),
  )
  const debt =
    together(liabilities.filter(({ id }) => several.has(id))) ??
    liabilities.find(({ id }) => id === debtId) ??
    said ??
    wasDebt ??
    null
  const budget = [
    ...expenses.map(({ id, category: name, amount }) => ({ id, name, amount })),
    ...income.map(({ id, source: name, amount }) => ({ id, name, amount })),
  ]
  const rowId = pointed('expenseItems') ?? pointed('incomeItems')
  return {
    snapshot,
    // The only debt there is, where the sum is about one and no number of the message says which.
    debt:
      debt ?? (open.length === 1 && 'rate' in sum.inputs && !saysBalance(minded) ? (open[0] ?? null) : null),
    goal:
      goals.find(({ id }) => id === pointed('financialGoalItems')) ??
      findRow(words, goals, (goal) => goal.name) ??
      goals.find(({ id }) => id === from?.rows?.goal) ??
      null,
    asset:
      assets.find(({ id }) => id === pointed('assets')) ??
      findRow(words, assets, (asset) => asset.name) ??
      assets.find(({ id }) => id === from?.rows?.asset) ??
      null,
    row: budget.find(({ id }) => id === rowId) ?? findRow(words, budget, (row) => row.name) ?? null,
    text: words,
  }
}

/** Several debts as one: all that is owed, at the rate they cost on the whole. */
function together(debts: readonly Liability[]): Liability | null {
  const [first] = debts
  if (!first || debts.length < 2) return null
  const amount = sumMoney(debts.map((debt) => debt.amount))
  const interest = debts.reduce((sum, debt) => sum + debt.amount * (debt.interestRate ?? 0), 0)
  const least = sumMoney(debts.map((debt) => debt.minimumPayment ?? 0))
  return {
    ...first,
    name: debts.map(({ name }) => name).join(', '),
    amount,
    interestRate: amount === 0 ? 0 : Math.round((interest / amount) * 100) / 100,
    minimumPayment: least > 0 ? least : null,
  }
}

const saysBalance = ({ numbers }: Minded) =>
  numbers.some(({ slots }) => /^(?:balance|principal|price|owed)$/.test(slots[0]?.slot ?? ''))

const rowsOf = ({ debt, goal, asset, row }: Household): NonNullable<SumRecord['rows']> => ({
  ...(debt && { debt: debt.id }),
  ...(goal && { goal: goal.id }),
  ...(asset && { asset: asset.id }),
  ...(row && { row: row.id }),
})
