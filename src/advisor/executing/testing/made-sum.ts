import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { FigureSheet } from '#advisor/grounding/figures.ts'
import { readText } from '#advisor/grounding/print.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { unknownPerson } from '#advisor/talk/testing/turns.ts'
import { type Meant, mindedAs } from '#advisor/testing/minded.ts'
import type { Asking } from '#advisor/executing/asking.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { runSum } from '#advisor/executing/run-sum.ts'

interface Known {
  snapshot?: Snapshot
  from?: SumRecord | null
}

/** A message with what the mind makes of its numbers, as a sum is asked for with it. */
export function asking(name: string, text: string, meant: Meant[] = [], known: Known = {}): Asking {
  const sum = findSum(name)
  if (!sum) throw new Error(`There is no sum ${name}`)
  const { snapshot = unknownPerson, from = null } = known
  const { readings, numbers } = mindedAs(text, [name], meant)
  const action = readings[0]?.actions[0] ?? bare(name)
  return { sum, action, numbers, text, snapshot, sums: from ? [from] : [], from, sheet: new FigureSheet() }
}

/** The sum that comes of it. */
export function makeSum(...asked: Parameters<typeof asking>) {
  const made = runSum(asking(...asked), 's2')
  if (made.kind === 'missing') throw new Error(`Asks: ${readText(made.ask)}`)
  return made
}
