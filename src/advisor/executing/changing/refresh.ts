/** Sums rest on what was stored when they were made; what has changed since is taken up before they are used again. */
import type { FigureSheet } from '#advisor/grounding/figures.ts'
import type { RecordedFigure, SumRecord } from '#advisor/figures/sum-record.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import type { Household, Input, Sum } from '#advisor/planning/sum.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { householdOf } from '#advisor/executing/find-household.ts'
import { makeSum } from '#advisor/executing/make-sum.ts'
import { asValued, rowValue } from '#advisor/executing/references.ts'
import type { Valued } from '#advisor/planning/to-value.ts'

/** Older sums are hardly spoken of. */
const RECENT = 7

export function refreshSums(
  sums: readonly SumRecord[],
  snapshot: Snapshot,
  sheet: FigureSheet,
): readonly SumRecord[] {
  const old = sums.slice(0, -RECENT)
  return [...old, ...sums.slice(-RECENT).map((record) => refresh(record, snapshot, sheet))]
}

function refresh(record: SumRecord, snapshot: Snapshot, sheet: FigureSheet): SumRecord {
  const sum = findSum(record.kind)
  if (!sum || record.missing !== undefined) return record
  const household = householdOf(record, snapshot)
  const given = new Map<string, Valued>()
  let isStale = false
  for (const [name, figure] of Object.entries(record.inputs)) {
    const input = sum.inputs[name]
    const now = input ? currentValue(figure, input, household) : undefined
    if (now === undefined) given.set(name, asValued(figure))
    else {
      isStale ||= now?.value !== asValued(figure).value
      const known = now ?? withoutRow(figure, input)
      if (known) given.set(name, known)
    }
  }
  return isStale ? again(sum, record, given, household, sheet) : record
}

/** What a row held that is gone: asked for again, or taken as before where nobody asks for it. */
const withoutRow = (figure: RecordedFigure, input: Input | undefined) =>
  input?.ask === undefined ? asValued(figure) : null

/** What the row of a figure holds today; null where it is gone, undefined where the figure comes from no row. */
function currentValue(
  { source }: RecordedFigure,
  input: Input,
  household: Household,
): Valued | null | undefined {
  const { snapshot, debt, debts } = household
  if (source.kind === 'formula') return totalNow(source.formula, input, household)
  if (source.kind !== 'row') return undefined
  const { list, itemId: id, name } = source
  // Several debts that were counted as one go by the names of all of them.
  const isJoined = debts !== undefined && debt?.name === name
  return rowValue({ list, id, name }, input, isJoined ? { ...snapshot, liabilities: [debt] } : snapshot)
}

/** Rows that were added up for a sum are added up anew: one more may have been told since. */
function totalNow(formula: string, input: Input, household: Household): Valued | undefined {
  const now = input.stored?.(household)
  const isSame = now?.source.kind === 'formula' && now.source.formula === formula
  return now && isSame ? { value: now.value, unit: input.unit, source: now.source } : undefined
}

function again(
  sum: Sum,
  record: SumRecord,
  given: ReadonlyMap<string, Valued>,
  household: Household,
  sheet: FigureSheet,
): SumRecord {
  const made = makeSum(sum, given, household, sheet, record)
  return { ...made.record, ...(record.rows && { rows: record.rows }) }
}
