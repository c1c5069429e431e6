import { expect, test } from 'vitest'
import { workOut } from '#advisor/planning/testing/work-out.ts'
import { mileage } from './mileage.ts'
import { planMost, planRoom, sepRoom } from './plan-room.ts'

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

test('the most that may go in, by the month and the paycheck', () => {
  expect(workOut(planMost, {}, { text: 'max out a roth' }).results).toMatchObject({
    month: 62_500,
    paycheck: 28_846,
  })
  expect(workOut(planMost, {}, { text: 'max out my 401k' }).results.year).toBe(2_450_000)
  expect(workOut(planMost, { age: 52 }, { text: 'max out my 401k' }).results.year).toBe(3_250_000)
  expect(workOut(planMost, { age: 61 }, { text: 'max out my 401k' }).results.year).toBe(3_575_000)
})

test('miles take the rate of the year off a profit', () => {
  const { results, answer } = workOut(mileage, { miles: 8000 })
  expect(results.deduction).toBe(580_000)
  expect(answer).toContain('$5,800 off your profit')
})
