import type { Figure } from '#contract/figures.ts'
import type { FigureSheet } from '#advisor/grounding/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import type { RecordedFigure, SumRecord } from '#advisor/figures/sum-record.ts'
import type { Worked } from '#advisor/planning/worked.ts'
import type { Household, Sum } from '#advisor/planning/sum.ts'
import { Worksheet } from '#advisor/planning/worksheet.ts'
import { rowsOf, wordsOf } from './find-household.ts'
import type { Valued } from '#advisor/planning/to-value.ts'

/** A sum that was made, or what it still needs. */
export type Made =
  | {
      kind: 'made'
      sum: Sum
      record: SumRecord
      worked: Worked
      /** What the user should know about the inputs. */
      remarks: readonly Text[]
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

/** Makes a sum of the values it is given. */
export function makeSum(
  sum: Sum,
  given: ReadonlyMap<string, Valued>,
  household: Household,
  sheet: FigureSheet,
  {
    id,
    per = null,
    isSettled = false,
    from,
    said,
  }: Pick<SumRecord, 'id' | 'from' | 'said'> & { per?: SumRecord['per'] | null; isSettled?: boolean },
): Made {
  const recordOf = (results: SumRecord['results'], missing?: string): SumRecord => ({
    id,
    kind: sum.name,
    inputs: recordInputs(sum, given),
    results,
    rows: rowsOf(household),
    ...wordsOf(household),
    ...(missing !== undefined && { missing }),
    ...(per && { per }),
    ...(from !== undefined && { from }),
    ...(said && { said }),
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
  const worksheet = new Worksheet(sheet, sources, units, isSettled ? per : undefined)
  const worked = sum.compute(values, worksheet, household)
  if (typeof worked === 'string')
    return { kind: 'missing', sum, record: recordOf({}, firstOpen(sum, given)), ask: [worked] }
  const assumed = worksheet.inputs
    .filter(({ source }) => source.kind === 'rule')
    .map((figure) => ({ name: nameOf(sum, given, figure), label: figure.label, figure }))
  const results = Object.fromEntries(
    Array.from(worksheet.results, ([name, figure]) => [name, record(figure)]),
  )
  const { inputs, remarks } = worksheet
  return { kind: 'made', sum, record: recordOf(results), worked, remarks, inputs, assumed }
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
