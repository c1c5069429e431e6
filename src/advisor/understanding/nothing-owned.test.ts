import { expect, test } from 'vitest'
import { readNone } from './nothing-owned.ts'
import type { NoneField } from './nothing-words.ts'
import { readMessage } from './reading.ts'

const nonesOf = (text: string, asked: NoneField | null = null) =>
  readNone(readMessage(text), asked).map(({ field, except }) => (except ? `${field} except` : field))

test.each([
  ['No debt. My Jetta is paid off.', ['debt']],
  ["I'm debt-free since April", ['debt']],
  ["we don't owe anybody a dime", ['debt']],
  ['i dont owe nobody nothing', ['debt']],
  ['Spending 5k monthly, 0 owed.', ['debt']],
  ['house is paid for and no debts', ['debt']],
  ['Debts: none.', ['debt']],
  ['No kids, no debt, one houseplant.', ['debt']],
  ['I have nothing saved', ['savings']],
  ['not a cent put away', ['savings']],
  ['no savings to speak of', ['savings']],
  ['0 debt 0 savings 0 regrets', ['debt', 'savings']],
  ['no debt except the mortgage', ['debt except']],
  ['no debt besides 3k on the Visa', ['debt except']],
  ['Other than the car I have no debt', ['debt except']],
])('%s: %j', (text, expected) => expect(nonesOf(text)).toEqual(expected))

test.each([
  'I have no credit card debt',
  'My brother is debt free',
  'I want to be debt free by 40',
  'If I had no debt, could I retire?',
  'We owe nothing on the house',
  'I had no savings back then',
  'We have nothing saved for the Airstream',
  'hi from the debt free subreddit',
])('says no such thing: %s', (text) => expect(nonesOf(text)).toEqual([]))

test.each([
  ['nada', 'savings', ['savings']],
  ['none that I know of', 'debt', ['debt']],
  ['Not a penny', 'debt', ['debt']],
  ['zero. been home with the twins', 'income', ['income']],
  ['no idea', 'debt', []],
  ['nothing except the car', 'debt', ['debt except']],
] as const)('asked, %s (%s): %j', (text, asked, expected) => expect(nonesOf(text, asked)).toEqual(expected))
