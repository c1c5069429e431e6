import type { SumShapes } from '#advisor/actions/program-words.ts'
import { allSums } from './all-sums.ts'

/** What each kind of sum needs and gives, by name. */
export const sumShapes: SumShapes = Object.fromEntries(
  allSums.map(({ name, inputs, results }) => [name, { slots: Object.keys(inputs), results }]),
)
