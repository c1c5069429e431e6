import { expect, test } from 'vitest'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { besideStored } from './beside-stored.ts'

const expenses = [
  { id: 1, category: 'Rent', amount: 140_000 },
  { id: 2, category: 'Groceries', amount: 42_000 },
] as never

/** The names of the stored costs that are counted with those of the message. */
function addedTo(text: string) {
  const sum = findSum('budget-summary')
  if (!sum) throw new Error('There is no such sum')
  const inputs = readNumbers(text).map((number) => ({
    slot: 'expenses',
    value: { kind: 'number' as const, number },
  }))
  return besideStored(inputs, sum, text, { expenses }).flatMap(({ value }) =>
    value.kind === 'row' ? [value.row.name] : [],
  )
}

test('a cost that is tried out comes beside the others', () => {
  expect(addedTo('if gas is 150 a month, how much is left?')).toEqual(['Rent', 'Groceries'])
})

test('it stands for the one of its name', () => {
  expect(addedTo('if groceries are 500 and gas 150, how much is left?')).toEqual(['Rent'])
})

test.each(['if my expenses are 2,000, how much is left?', 'gas is 150 a month, how much is left?'])(
  'a whole, or what is told, is all there is: %s',
  (text) => {
    expect(addedTo(text)).toEqual([])
  },
)
