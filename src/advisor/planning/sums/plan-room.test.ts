import { expect, test } from 'vitest'
import { workOut } from '#advisor/planning/testing/work-out.ts'
import { planRoom, sepRoom } from './plan-room.ts'

test('a limit less what went in, with more from fifty on', () => {
  expect(workOut(planRoom, { paid: 900_000 }, { text: 'my 401k' }).results).toMatchObject({ room: 1_550_000 })
  expect(workOut(planRoom, { paid: 200_000 }, { text: 'roth ira' }).results.room).toBe(550_000)
  expect(workOut(planRoom, { paid: 900_000, age: 55 }, { text: 'my 401k' }).answer).toContain('$23,500 more')
  expect(workOut(planRoom, { paid: 900_000, age: 61 }, { text: 'my 401k' }).answer).toContain('$26,750 more')
})

test('a SEP takes a fifth of the profit that the self-employment tax leaves', () => {
  const { results } = workOut(sepRoom, { net: 6_000_000 })
  // 60,000 less half of 8,477.73, and a fifth of that.
  expect(results.most).toBe(1_115_223)
  expect(workOut(sepRoom, { net: 90_000_000 }).results.most).toBe(7_200_000)
})
