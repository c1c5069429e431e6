import { expect, test } from 'vitest'
import { readNone } from './nothing-owned.ts'
import type { NoneField } from './nothing-words.ts'
import { readMessage } from '#advisor/understanding/reading/reading.ts'

const nonesOf = (text: string, asked: NoneField | null = null) =>
  readNone(readMessage(text), asked).map(({ field, except }) => (except ? `${field} except` : field))

test.each([
  ['no debt', 'income', ['debt']],
  ['no debts at all', 'savings', ['debt']],
  ['none. and no debt', 'savings', ['debt', 'savings']],
  ['nothing', 'savings', ['savings']],
] as const)('%s, asked for %s', (text, asked, none) => expect(nonesOf(text, asked)).toEqual(none))

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
  ['We owe no one', ['debt']],
  ["I don't owe on anything", ['debt']],
  ['I owe nothing on nothing.', ['debt']],
  ["I've never had a debt in my life", ['debt']],
  ['I have never owed anyone a penny.', ['debt']],
  ['I never borrowed a cent in my life', ['debt']],
  ['Not a debt to our names.', ['debt']],
  ["I haven't got a cent of debt.", ['debt']],
  ['every last loan paid. zero balance everywhere', ['debt']],
  ['What I owe: nothing. What I own: a boat.', ['debt']],
  ['Debts? None, thank goodness.', ['debt']],
  ["I don't have any credits or debts", ['debt']],
  ["My wife's boat is hers. Debts: nil.", ['debt']],
  ['I get $2,208 a month and have no debts.', ['debt']],
  ['No debt, no bills except a phone', ['debt']],
  ['I owe nobody except the Lord.', ['debt']],
  ['Zero debt here, unless you count karma.', ['debt']],
  ["the account's empty", ['savings']],
  ['not a dime saved', ['savings']],
  ['got nada saved', ['savings']],
  ["Savings? I don't have any.", ['savings']],
  ['My savings account is at a big fat zero.', ['savings']],
  ['I had 6k in savings but the funeral took it, so zero there now.', ['savings']],
  ['We owe nothing else at all.', ['debt except']],
  ['We owe nothing, unless you count the 212 on the Visa', ['debt except']],
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
  'Hi Debt-Free Moms.',
  "The house is mine; there's no debt on it",
  'A Harley and a boat. No debts on either.',
  'I own my condo in Pensacola, worth 195k, nothing owed.',
  "We don't owe anything in Branson",
  'The car is mine, no loan.',
  'cc debt $0.00, student loans 12,640',
  "DraftKings isn't a debt",
  'i just want to be out of debt',
  'We want to be rich and have no debt',
  'Rob has nothing saved',
  'Do I have no savings?',
  'No other loans or cards due',
])('says no such thing: %s', (text) => expect(nonesOf(text)).toEqual([]))

test.each([
  ['nada', 'savings', ['savings']],
  ['none that I know of', 'debt', ['debt']],
  ['Not a penny', 'debt', ['debt']],
  ['zero. been home with the twins', 'income', ['income']],
  ['no idea', 'debt', []],
  ['nothing except the car', 'debt', ['debt except']],
] as const)('asked, %s (%s): %j', (text, asked, expected) => expect(nonesOf(text, asked)).toEqual(expected))
