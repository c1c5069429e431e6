import { expect, test } from 'vitest'
import { endsOf } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { houseCosts } from './house-costs.ts'

/** What fills each input, where the mind put the numbers there. */
function filled(text: string, slots: string[], name = 'house-payment') {
  const { readings, numbers } = mindedAs(text, [name], slots)
  const sum = findSum(name)
  if (!sum) throw new Error('There is no such sum')
  return houseCosts(readings[0]?.actions[0]?.inputs ?? [], sum, numbers, text, []).map(({ slot, value }) =>
    [
      slot,
      ...endsOf(value).map((end) =>
        end.kind === 'number' ? end.number.value : end.kind === 'constant' ? end.value : null,
      ),
    ].join(' '),
  )
}

test('what a home costs beside its loan goes where it is named', () => {
  expect(filled('a 240k condo, hoa 265, taxes 220', ['price', 'tax', 'insurance'])).toEqual([
    'price 240000',
    'dues 265',
    'tax 220',
  ])
  expect(filled('a 325k house, taxes there are 1.2%, 1,700 for insurance', ['price', '', 'tax'])).toEqual([
    'price 325000',
    'tax 325000 1.2',
    'insurance 1700',
  ])
  expect(filled('4,800 a year property tax and 1,500 insurance', ['tax', 'insurance'])).toEqual([
    'tax 4800',
    'insurance 1500',
  ])
  expect(filled('a 325k house, hoa 80 and pmi about 140 a month', ['price', 'dues', 'tax'])).toEqual([
    'price 325000',
    'dues 80 140',
    'pmi 0',
  ])
})

test('what is named together, or of another sum, stays as it was read', () => {
  expect(filled('a 325k house, taxes and insurance 560', ['price', 'dues'])).toEqual([
    'price 325000',
    'dues 560',
  ])
  expect(filled('pay 60k, taxes 9,000', ['income', 'expenses'], 'budget-summary')).toEqual([
    'income 60000',
    'expenses 9000',
  ])
})
