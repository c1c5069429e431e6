import { expect, test } from 'vitest'
import { createBreaker } from './breaker.ts'

function createTimedBreaker() {
  const time = { now: 0 }
  const breaker = createBreaker(() => time.now)
  const fail = (times: number) => Array.from({ length: times }, () => breaker.failed())
  return { breaker, fail, wait: (seconds: number) => void (time.now += seconds * 1000) }
}

test('lets everything through until three failures come in a row', () => {
  const { breaker, fail } = createTimedBreaker()
  fail(2)
  breaker.succeeded()
  fail(2)
  expect(breaker.allows()).toBe(true)
  fail(1)
  expect(breaker.allows()).toBe(false)
})

test('after the rest one attempt decides', () => {
  const { breaker, fail, wait } = createTimedBreaker()
  fail(3)
  wait(30)
  expect([breaker.allows(), breaker.allows()]).toEqual([true, false])
  breaker.succeeded()
  expect([breaker.allows(), breaker.allows()]).toEqual([true, true])
})

test('rests grow with further failures, up to five minutes', () => {
  const { breaker, fail, wait } = createTimedBreaker()
  fail(3)
  wait(30)
  expect(breaker.allows()).toBe(true)
  fail(1)
  wait(59)
  expect(breaker.allows()).toBe(false)
  wait(1)
  expect(breaker.allows()).toBe(true)
  fail(10)
  wait(299)
  expect(breaker.allows()).toBe(false)
  wait(1)
  expect(breaker.allows()).toBe(true)
})
