import { expect, test } from 'vitest'
import { FigureSheet } from '#advisor/grounding/figures.ts'
import { readText } from '#advisor/grounding/print.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { tellEach } from './for-each.ts'

const shared = (words: string) =>
  sumRecord(
    'quotient',
    { amount: ['money', 180_000], by: ['count', 3] },
    { each: ['money', 60_000] },
    { words },
  )
const saving = sumRecord('goal-payment', {}, { monthly: ['money', 45_000] }, { id: 's2' })
const told = (question: string, words = 'three of us split the rent') => {
  const each = tellEach(question, saving, [shared(words)], new FigureSheet())
  return each && readText(each)
}

test('what each has to pay goes by how many something was split before', () => {
  expect(told('how much is that a month each')).toBe('$150 a month each: $450 shared by 3.')
  expect(told('how much is that each month')).toBeNull()
  expect(told('how much is that each', 'what is it a quarter')).toBeNull()
})
