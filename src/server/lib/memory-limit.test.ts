import { describe, expect, test } from 'vitest'
import { createMemoryLimit } from './memory-limit.ts'

describe('a limit in memory', () => {
  const start = () => {
    let now = 0
    const limit = createMemoryLimit({ hits: 2, seconds: 60, clock: () => new Date(now) })
    return { limit, advance: (seconds: number) => (now += seconds * 1000) }
  }

  test('counts each caller apart and forgets them when the window ends', () => {
    const { limit, advance } = start()
    limit('a')
    limit('a')
    limit('b')
    advance(50)
    expect(() => limit('a')).toThrow(expect.objectContaining({ status: 429, retryAfterSeconds: 10 }))
    limit('b')
    advance(10)
    limit('a')
  })

  test('does not grow with a flood of addresses', () => {
    const { limit } = start()
    for (let caller = 0; caller < 10_000; caller += 1) limit(`address ${caller}`)
    limit('one more')
    limit('and another')
    expect(() => limit('the next')).toThrow('Too many')
    limit('address 7')
  })
})
