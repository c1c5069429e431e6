import { expect, test } from 'vitest'
import { isAddition } from './additions.ts'

test.each([
  'oh and 25 for the newspaper',
  'plus a boat, 9k',
  '+ 30 for parking',
  'I also have 4,000 in a CD',
  'and another 200 for the dog',
  'the lake house is another 220',
  'shoot i forgot netflix, 17',
  'my second student loan is 9k',
])('%s adds', (text) => {
  expect(isAddition(text)).toBe(true)
})

test.each([
  'and the gold is at 2,300 today',
  'and they bumped me to 14.75',
  'and my wife just said 91,400',
  'and 41k, not 38k',
  'sorry, and it is 300',
  'it went up to 90',
  'make that 80',
  "and it's 4,100 now",
  'no, 75',
])('%s does not add', (text) => {
  expect(isAddition(text)).toBe(false)
})
