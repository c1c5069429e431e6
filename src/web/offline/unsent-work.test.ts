import { expect, test } from 'vitest'
import { describeWork, hasWork } from './unsent-work.ts'

test.each([
  [{ messages: 0, changes: 0 }, '', false],
  [{ messages: 1, changes: 0 }, '1 message', true],
  [{ messages: 0, changes: 2 }, '2 changes', true],
  [{ messages: 2, changes: 1 }, '2 messages and 1 change', true],
])('%j is %j', (work, text, isSome) => {
  expect([describeWork(work), hasWork(work)]).toEqual([text, isSome])
})
