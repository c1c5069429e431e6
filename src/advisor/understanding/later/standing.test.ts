import { expect, test } from 'vitest'
import { readMessage } from '#advisor/understanding/reading/reading.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { leavesStanding } from './standing.ts'

const leaves = (text: string, value: number) => {
  const snapshot = emptySnapshot()
  snapshot.profile.expenses = 390_000
  return leavesStanding({ kind: 'profile', field: 'expenses', value }, readMessage(text), snapshot)
}

test('what a message counts with stays as it is', () => {
  expect(leaves('3,770. And insurance, 600 on top of the 3,900', 377_000)).toBe(true)
  expect(leaves('3,770 and not 3,900', 377_000)).toBe(false)
  expect(leaves('we spend 3,900, and 600 on top of the 1,200', 390_000)).toBe(false)
})
