import { expect, test } from 'vitest'
import type { Value } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { saidAnew } from './said-anew.ts'

const expenses = [
  { id: 1, category: 'Rent', amount: 140_000 },
  { id: 2, category: 'Groceries', amount: 42_000 },
  { id: 3, category: 'Gas', amount: 9000 },
] as never
const budget = { ...sumRecord('budget-summary', {}, { left: ['money', 90_000] }), id: 's1' }

/** What a sum takes, after a budget, for one number that was read as coming on top. */
function change(name: 'budget-summary' | 'what-if', text: string) {
  const sum = findSum(name)
  if (!sum) throw new Error('There is no such sum')
  const { numbers } = mindedAs(text, [name])
  const inputs = numbers.map((number) => {
    const right: Value = { kind: 'number', number }
    const value: Value = { kind: 'operation', operator: 'add', left: { kind: 'before' }, right }
    return { slot: name === 'what-if' ? 'moreExpense' : 'expenses', value }
  })
  return saidAnew(inputs, sum, numbers, text, { snapshot: { expenses }, from: budget })
}
const countOf = (text: string) => change('budget-summary', text).length
const slotOf = (text: string) => change('what-if', text)[0]

test.each(['the landlord wants 1,525 rent from may. then?', 'actually groceries are 510. whats left'])(
  'a cost of that name is replaced: %s',
  (text) => {
    expect(countOf(text)).toBe(3)
  },
)

test.each(['and 60 more for groceries', 'i forgot netflix, 18', 'rent goes up by 75. whats left'])(
  'what comes on top stays so: %s',
  (text) => {
    expect(countOf(text)).toBe(1)
    expect(change('budget-summary', text)[0]?.value.kind).toBe('operation')
  },
)

test('a cost that would be another one changes by the difference', () => {
  expect(slotOf('what if rent drops to 1,250')).toMatchObject({
    slot: 'lessExpense',
    value: { operator: 'take' },
  })
  expect(slotOf('what if gas is 130')).toMatchObject({ slot: 'moreExpense', value: { operator: 'take' } })
  expect(slotOf('what if i pay 130 for a gym')).toMatchObject({ value: { operator: 'add' } })
})
