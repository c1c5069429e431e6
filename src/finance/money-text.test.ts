import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencyCodes } from './currency.ts'
import { formatMoney, formatPercent, MAX_CENTS, parseMoney } from './money.ts'

const cents = fc.integer({ min: -MAX_CENTS, max: MAX_CENTS })

describe('parseMoney', () => {
  test.each([
    ['$1,234.56', 123_456],
    ['1234', 123_400],
    ['1,234', 123_400],
    ['1,234,567.8', 123_456_780],
    ['.5', 50],
    ['5.', 500],
    [' 12 ', 1200],
    ['\u00A012\u00A0', 1200],
    ['$ 12', 1200],
    ['-5', -500],
    ['−5', -500],
    ['-$5.00', -500],
    ['$-5.00', -500],
    ['+$5', 500],
    ['($5.00)', -500],
    ['( 1,000 )', -100_000],
    ['-0', 0],
    ['007', 700],
    ['1.005', 101],
    ['1.0049999', 100],
    ['999,999,999,999.99', MAX_CENTS],
    ['999999999999.99', MAX_CENTS],
  ])('%j is %d cents', (text, expected) => {
    expect(parseMoney(text)).toBe(expected)
  })

  test.each([
    '',
    ' ',
    '.',
    '$',
    '-',
    '()',
    '1.2.3',
    '12abc',
    'abc',
    '1e5',
    '1,23',
    '1,2345',
    ',123',
    '12,34,567',
    '1234,567',
    '1 234',
    '1.234,56',
    '--5',
    '-$-5',
    '(-5)',
    '5-',
    '$$5',
    '5$',
    '5%',
    '0x10',
    'NaN',
    'Infinity',
    '1000000000000',
    '999,999,999,999.995',
    '9'.repeat(10_000),
    `-${' '.repeat(100_000)}a b`,
    `$${' '.repeat(100_000)}1 2`,
    `(${' '.repeat(100_000)}`,
  ])('%.40j is refused', (text) => {
    expect(parseMoney(text)).toBeNull()
  })

  test.each([
    ['€1,200', 'EUR', 120_000],
    ['€ 1,200.50', 'EUR', 120_050],
    ['1,200 €', 'EUR', 120_000],
    ['-5€', 'EUR', -500],
    ['eur 12', 'EUR', 1200],
    ['1200', 'EUR', 120_000],
    ['CHF 500', 'CHF', 50_000],
    ['500 chf', 'CHF', 50_000],
    ['$500', 'CAD', 50_000],
    ['CA$500', 'CAD', 50_000],
    ['($5)', 'AUD', -500],
    ['R$ 9', 'BRL', 900],
  ] as const)('%j in %s is %d cents', (text, currency, expected) => {
    expect(parseMoney(text, currency)).toBe(expected)
  })

  test.each([
    ['$500', 'EUR'],
    ['£500', 'EUR'],
    ['€500', 'USD'],
    ['€5€', 'EUR'],
    ['1.200,50 €', 'EUR'],
    ['€', 'EUR'],
  ] as const)('%j is no amount in %s', (text, currency) => {
    expect(parseMoney(text, currency)).toBeNull()
  })

  test('never throws, and reads only exact cents', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...currencyCodes), (text, currency) => {
        const amount = parseMoney(text, currency)
        expect(amount === null || (Number.isSafeInteger(amount) && Math.abs(amount) <= MAX_CENTS)).toBe(true)
      }),
    )
  })
})

describe('formatMoney', () => {
  test.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [123_456, '$1,234.56'],
    [100_000, '$1,000.00'],
    [-500, '-$5.00'],
    [-5, '-$0.05'],
    [MAX_CENTS, '$999,999,999,999.99'],
  ])('%d is %s', (amount, expected) => {
    expect(formatMoney(amount)).toBe(expected)
  })

  test('can leave out the cents of whole dollars', () => {
    expect(formatMoney(120_000, { decimals: 'auto' })).toBe('$1,200')
    expect(formatMoney(120_050, { decimals: 'auto' })).toBe('$1,200.50')
    expect(formatMoney(-500, { decimals: 'auto' })).toBe('-$5')
  })

  test('can show a plus', () => {
    expect(formatMoney(500, { sign: 'always' })).toBe('+$5.00')
    expect(formatMoney(0, { sign: 'always' })).toBe('$0.00')
    expect(formatMoney(-500, { sign: 'always' })).toBe('-$5.00')
  })

  test('rounds fractions of a cent and never prints minus zero', () => {
    expect(formatMoney(100.5)).toBe('$1.01')
    expect(formatMoney(-0.4)).toBe('$0.00')
  })

  test('is dollars unless something else is said', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(formatMoney(amount)).toBe(formatMoney(amount, { currency: 'USD' }))
      }),
    )
  })

  test.each(currencyCodes)('agrees with the formatter of the platform in %s', (currency) => {
    const platform = new Intl.NumberFormat('en-US', { style: 'currency', currency })
    expect(platform.resolvedOptions().maximumFractionDigits).toBe(2)
    fc.assert(
      fc.property(cents, (amount) => {
        expect(formatMoney(amount, { currency })).toBe(platform.format(amount / 100))
      }),
    )
  })

  test.each(currencyCodes)('is read back by parseMoney in %s', (currency) => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(parseMoney(formatMoney(amount, { currency }), currency)).toBe(amount)
      }),
    )
  })

  test('is read back by parseMoney', () => {
    const decimals = fc.constantFrom('always' as const, 'auto' as const)
    const sign = fc.constantFrom('negative' as const, 'always' as const)
    fc.assert(
      fc.property(cents, decimals, sign, (amount, decimals, sign) => {
        expect(parseMoney(formatMoney(amount, { decimals, sign }))).toBe(amount)
      }),
    )
  })
})

describe('formatPercent', () => {
  test.each([
    [12.678_571, 1, '12.7%'],
    [20, 1, '20.0%'],
    [5.5, 2, '5.50%'],
    [-3.45, 1, '-3.5%'],
    [-0.04, 1, '0.0%'],
    [1.005, 2, '1.01%'],
    [99.95, 1, '100.0%'],
    [50, 0, '50%'],
    [-123_456.78, 1, '-123,456.8%'],
  ])('%d to %d decimals is %s', (value, decimals, expected) => {
    expect(formatPercent(value, decimals)).toBe(expected)
  })

  test('shows one decimal unless told otherwise', () => {
    expect(formatPercent(33.333_333)).toBe('33.3%')
  })
})
