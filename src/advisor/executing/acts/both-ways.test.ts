import { expect, test } from 'vitest'
import { byFormula, FigureSheet } from '#advisor/grounding/figures.ts'
import { readText } from '#advisor/grounding/print.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { tellBothWays } from './both-ways.ts'

const money = (label: string, value: number) =>
  ({ label, unit: 'money', value, source: byFormula('so', []) }) as const
const renewed: SumRecord = {
  id: 's1',
  kind: 'refinance',
  inputs: {},
  results: {
    payment: money('New payment', 142_946),
    oldPayment: money('Payment now', 167_338),
    oldInterest: money('Interest as it is', 3_000_000),
    newInterest: money('Interest with the new loan', 2_700_000),
    oldTotal: money('Paid in all as it is', 9_000_000),
    newTotal: money('Paid in all with the new loan', 8_800_000),
  },
}
const told = (said: string) =>
  tellBothWays(new FigureSheet(), said, renewed)
    ?.answer.map((words) => readText(words))
    .join(' ') ?? null

test.each([
  [
    'how much is the payment now and what would it be',
    '$1,673.38 a month if you stay, $1,429.46 with the new one: $243.92 less.',
  ],
  ['old payment vs new payment?', '$1,673.38 a month if you stay, $1,429.46 with the new one: $243.92 less.'],
  ['and total interest each way', '$30,000 if you stay, $27,000 with the new one: $3,000 less.'],
  [
    'what do we pay in total, old vs new',
    '$90,000 if you stay, $88,000 with the new one and its costs: $2,000 less.',
  ],
])('%s', (said, answer) => expect(told(said)).toBe(answer))

test.each(['what is the payment', 'how much interest is it', 'which is better'])(
  '%s asks for no two',
  (said) => expect(told(said)).toBeNull(),
)
