/** What is no payment on a debt, though the mind may take it for one. */
import { type Value } from '#advisor/minding/minded.ts'
import { type Given } from '#advisor/planning/given.ts'
import type { Snapshot } from '#advisor/snapshot.ts'

const SPARE = /\b(?:left|leftover|over|spare|extra|rest|all|whole|everything|that)\b/i

interface Filling {
  stored: Given | null
  text: string
  snapshot: Snapshot
}

/**
 * What is paid on a debt is known: what the budget leaves is put on it only where that is said. Nor is a rent of before
 * paid on it: 'student loans 22k at 5.5, when are they gone'.
 */
export const isLeftOver = (value: Value, filling: Filling) =>
  filling.stored !== null && value.kind === 'figure' && value.name === 'left' && !SPARE.test(filling.text)
