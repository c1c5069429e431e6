import { expect, test } from 'vitest'
import type { Value } from '#advisor/minding/minded.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { byHours, hourlyPay, paidHours } from './by-the-hour.ts'

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

test.each([
  ['22 hrs a week at 17.25', '17.25'],
  ['a second job 12 hrs a week at 15', '15'],
  ['i would charge 70 for 20 billable hours', '70'],
])('beside hours a number is what an hour pays: %s', (text, wage) => {
  const { numbers } = mindedAs(text, ['product'])
  const inputs = numbers.map((number, at) => ({
    slot: at === 0 ? 'amount' : 'times',
    value: { kind: 'number', number } as const,
  }))
  const paid = paidHours({ intent: 'product', from: null, about: [], wanted: null, inputs }, text)
  const money = paid.flatMap(({ value }) =>
    value.kind === 'number' && value.number.kind === 'money' ? [value] : [],
  )
  expect(money).toMatchObject([{ number: { quote: wage, period: 'hour' } }])
})

test('days are no wage', () => {
  const text = '8 hours for 5 days'
  const { numbers } = mindedAs(text, ['product'])
  const inputs = numbers.map((number) => ({ slot: 'amount', value: { kind: 'number', number } as const }))
  expect(paidHours({ intent: 'product', from: null, about: [], wanted: null, inputs }, text)).toEqual(inputs)
})

test.each([
  ['a second job at 16 for 12 hours', '16', true],
  ['they would bump me to 23.50', '23.50', true],
  ['i would get 2,400', '2,400', false],
])('so little pay without a period is an hour’s: %s', (text, pay, isHourly) => {
  const { numbers } = mindedAs(text, ['pay-conversion'])
  const number = numbers.find(({ quote }) => quote === pay)!
  const inputs = [{ slot: 'pay', value: { kind: 'number', number } as const }]
  const [paid] = hourlyPay({ intent: 'pay-conversion', from: null, about: [], wanted: null, inputs }, numbers)
  expect(JSON.stringify(paid).includes('"hour"')).toBe(isHourly)
})
