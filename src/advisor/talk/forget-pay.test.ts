import { expect, test } from 'vitest'
import { freshDialogue } from '#advisor/dialogue.ts'
import type { Fact } from '#advisor/facts.ts'
import { isForgotten } from '#advisor/figures/sum-record.ts'
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

test('an offered pay is not the pay that is over, and neither is a cost that looks like a digit of it', () => {
  const told = 'i make 48,000'
  const text = `${told} with 8 at work, offered 71k`
  const offer = sumRecord('pay-conversion', { pay: ['money', 7_100_000] }, {}, { id: 's1' })
  const own = sumRecord('pay-conversion', { pay: ['money', 400_000] }, {}, { id: 's2' })
  const last = sumRecord('loan-payment', { principal: ['money', 900_000] }, {}, { id: 's3' })
  const heard = hearNumbers(text, readNumbers(text))
  const focus = [payOf(4_800_000, told)]
  const dialogue = { ...freshDialogue, focus, sums: [offer, own, last], numbers: heard }
  const after = forgetPay(dialogue, [payOf(0, 'they let me go')])
  expect(after.sums.map(({ id }) => id)).toEqual(['s1', 's3'])
  expect(after.numbers.map(({ quote }) => quote)).toEqual(['8', '71k'])
})

test('a sum that took the pay from what is stored is forgotten, whatever its input is called', () => {
  const record = sumRecord('debt-to-income', { whole: ['money', 400_000] }, {}, { id: 's1' })
  const source = { kind: 'profile', field: 'income', pay: 'unsaid' } as const
  const whole = { label: 'Gross income a month', unit: 'money', value: 400_000, source } as const
  const dialogue = { ...freshDialogue, sums: [{ ...record, inputs: { whole } }] }
  expect(forgetPay(dialogue, [payOf(0, 'they let me go')]).sums.filter((sum) => !isForgotten(sum))).toEqual(
    [],
  )
})
