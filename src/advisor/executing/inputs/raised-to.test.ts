import { expect, test } from 'vitest'
import type { Action, Value } from '#advisor/minding/minded.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { raisedTo } from './raised-to.ts'

function inputsOf(text: string, slots: Record<string, number>, from: SumRecord | null = null) {
  const numbers = readNumbers(text)
  const inputs = Object.entries(slots).flatMap(([slot, at]): Action['inputs'] => {
    const number = numbers[at]
    return number ? [{ slot, value: { kind: 'number', number } }] : []
  })
  const action = { intent: 'extra-payment', from: null, about: [], inputs, wanted: null }
  return Object.fromEntries(raisedTo(action, text, from).map(({ slot, value }) => [slot, say(value)]))
}

const say = (value: Value): string =>
  value.kind === 'number'
    ? value.number.quote
    : value.kind === 'operation'
      ? `${say(value.left)} ${value.operator} ${say(value.right)}`
      : value.kind === 'figure'
        ? `${value.sum}.${value.name}`
        : value.kind

test('bumped to an amount', () => {
  const text = 'I owe 11,300 and pay 265 a month. If I bump that to 350, how many months sooner?'
  expect(inputsOf(text, { principal: 0, payment: 1, extra: 2 })).toEqual({
    principal: '11,300',
    payment: '265',
    extra: '350 take 265',
  })
})

test('one amount or another', () => {
  const text = 'A loan of $14,500 with $325 a month or with $425 a month'
  expect(inputsOf(text, { principal: 0, payment: 2, extra: 1 })).toMatchObject({
    payment: '$325',
    extra: '$425 take $325',
  })
})

test('more than the payment of the sum before', () => {
  const payment = { label: 'Payment', unit: 'money', value: 35_172, source: { kind: 'words' } }
  const from = { id: 's3', kind: 'loan-payment', inputs: {}, results: { payment } } as unknown as SumRecord
  const text = 'and if i pay 450 a month on it'
  expect(inputsOf(text, { extra: 0 }, from)).toEqual({ payment: 's3.payment', extra: '450 take s3.payment' })
  expect(inputsOf('and if i pay 200 a month on it', { extra: 0 }, from)).toEqual({ extra: '200' })
})

test('what comes on top stays that', () => {
  const text = 'I pay 265 a month on 11,300. if i pay 100 extra'
  expect(inputsOf(text, { payment: 0, principal: 1, extra: 2 })).toMatchObject({ extra: '100' })
})

test('what all debts get is raised, unless it is paid once', () => {
  const plan = { id: 's1', kind: 'debt-payoff', inputs: {}, results: {} } as unknown as SumRecord
  const slotOf = (text: string, from: SumRecord | null) => {
    const [number] = readNumbers(text)
    if (!number) throw new Error('A number is expected')
    const inputs = [{ slot: 'once', value: { kind: 'number' as const, number } }]
    return raisedTo({ intent: 'debt-payoff', from: null, about: [], inputs, wanted: null }, text, from)[0]
      ?.slot
  }
  expect(slotOf('and if we make it 900', plan)).toBe('total')
  expect(slotOf('suppose i can bump it up to 900', plan)).toBe('total')
  expect(slotOf('and if i throw 900 at it from my bonus', plan)).toBe('once')
  expect(slotOf('and if we make it 900', null)).toBe('once')
})
