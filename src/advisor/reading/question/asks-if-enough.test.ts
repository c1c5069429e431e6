import { expect, test } from 'vitest'
import { makeSum } from '#advisor/executing/testing/made-sum.ts'
import { readText } from '#advisor/grounding/print.ts'

test.each([
  ['71,000 less the 54,700, do i have enough?', 'Yes, with $16,300 to spare: $71,000 less $54,700.'],
  ['16,300 for the 20,400 of bills, am i good', "No, you'd be $4,100 short: $16,300 against $20,400."],
  ['71,000 less the 54,700, whats left', '$16,300: $71,000 less $54,700.'],
])('%s', (text, answer) =>
  expect(readText(makeSum('difference', text, ['amount', 'take']).worked.answer[0] ?? [])).toBe(answer),
)
