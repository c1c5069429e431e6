import type { Figure } from '#contract/figures.ts'
import { rowsOf, wordsOf } from '#advisor/executing/find-household.ts'
import type { RecordedFigure, SumRecord } from '#advisor/figures/sum-record.ts'
import type { Worked } from '#advisor/planning/worked.ts'
import type { Household, Sum } from '#advisor/planning/sum.ts'
import { Worksheet } from '#advisor/planning/worksheet.ts'
import type { ToldDebt } from '#advisor/planning/data/told-debt.ts'
import { byRule, type FigureSheet } from '#advisor/grounding/figures.ts'
import { type Valued, valueOfFigure } from './valued.ts'

export interface MadeSum {
  record: SumRecord
  worked: Worked
  inputs: readonly Figure[]
  /** By name. */
  results: ReadonlyMap<string, Figure>
}

/** Makes a sum with the values given, else what is stored, else its own default; a sentence where it cannot. */
export function runSum(
  sum: Sum,
  id: string,
  given: ReadonlyMap<string, Valued>,
  household: Household,
  sheet: FigureSheet,
): MadeSum | string {
  const values = new Map<string, Valued>()
  for (const [name, input] of Object.entries(sum.inputs)) {
    const found = given.get(name) ?? asValued(input.stored?.(household)) ?? asValued(input.assume)
    if (found) values.set(name, found)
    else if (input.ask !== undefined) return `${name}: it is missing. Give it, or ask the user: ${input.ask}`

    function asValued(one: { value: number; source: Valued['source'] } | null | undefined): Valued | null {
      return one ? { ...one, unit: input?.unit ?? 'number', label: input?.label ?? name, per: null } : null
    }
  }
  const pick = <Item>(read: (valued: Valued, name: string) => Item) =>
    Object.fromEntries(Array.from(values, ([name, valued]) => [name, read(valued, name)]))
  const worksheet = new Worksheet(
    sheet,
    pick(({ source }) => source),
    pick(({ unit }, name) => (sum.inputs[name]?.anyUnit ? unit : undefined)),
  )
  const worked = compute(
    sum,
    pick(({ value }) => value),
    worksheet,
    household,
  )
  if (typeof worked === 'string') return worked
  const told = figuresOf(household.toldDebts ?? [], sheet)
  const inputs = Object.fromEntries([
    ...Array.from(values, ([name, { value, unit, source }]): [string, RecordedFigure] => [
      name,
      { label: sum.inputs[name]?.label ?? name, unit: unit === 'number' ? 'count' : unit, value, source },
    ]),
    ...told.map(([name, { label, unit, value, source }]) => [name, { label, unit, value, source }] as const),
  ])
  const results = Object.fromEntries(
    Array.from(worksheet.results, ([name, { label, unit, value, source }]) => [
      name,
      { label, unit, value, source },
    ]),
  )
  const record: SumRecord = {
    id,
    kind: sum.name,
    inputs,
    results,
    rows: rowsOf(household),
    ...wordsOf(household),
  }
  const notes = [...worksheet.remarks, ...(worked.notes ?? [])]
  return {
    record,
    worked: { ...worked, notes },
    inputs: [...worksheet.inputs, ...told.map(([, figure]) => figure)],
    results: new Map(worksheet.results),
  }
}

/** Debts that were given with the call, as what went in: balance1, rate1, minimum1. */
const figuresOf = (debts: readonly ToldDebt[], sheet: FigureSheet): [string, Figure][] =>
  debts.flatMap(({ name, amount, interestRate, minimumPayment, sources }, at): [string, Figure][] => {
    const { amount: from = UNKNOWN, interestRate: ofRate = UNKNOWN, minimumPayment: ofLeast } = sources
    return [
      [`balance${at + 1}`, sheet.money(`${name}: balance`, amount, from)],
      [`rate${at + 1}`, sheet.percent(`${name}: rate`, interestRate, ofRate)],
      ...(minimumPayment !== null && ofLeast
        ? [[`minimum${at + 1}`, sheet.money(`${name}: minimum`, minimumPayment, ofLeast)] as [string, Figure]]
        : []),
    ]
  })
const UNKNOWN = byRule('Given', 'a value given for this calculation')

/** Odd but valid numbers may lead a formula into a wall, which is the model's to hear about, not the user's. */
function compute(sum: Sum, values: Record<string, number>, sheet: Worksheet, household: Household) {
  try {
    return sum.compute(values, sheet, household)
  } catch {
    return 'These numbers cannot be computed together.'
  }
}

/** What an earlier sum had, for a new one that goes on from it. */
export function inherit(sum: Sum, { kind, inputs }: SumRecord): Map<string, Valued> {
  const found = new Map<string, Valued>()
  for (const [name, input] of Object.entries(sum.inputs)) {
    const before = inputs[name]
    // A default of another sum says nothing about this one.
    if (!before || (kind !== sum.name && before.source.kind === 'rule')) continue
    const valued = valueOfFigure({ ...before, id: '', text: '' })
    if (valued.unit === input.unit || input.anyUnit) found.set(name, valued)
  }
  return found
}
