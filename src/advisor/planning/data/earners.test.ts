import { expect, test } from 'vitest'
import { earnedBy } from './earners.ts'

const rows = (...sources: string[]) => ({
  income: sources.map((source, at) => ({
    id: at + 1,
    source,
    amount: 100_000 * (at + 1),
    date: '2026-11-01',
  })),
})

test('what is called after somebody else at home is theirs, the rest the own', () => {
  const home = rows('My pay', 'Tutoring', "Wife's pay")
  expect(earnedBy('mine', home)?.value).toBe(300_000)
  expect(earnedBy('theirs', home)?.value).toBe(300_000)
  expect(earnedBy('theirs', rows('Salary', 'Her pay'))?.value).toBe(200_000)
})

test('beside the own pay a name is somebody', () => {
  expect(earnedBy('mine', rows('Dan', 'My pay'))?.value).toBe(200_000)
  expect(earnedBy('theirs', rows('Dan', 'My pay'))?.value).toBe(100_000)
})

test('nobody knows whose two jobs are', () => {
  expect(earnedBy('mine', rows('Bakery', 'Uber'))).toBeNull()
  expect(earnedBy('theirs', rows('Salary'))).toBeNull()
})
