import { expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'

const goalsAfter = (...messages: string[]) =>
  talk(messages).snapshot.goals.map(({ targetAmount, currentAmount }) => [targetAmount, currentAmount])

test('another goal stays another', () =>
  expect(goalsAfter('saving 12,000 for an emergency fund', 'and 5,000 for a trip to Peru')).toEqual([
    [500_000, 0],
    [1_200_000, 0],
  ]))
