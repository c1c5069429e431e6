import { expect, test } from 'vitest'
import type { Value } from '#advisor/minding/minded.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { byHours, paidHours } from './by-the-hour.ts'

/** As a mind writes it that counts an hour's pay by weeks. */
function payOf(text: string): Value | undefined {
  const { numbers } = mindedAs(text, ['budget-summary'])
  const rate: Value = { kind: 'number', number: numbers[0]! }
  const weeks: Value = { kind: 'constant', value: 52 }
  const value: Value = { kind: 'operation', operator: 'times', left: rate, right: weeks }
  return byHours([{ slot: 'income', value }], numbers)[0]?.value
}

test('an hour’s pay counts by itself, with the hours that are said', () => {
  expect(payOf('19.50 an hour')).toMatchObject({ kind: 'number', number: { quote: '19.50' } })
  expect(payOf('19.50 an hour, 40 hrs a week')).toMatchObject({ kind: 'number' })
  expect(payOf('19.50 an hour, 30 hours a week')).toMatchObject({
    operator: 'over',
    left: { operator: 'times', right: { value: 30 } },
    right: { value: 40 },
  })
})

test('pay by the week stays as it was written', () =>
  expect(payOf('780 a week')).toMatchObject({ operator: 'times', right: { value: 52 } }))

test('beside hours a number with cents is money', () => {
  const { numbers } = mindedAs('22 hrs a week at 17.25', ['product'])
  const [hours, pay] = numbers.map((number) => ({ kind: 'number', number }) as const)
  const inputs = [
    { slot: 'amount', value: pay! },
    { slot: 'times', value: hours! },
  ]
  const paid = paidHours({ intent: 'product', from: null, about: [], wanted: null, inputs })
  expect(paid[0]?.value).toMatchObject({ number: { kind: 'money', quote: '17.25' } })
  expect(paid[1]?.value).toMatchObject({ number: { kind: 'hours' } })
})
