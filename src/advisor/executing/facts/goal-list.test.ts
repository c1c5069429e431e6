import { expect, test } from 'vitest'
import type { Fact } from '#advisor/facts.ts'
import { factOf } from '#advisor/talk/testing/turns.ts'
import { withGoalList } from './goal-list.ts'

const goal = (name: string, decision: Fact['decision']) =>
  factOf({ kind: 'goal', id: null, name, targetAmount: 500_000 }, name, decision)
const read = [goal('Trip', 'ask'), goal('Car', 'save'), goal('House', 'ask')]
const kept = (text: string, left = read.slice(0, 2)) =>
  withGoalList(left, read, text).map(({ change, decision }) => ['name' in change && change.name, decision])

test('of a list all are kept where one is', () =>
  expect(kept('i want to save 5,000 for a trip, 5,000 for a car and 5,000 for a house')).toEqual([
    ['Trip', 'save'],
    ['Car', 'save'],
    ['House', 'save'],
  ]))

test.each([
  ['i want to save 5,000 for a trip or 5,000 for a car', 2],
  ['should i save 5,000 for a trip and 5,000 for a car', 2],
  ['5,000 for a trip and 5,000 for a car is what my sister spent', 2],
])('what is weighed or told of others is not: %s', (text, count) => {
  expect(kept(text)).toHaveLength(count)
  expect(kept(text)[0]).toEqual(['Trip', 'ask'])
})

test('nothing is kept where none is', () =>
  expect(kept('i want to save 5,000 for a trip and 5,000 for a car', [])).toEqual([]))
