import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_CENTS } from '#finance/money.ts'
import { money, moneyTotal, rate } from './money.ts'
import { z } from './zod.ts'

const amount = money({ message: 'Amount must be 0 or higher' })
const interest = rate('Interest rate must be 0 or higher')
const problem = (schema: z.ZodMiniType, value: unknown) =>
  z.safeDecode(schema, value).error?.issues.map((issue) => issue.message)

describe('money', () => {
  test.each([
    [0, 0],
    [-0, 0],
    [0.1 + 0.2, 30],
    [19.99, 1999],
    [1.005, 101],
    [2.675, 268],
    [0.004, 0],
    [999_999_999_999.99, MAX_CENTS],
  ])('%d dollars are %d cents', (dollars, cents) => {
    expect(z.decode(amount, dollars)).toBe(cents)
  })

  test.each([-0.004, -1, -Infinity, Infinity, Number.NaN, '5', '', 'abc', null, undefined, true, [5], {}])(
    '%j is no amount',
    (value) => {
      expect(problem(amount, value)).toEqual(['Amount must be 0 or higher'])
    },
  )

  test.each([1e12, 999_999_999_999.999, 1e308])('%d is too much', (value) => {
    expect(problem(amount, value)).toEqual(['Amounts can be at most $999,999,999,999.99'])
  })

  test('has bounds of its own where they are given', () => {
    const tip = money({ min: 100, max: 500, message: 'From 1 to 5 dollars' })
    expect(z.decode(tip, 1)).toBe(100)
    expect(problem(tip, 0.99)).toEqual(['From 1 to 5 dollars'])
    expect(problem(tip, 5.01)).toEqual(['Amounts can be at most $5.00'])
  })

  test('goes over the wire and back to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_CENTS }), (cents) => {
        const wire: unknown = JSON.parse(JSON.stringify(z.encode(amount, cents)))
        expect(z.decode(amount, wire as number)).toBe(cents)
      }),
    )
  })

  test('half a cent never leaves the server', () => {
    expect(() => z.encode(amount, 0.5)).toThrow(/int/)
  })

  test('totals may be negative and larger than any amount, up to what is exact', () => {
    for (const cents of [-MAX_CENTS * 50, 0, Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER]) {
      expect(z.decode(moneyTotal, z.encode(moneyTotal, cents))).toBe(cents)
    }
  })
})

describe('rates', () => {
  test.each([
    [0, 0],
    [5, 5],
    [6.125, 6.125],
    [22.9999, 22.9999],
    [4.123456, 4.123456],
    [4.1234565, 4.123457],
    [1000, 1000],
  ])('%d is kept as %d', (sent, kept) => {
    expect(z.decode(interest, sent)).toBe(kept)
  })

  test.each([-0.01, Number.NaN, Infinity, '5', null, undefined])('%j is no rate', (value) => {
    expect(problem(interest, value)).toEqual(['Interest rate must be 0 or higher'])
  })

  test.each([1000.01, 1e308])('%d is too high', (value) => {
    expect(problem(interest, value)).toEqual(['Interest rate can be at most 1,000'])
  })
})
