import { expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'

const goalsAfter = (...messages: string[]) =>
  talk(messages).snapshot.goals.map(({ targetAmount, currentAmount }) => [targetAmount, currentAmount])

test('what is made another number is the goal that was spoken of', () => {
  const fund = ['Emergency fund target is 12,000', "I've got 2,750 in there so far"]
  expect(goalsAfter(...fund, 'make the target 15, my hours have been flaky')).toEqual([[1_500_000, 275_000]])
  const needed = "I'd like a 20,000 emergency fund; 5,000 is already there."
  const added = 'Transferred another 2,500 last night, so we are at 7,500 of the 20,000.'
  expect(goalsAfter(needed, added)).toEqual([[2_000_000, 750_000]])
})

test('another goal stays another', () =>
  expect(goalsAfter('saving 12,000 for an emergency fund', 'and 5,000 for a trip to Peru')).toEqual([
    [500_000, 0],
    [1_200_000, 0],
  ]))
