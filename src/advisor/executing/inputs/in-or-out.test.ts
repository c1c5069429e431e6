import { expect, test } from 'vitest'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { inOrOut } from './in-or-out.ts'

test.each([
  ['what would the rate be with another 400 a month coming in', 'expenses', 'income'],
  ['if 600 a month less is going out', 'income', 'expenses'],
  ['and if rent goes up 200', 'expenses', 'expenses'],
  ['and if my take home drops to 3,800', 'expenses', 'income'],
  ['if id pay 1,240 rent', 'income', 'expenses'],
  ['can we live on our take home with bills of 5,300', 'expenses', 'expenses'],
])('%s: %s becomes %s', (text, read, meant) => {
  const action = mindedAs(text, ['savings-rate'], [read]).readings[0]?.actions[0]
  const sum = findSum('savings-rate')
  if (!action || !sum) throw new Error('A sum and its action are expected')
  expect(inOrOut(action.inputs, sum, text)[0]?.slot).toBe(meant)
})
