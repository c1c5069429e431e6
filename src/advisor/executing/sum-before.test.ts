import { expect, test } from 'vitest'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { bare } from './bare-action.ts'
import { sumBefore } from './sum-before.ts'

const record = (id: string, kind: string, missing?: string): SumRecord => ({
  id,
  kind,
  inputs: {},
  results: {},
  ...(missing !== undefined && { missing }),
})

test('what is still asked for is answered, whatever was worked out before', () => {
  const sums = [record('s1', 'loan-payment'), record('s2', 'loan-payment', 'rate')]
  const action = { ...bare('loan-payment'), from: 's2' }
  expect(sumBefore({ text: '7%', sums }, action)?.id).toBe('s2')
})

test('the sum that the mind points at is believed, whatever was made since', () => {
  const sums = [record('s1', 'debt-order'), record('s2', 'debt-payoff'), record('s3', 'debt-payoff')]
  const action = { ...bare('debt-payoff'), from: 's2' }
  expect(sumBefore({ text: 'and another 200', sums }, action)?.id).toBe('s2')
  expect(sumBefore({ text: 'and another 200', sums }, bare('debt-payoff'))?.id).toBe('s3')
})

test('an amount that is pointed at is no sum that the message goes on from', () => {
  const sums = [record('s1', 'retirement-projection')]
  const after = (text: string) => sumBefore({ text, sums }, bare('growth'))?.id ?? null
  expect(after('what does that come to in ten years')).toBe('s1')
  expect(after('say we invest that 900 a month')).toBeNull()
})

test('a sure reading that goes on from nothing does so, whatever the words point at', () => {
  const sums = [record('s1', 'goal-payment')]
  const text = 'what does that alone grow to by then'
  expect(sumBefore({ text, sums, isSure: true }, bare('growth'))).toBeNull()
  expect(sumBefore({ text, sums }, bare('growth'))?.id).toBe('s1')
  expect(sumBefore({ text, sums, isSure: true }, { ...bare('growth'), from: 's1' })?.id).toBe('s1')
})
