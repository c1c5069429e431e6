import { expect, test } from 'vitest'
import type { Change } from '#advisor/facts.ts'
import { withNamesApart, withoutStrayCosts, withPlainNames } from './plain-names.ts'

function nameOf(text: string, end: number, change: Change) {
  const fact = { change, decision: 'save' as const, quote: text, span: { start: 0, end } }
  return withPlainNames([fact], text).map((one) => ('name' in one.change ? one.change.name : null))
}

const house: Change = { kind: 'asset', id: null, name: 'Equity', value: 1, category: 'Real Estate' }
const debt: Change = { kind: 'liability', id: null, name: 'Next', amount: 1, category: 'Credit Cards' }

test('what is left of a house is not its name', () => {
  const text = 'worth 300k, 120k owed. what is my equity'
  expect(nameOf(text, text.length, house)).toEqual(['Home'])
  expect(nameOf(text, text.length, { ...house, name: 'Mortgage' })).toEqual(['Home'])
  expect(nameOf(text, text.length, { ...house, name: 'Lake house' })).toEqual(['Lake house'])
})

test('what is asked in the next sentence names nothing', () => {
  expect(nameOf('i still owe 8,000 on it. what next', 24, debt)).toEqual(['Debt'])
  expect(nameOf('i owe 8,000 on a card. what next', 22, debt)).toEqual(['Credit card'])
  expect(nameOf('next card 8,000. what then', 16, debt)).toEqual(['Next'])
  expect(nameOf('the one card i have, balance 640', 32, { ...debt, name: 'Balance' })).toEqual([
    'Credit card',
  ])
})

test('a cost that only what is asked next would name is none', () => {
  const change: Change = { kind: 'expense', id: null, name: 'Refund', amount: 11_000 }
  const left = (text: string, name: string) => {
    const span = { start: 0, end: text.indexOf('.') + 1 }
    return withoutStrayCosts([{ change: { ...change, name }, decision: 'save', quote: text, span }], text)
      .length
  }
  expect(left('i pay 110 a month on it. how long without the refund', 'Refund')).toBe(0)
  expect(left('we stop our 401k, its 650 a month.', '401k')).toBe(0)
  expect(left('i pay 110 a month. its for the car', 'Car')).toBe(1)
  expect(left('the car is 110 a month. how long', 'Car')).toBe(1)
})

test('two costs of one name are called by the word behind each', () => {
  const text = '180 gas, 350 fun, 90 subs'
  const cost = (name: string, amount: number) =>
    ({
      change: { kind: 'expense', id: null, name, amount },
      decision: 'save',
      quote: text,
      span: { start: 0, end: text.length },
    }) as const
  const named = withNamesApart([cost('Gas', 18_000), cost('Fun', 9000), cost('Fun', 35_000)], text)
  expect(named.map(({ change }) => ('name' in change ? change.name : ''))).toEqual(['Gas', 'Subs', 'Fun'])
})
