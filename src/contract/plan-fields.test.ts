import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planAddress, readPlanAddress } from './plan-address.ts'
import { readInput } from './plan-fields.ts'

describe('an input', () => {
  test.each([
    ['extra', '300', 30_000],
    ['extra', '300.55', 30_055],
    ['extra', '-1', null],
    ['extra', '1e5', null],
    ['extra', 'NaN', null],
    ['extra', 'Infinity', null],
    ['extra', '9999999999999999', null],
    ['rate.12', '22.9', 22.9],
    ['rate', '22.9', null],
    ['rate.x', '22.9', null],
    ['rate.1.2', '22.9', null],
    ['extra.1', '3', null],
    ['order', 'snowball', 'snowball'],
    ['order', 'biggest', null],
    ['own', '3,1,2', '3,1,2'],
    ['own', '3;1', null],
    ['lumpMonth', '1.5', null],
    ['toString', '1', null],
    ['__proto__', '1', null],
  ])('%s of %s is %s', (name, sent, expected) => {
    expect(readInput('debts', name, sent)).toBe(expected)
  })

  test('a month is one of the calendar, a name is one line', () => {
    expect(readInput('goals', 'by.3', '2027-05')).toBe('2027-05')
    expect(readInput('goals', 'by.3', '2027-13')).toBeNull()
    expect(readInput('goals', 'name', '  Boat ')).toBe('Boat')
    expect(readInput('goals', 'name', 'a\nb')).toBeNull()
  })
})

describe('an address', () => {
  test('comes back as it was', () => {
    const inputs = { only: '12', extra: 30_055, 'rate.12': 19.9, order: 'own', own: '' }
    const address = planAddress('debts', inputs)
    expect(address).toBe('/plans?plan=debts&only=12&extra=300.55&rate.12=19.9&order=own&own=')
    expect(readPlanAddress(address.split('?')[1] ?? '')).toEqual({ kind: 'debts', inputs, refused: [] })
  })

  test('says what it could not read', () => {
    expect(readPlanAddress('plan=house&price=abc&down=5')).toEqual({
      kind: 'house',
      inputs: { down: 500 },
      refused: ['price'],
    })
    expect(readPlanAddress('plan=nothing&price=1')).toEqual({ kind: null, inputs: {}, refused: [] })
  })

  test('of any text is read without a fault', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, value) => {
        const search = new URLSearchParams({ plan: 'debts', [name]: value })
        expect(() => readPlanAddress(String(search))).not.toThrow()
      }),
    )
  })
})
