import { expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'

const savings = (turns: readonly string[]) => talk(turns).snapshot.profile.savings

test.each([
  [['we have 66,000 in the joint savings', 'I also have 3,000 in my own savings'], 69_000],
  [['5,300 in savings', 'also 1,200 in another savings account, the christmas one'], 6500],
  [['I have 85,000 in savings', 'I have another 19,000 in savings there. Is all of it insured?'], 104_000],
  [['my savings is 11,000', 'and 1,000 more in the Christmas club savings'], 12_000],
  [['I have 30k in my savings account', 'oh and about 20k in savings besides that'], 50_000],
])('another savings account is added: %j', (turns, expected) => {
  expect(savings(turns)).toBe(expected * 100)
})

test.each([
  [['I have 5,000 in savings', 'sorry, my savings is 5,500'], 5500],
  [['I have 14,300 in savings', 'oh and savings are 12,300, i moved 2,000 out for the roof'], 12_300],
  [['I have 5,000 in savings', 'found another 500 so my savings is 5,500 total'], 5500],
])('the same one said again is not: %j', (turns, expected) => {
  expect(savings(turns)).toBe(expected * 100)
})

test.each([
  'I want another 2,000 in savings',
  'another 2,000 in savings would be nice',
  'my second goal is 5,000 in savings',
])('what is wished for is not there: %s', (text) => expect(savings(['Savings 8,000', text])).toBe(800_000))
