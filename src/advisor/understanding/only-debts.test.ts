import { expect, test } from 'vitest'
import { readOnlyDebts } from './only-debts.ts'
import { readMessage } from './reading.ts'

test.each([
  ["9,900 on my student loan and that's all i owe", true],
  ['Visa 3k and a car loan of 8k. Those are my only debts.', true],
  ['I owe 4k on the truck, otherwise debt free', true],
  ['no debt besides 3k on the Visa', true],
  ["Visa 3,420, Lowe's store card 1,180, nothing else.", true],
  ['Debt: just the mortgage, 120k', true],
  ['I owe 3k on the Visa', false],
  ["My sister owes 3k and that's all she owes", false],
  ["Three things I want: pay off the Visa, fix the bath. That's it.", false],
])('%s: %s', (text, expected) => expect(readOnlyDebts(readMessage(text))).toBe(expected))
