import type { FigureUnit } from '#advisor/minding/compose.ts'
import { allSums } from '#advisor/planning/sums/all-sums.ts'

export interface KindLabels {
  slots: Record<string, FigureUnit>
  results: readonly string[]
  /** Inputs for which several values are added up. */
  adding: ReadonlySet<string>
  /** Inputs that the advisor asks for where nothing gives them. */
  asked: readonly string[]
}

const units = { money: 'money', percent: 'percent', months: 'time', age: 'age', number: 'number' } as const

/** What each kind of sum needs and gives, as the examples name it. */
export const kinds: Record<string, KindLabels> = Object.fromEntries(
  allSums.map(({ name, inputs, results }) => [
    name,
    {
      slots: Object.fromEntries(Object.entries(inputs).map(([slot, { unit }]) => [slot, units[unit]])),
      results,
      adding: new Set(Object.keys(inputs).filter((slot) => inputs[slot]?.adds)),
      asked: Object.keys(inputs).filter((slot) => inputs[slot]?.ask !== undefined),
    },
  ]),
)
