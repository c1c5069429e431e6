import { expect, test } from 'vitest'
import { readMessage } from '#advisor/understanding/reading/reading.ts'
import { readWishes } from './wishes.ts'

const wishesOf = (text: string, asked = false) =>
  readWishes(readMessage(text), asked).map((wish) => wish.text)

test.each([
  ['I want to buy a house', ['buy a house']],
  ['hoping to travel more', ['travel more']],
  ['saving up for a used car', ['a used car']],
  ['my goal is to be debt free', ['be debt free']],
  [
    'Goals for this year: write a will, pay off the Visa, start a 529.',
    ['write a will', 'pay off the Visa', 'start a 529'],
  ],
  ["We'd like to buy a house someday, but not yet", ['buy a house someday']],
  [
    'goals: pay off the camper. get the boys through trade school',
    ['pay off the camper', 'get the boys through trade school'],
  ],
  ['early retirement is the dream', ['early retirement']],
  ["What I'd love is my own bar.", ['my own bar']],
  ['What I want first is to get rid of that Mariner.', ['get rid of that Mariner']],
  ['What I want: out of debt by 35 and a place of my own.', ['out of debt by 35', 'a place of my own']],
  ['goal 1: kill the student loans', ['kill the student loans']],
  ["My aim's to be out of debt by 50.", ['be out of debt by 50']],
  ['I want to see the ocean. And then a real vacation.', ['see the ocean', 'a real vacation']],
  ["I'm going to pay off Discover", ['pay off Discover']],
  ["Pay off the doublewide, put in a well. That's my list.", ['Pay off the doublewide', 'put in a well']],
  ['What I want is to keep the house, that is all.', ['keep the house']],
  ['my goal is to be out of debt by june lol', ['be out of debt by june']],
])('%s: %j', (text, expected) => expect(wishesOf(text)).toEqual(expected))

test.each([
  'My brother wants to buy a house',
  'Should I buy a house?',
  'If I wanted to buy a house, what would I need?',
  "I don't want to buy a house",
  'retirement plan is keeling over at the register haha',
  'our plan is to never retire lol',
  'I want to know how much I spend',
  'I used to want to travel',
  "Groceries, gas, the phone. That's my list.",
  'ight thats the plan then',
  'so this is the goal',
  "I'm going to think about it",
  'I want $20,000 in the emergency fund',
])('no wish of the own without an amount: %s', (text) => expect(wishesOf(text)).toEqual([]))

test.each([
  [
    'get rid of the credit cards and buy a little house',
    ['get rid of the credit cards', 'buy a little house'],
  ],
  ['kids college', ['kids college']],
  ['start investing where do i start', ['start investing']],
  ['no idea', []],
])('asked, %s: %j', (text, expected) => expect(wishesOf(text, true)).toEqual(expected))

test.each([
  'I want the same every month for 25 years, what\u2019s the monthly amount?',
  'Both goals are typed in here with what we have so far',
  'The month in which the target is reached is the last one.',
])('nothing is wished for: %s', (text) => expect(wishesOf(text)).toEqual([]))

test.each(['the furnace quit on us', 'work has been slow lately', 'the car died'])(
  '%s, asked for goals, tells something',
  (text) => expect(wishesOf(text, true)).toEqual([]),
)
