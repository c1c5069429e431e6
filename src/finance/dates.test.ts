import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMonths, daysInMonth, isPlainDate, monthsBetween } from './dates.ts'

const date = fc
  .record({
    year: fc.integer({ min: 1900, max: 2200 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.nat(30),
  })
  .map(({ year, month, day }) => {
    const inMonth = (day % daysInMonth(year, month)) + 1
    return `${year}-${String(month).padStart(2, '0')}-${String(inMonth).padStart(2, '0')}`
  })

describe('dates that exist', () => {
  test.each(['2024-02-29', '2000-02-29', '2023-12-31', '0001-01-01', '9999-12-31'])('%s does', (text) => {
    expect(isPlainDate(text)).toBe(true)
  })

  test.each([
    '2023-02-29',
    '1900-02-29',
    '2023-04-31',
    '2023-13-01',
    '2023-00-10',
    '2023-01-00',
    '0000-01-01',
    '2023-1-1',
    '23-01-01',
    '2023-01-01T00:00',
    '12023-01-01',
    '',
    'yesterday',
  ])('%j does not', (text) => {
    expect(isPlainDate(text)).toBe(false)
  })

  test('agree with the platform’s calendar', () => {
    fc.assert(
      fc.property(date, (text) => {
        expect(isPlainDate(text)).toBe(true)
        expect(new Date(text).toISOString()).toBe(`${text}T00:00:00.000Z`)
      }),
    )
  })
})

describe('adding months', () => {
  test.each([
    ['2024-01-31', 1, '2024-02-29'],
    ['2023-01-31', 1, '2023-02-28'],
    ['2023-01-31', 2, '2023-03-31'],
    ['2023-11-15', 2, '2024-01-15'],
    ['2024-03-31', -1, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2026-01-15', 33, '2028-10-15'],
    ['2026-01-15', 0, '2026-01-15'],
    ['9999-06-30', 1e9, '9999-12-30'],
    ['2026-01-15', -1e9, '0001-01-15'],
  ])('%s and %d', (from, months, expected) => {
    expect(addMonths(from, months)).toBe(expected)
  })

  test('always gives a date that exists, in the month asked for', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -1200, max: 1200 }), (from, months) => {
        const to = addMonths(from, months)
        expect(isPlainDate(to)).toBe(true)
        const index = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7))
        expect(index(to) - index(from)).toBe(months)
      }),
    )
  })
})

describe('months between', () => {
  test.each([
    ['2026-01-15', '2026-02-14', 0],
    ['2026-01-15', '2026-02-15', 1],
    ['2026-01-31', '2026-02-28', 1],
    ['2026-01-31', '2026-03-30', 1],
    ['2026-01-15', '2028-10-15', 33],
    ['2026-02-15', '2026-01-15', -1],
    ['2026-01-15', '2026-01-15', 0],
    ['2026-01-15', '2026-01-14', 0],
  ])('%s and %s are %d', (from, to, expected) => {
    expect(monthsBetween(from, to)).toBe(expected)
  })

  test('undo adding months', () => {
    fc.assert(
      fc.property(date, fc.nat(1200), (from, months) => {
        expect(monthsBetween(from, addMonths(from, months))).toBe(months)
      }),
    )
  })
})
