import { expect, test } from 'vitest'
import type { Value } from '#advisor/minding/minded.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { fromBoth, withMatch } from './with-match.ts'

const words = 'i put in 400 a month and they match 150. what will i have at 66'
const from = sumRecord('retirement-projection', { monthly: ['money', 55_000] }, {}, { words })

function monthly(text: string) {
  const inputs = readNumbers(text).map((number) => ({
    slot: 'monthly',
    value: { kind: 'number', number } satisfies Value,
  }))
  return withMatch(inputs, text, from).map(({ value }) => value.kind === 'number' && value.number.value)
}

test('what an employer adds stays when the own part changes', () => {
  expect(monthly('what if i do 600')).toEqual([600, 150])
  expect(monthly('600 with the match')).toEqual([600])
})

test('what is put in and matched goes in together', () => {
  const told = sumRecord(
    'employer-match',
    { percent: ['percent', 8] },
    { month: ['money', 30_000], both: ['money', 720_000] },
  )
  const monthly = (name: string): Value => ({ kind: 'figure', sum: told.id, name })
  const of = (...names: string[]) =>
    fromBoth(
      names.map((name) => ({ slot: 'monthly', value: monthly(name) })),
      [told],
    )
  const both = { operator: 'over', left: { name: 'both' }, right: { value: 12 } }
  expect(of('month')).toMatchObject([{ value: both }])
  expect(of('month', 'matchMonth')).toMatchObject([{ value: both }])
  expect(of('salary')).toMatchObject([{ value: { kind: 'figure', name: 'salary' } }])
})
