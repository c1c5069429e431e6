/** What is stored or was computed before, as a value for an input. */
import { byProfile, byRow } from '#advisor/grounding/figures.ts'
import type { RecordedFigure, SumRecord } from '#advisor/figures/sum-record.ts'
import type { RowReference } from '#advisor/minding/minded.ts'
import { isRateOpen } from '#advisor/planning/data/debt-rate.ts'
import { paidOnDebt } from '#advisor/planning/data/paid-on-debt.ts'
import { profileBasis, rowsBasis, withBasis } from '#advisor/planning/data/pay-basis.ts'
import type { Quantity } from '#advisor/planning/given.ts'
import type { Input } from '#advisor/planning/sum.ts'
import { currentAge } from '#advisor/planning/data/totals.ts'
import { timesPerYear } from '#advisor/understanding/money/flows.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import type { FigureSource } from '#contract/figures.ts'
import { figurePeriod } from './periods/period-of.ts'
import type { Valued } from '#advisor/planning/to-value.ts'

/** Recorded figures and results count months and years apart. */
export function asValued({ unit, value, source }: RecordedFigure): Valued {
  if (unit === 'years') return { value: value * 12, unit: 'months', source }
  const unitOf: Quantity =
    unit === 'money' || unit === 'percent' || unit === 'months' || unit === 'age' ? unit : 'number'
  return { value, unit: unitOf, source }
}

/** A year's amount for an input that counts months, and the other way round. */
export const figureValue = (record: SumRecord, name: string, input: Input): Valued | null =>
  inPeriodOf(record, name, sameNamed(record, name, input), input)

/** A result, unless it has the name of an input that is just what is to be filled: what is put away, not what it takes. */
function sameNamed(
  { inputs, results }: SumRecord,
  name: string,
  { label }: Input,
): RecordedFigure | undefined {
  const given = inputs[name]
  return given && given.label === label ? given : (results[name] ?? given)
}

/** What went into a sum; a result may have the same name: the rent of a month, and all rent of seven years. */
export const givenValue = (record: SumRecord, name: string, input: Input): Valued | null =>
  inPeriodOf(record, name, record.inputs[name], input)

function inPeriodOf(
  record: SumRecord,
  name: string,
  figure: RecordedFigure | undefined,
  input: Input,
): Valued | null {
  if (!figure) return null
  const valued = asValued(figure)
  const period = figurePeriod(record, name)
  if (valued.unit !== 'money' || !input.per || period === null || period === 'hour') return valued
  const factor = timesPerYear[period] / timesPerYear[input.per]
  return factor === 1 ? valued : { ...valued, value: Math.round(valued.value * factor) }
}

export function rowValue(row: RowReference, input: Input, snapshot: Snapshot): Valued | null {
  const money = (value: number | null | undefined, source: FigureSource): Valued | null =>
    value === null || value === undefined ? null : { value, source, unit: 'money' }
  if (row.list === 'savings') return money(snapshot.profile.savings, byProfile('savings'))
  if (row.list === 'age') {
    const age = currentAge(snapshot)
    return age && { ...age, unit: 'age' }
  }
  if (row.list === 'incomeItems' && row.id === 0) {
    const yearly = snapshot.profile.income
    return money(
      yearly === null ? null : input.per === 'year' ? yearly : Math.round(yearly / 12),
      withBasis(byProfile('income'), profileBasis(snapshot)),
    )
  }
  const source = byRow(row.list, row)
  if (row.list === 'liabilities') {
    const debt = snapshot.liabilities.find(({ id }) => id === row.id)
    if (input.unit === 'percent')
      return debt && debt.interestRate !== null && !isRateOpen(debt, snapshot)
        ? { value: debt.interestRate, source, unit: 'percent' }
        : null
    if (input.per !== 'month') return money(debt?.amount, source)
    const paid = debt && paidOnDebt(debt, snapshot)
    return paid ? { ...paid, unit: 'money' } : null
  }
  // What something is worth comes in no month.
  if (row.list === 'assets')
    return input.per ? null : money(snapshot.assets.find(({ id }) => id === row.id)?.value, source)
  if (row.list === 'financialGoalItems') {
    const goal = snapshot.goals.find(({ id }) => id === row.id)
    const isThere = /already|current|saved|savings/.test(input.label.toLowerCase())
    return money(isThere ? goal?.currentAmount : goal?.targetAmount, source)
  }
  const monthly =
    row.list === 'incomeItems'
      ? snapshot.income.find(({ id }) => id === row.id)?.amount
      : snapshot.expenses.find(({ id }) => id === row.id)?.amount
  const whence = row.list === 'incomeItems' ? withBasis(source, rowsBasis(snapshot)) : source
  return money(input.per === 'year' && monthly !== undefined ? monthly * 12 : monthly, whence)
}
