import { expect, test } from 'vitest'
import { mindedAs } from '#advisor/testing/minded.ts'
import { othersPay } from './others-pay.ts'

const slotIn = (text: string) =>
  othersPay(mindedAs(text, ['what-if'], ['moreExpense']).readings[0]?.actions[0]?.inputs ?? [], text)[0]?.slot

test.each([
  "my cousin says get a roommate, they'd cover 600 of it",
  'what if my sister chips in 250',
  'and if my mom pays 300 of the rent',
])('what others pay is less to pay: %s', (text) => expect(slotIn(text)).toBe('lessExpense'))

test.each([
  'what if i pay 600 of it',
  'they want 600 more',
  'my son pays 300 for his car',
  'what if i cover 600',
])('more to pay: %s', (text) => expect(slotIn(text)).toBe('moreExpense'))
