import { expect, test } from 'vitest'
import type { Action, Minded } from '#advisor/minding/minded.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { withAlternative } from './alternatives.ts'

/** The sum that uses these numbers of a message, in the order of its slots. */
function alternatives(text: string, intent: string, slots: Record<string, number>): Action['inputs'][] {
  const numbers = readNumbers(text) as unknown as Minded['numbers']
  const inputs = Object.entries(slots).map(([slot, at]) => {
    const number = numbers[at]
    if (!number) throw new Error(`no number ${at} in ${text}`)
    return { slot, value: { kind: 'number' as const, number } }
  })
  const action = { intent, from: null, about: [], inputs, wanted: null }
  return withAlternative([action], { numbers } as Minded, text, '2026-11-17').map((one) => one.inputs)
}

const valueOf = (inputs: Action['inputs'] | undefined, name: string) => {
  const value = inputs?.find(({ slot }) => slot === name)?.value
  return value?.kind === 'number' ? value.number.value : null
}

test('another time, though it is said without its unit', () => {
  const text = "5,000 at 8%. What's it worth in 25 years, and what if I leave it 35?"
  const [one, other] = alternatives(text, 'growth', { start: 0, rate: 1, months: 2 })
  expect(valueOf(one, 'months')).toBe(300)
  expect(valueOf(other, 'months')).toBe(420)
})

test('another payment, and another rate', () => {
  const paid = 'im paying 160 a month on 4,800 at 21.9%, what if i go up to 240?'
  const [, more] = alternatives(paid, 'payoff-time', { payment: 0, balance: 1, rate: 2 })
  expect(valueOf(more, 'payment')).toBe(240)
  const banks = '15,000 for 30 months, the CD pays 4.65% and my savings 3.1%. what is the gap?'
  const [, less] = alternatives(banks, 'interest-earned', { balance: 0, months: 1, rate: 2 })
  expect(valueOf(less, 'rate')).toBe(3.1)
})

test('how much a month for another time', () => {
  const text =
    'I need 7,500, have 1,900 and can do 325 a month. And how much a month to have it in 12 months?'
  const [, other] = alternatives(text, 'goal-time', { target: 0, current: 1, monthly: 2 })
  expect(other?.map(({ slot }) => slot)).toEqual(['target', 'current', 'months'])
})

test('a number of something else is no other value', () => {
  const worth = 'we owe 214k at 7.1%. its worth around 365k. what if we refi for 30 years'
  expect(alternatives(worth, 'loan-payment', { principal: 0, rate: 1, months: 3 })).toHaveLength(1)
  const before = 'i have to refi the 256k, or 338k at 6.6% for 30 years'
  expect(alternatives(before, 'loan-payment', { principal: 1, rate: 2, months: 3 })).toHaveLength(1)
})

test('an earlier value, where the later one comes instead of it', () => {
  const text = 'I owe 9,400 at 11.5% and pay 260. How many months if I pay 340 instead?'
  const [one, other] = alternatives(text, 'payoff-time', { balance: 0, rate: 1, payment: 3 })
  expect([valueOf(one, 'payment'), valueOf(other, 'payment')]).toEqual([260, 340])
})

test('two plans are not added up', () => {
  const text = 'Compare two plans: $520 a month and $650 a month'
  const numbers = readNumbers(text) as unknown as Minded['numbers']
  const inputs = numbers
    .slice(1)
    .map((number) => ({ slot: 'monthly', value: { kind: 'number' as const, number } }))
  const action = { intent: 'goal-time', from: null, about: [], inputs, wanted: null }
  const plans = withAlternative([action], { numbers } as Minded, text, '2026-11-17')
  expect(plans.map((plan) => valueOf(plan.inputs, 'monthly'))).toEqual([520, 650])
})
