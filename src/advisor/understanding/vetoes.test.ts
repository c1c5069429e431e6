import { expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'

test.each([
  "I'm interviewing for a job at 70k",
  'I applied for a position that pays 82,000',
  "I don't make 90k",
  'If I made 150,000 a year',
])('%s is no pay of now', (text) => expect(talk([text]).snapshot.profile.income).toBeNull())

test('a job that was applied for may still be told of by its pay', () => {
  expect(talk(['I applied last year and got it. I make 82,000.']).snapshot.profile.income).toBe(8_200_000)
})
