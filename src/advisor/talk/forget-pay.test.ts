import { expect, test } from 'vitest'
import { freshDialogue } from '#advisor/dialogue.ts'
import type { Fact } from '#advisor/facts.ts'
import { hearNumbers } from '#advisor/reading/heard.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { forgetPay } from './forget-pay.ts'

const payOf = (value: number, quote: string): Fact => ({
  change: { kind: 'profile', field: 'income', value },
  decision: 'save',
  quote,
  span: { start: 0, end: quote.length },
})

test('what rested on pay that is over is forgotten, and nothing else', () => {
  const told = 'i make 48,000'
  const heard = hearNumbers(`${told} and pay 900 rent`, readNumbers(`${told} and pay 900 rent`))
  const raise = sumRecord('raise', { salary: ['money', 4_800_000] }, {}, { id: 's1' })
  const car = sumRecord('loan-payment', { principal: ['money', 900_000] }, {}, { id: 's2' })
  const dialogue = { ...freshDialogue, focus: [payOf(4_800_000, told)], sums: [raise, car], numbers: heard }
  const after = forgetPay(dialogue, [payOf(0, 'they let me go')])
  expect(after.sums.map(({ id }) => id)).toEqual(['s2'])
  expect(after.numbers.map(({ quote }) => quote)).toEqual(['900'])
  expect(forgetPay(dialogue, []).sums).toHaveLength(2)
})
