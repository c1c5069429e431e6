import { expect, test } from 'vitest'
import { readMessage } from '#advisor/understanding/reading/reading.ts'
import { introducedPay } from './introduced-pay.ts'

test.each([
  ['29, 61k, rent 1,150', 61_000],
  ['38m, 92k, two kids', 92_000],
  ['im 46, 105,000, married', 105_000],
  ['hi, 31 years old, 70k, no debt', 70_000],
  ['25, 48k, student loans 19k', 48_000],
])('what an age is followed by is pay: %s', (text, pay) =>
  expect(introducedPay(readMessage(text))?.value).toBe(pay),
)

test.each([
  '29, 61k saved, rent 1,150',
  '54, 310k, 401k',
  '29, 8k, credit card',
  'rent 1,150, 61k',
  '1,150, 61k, what is left',
  'at 29, 61k is a lot',
  '20, 30k, 40k, add them',
])('what has a name, or stands for something else, is none: %s', (text) =>
  expect(introducedPay(readMessage(text))).toBeNull(),
)
