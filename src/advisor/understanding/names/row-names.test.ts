import { expect, test } from 'vitest'
import { readMessage } from '#advisor/understanding/reading/reading.ts'
import { earnerBefore, payLabel, rowName } from './row-names.ts'

test.each([
  ['Car ins', 'Car insurance'],
  ['Elec', 'Electric'],
  ['Inspection', 'Inspection'],
  ["Rent's", 'Rent'],
  ["Kohl's", "Kohl's"],
  ['CS', 'Child support'],
])('%s is spelt out', (written, name) => expect(rowName(written, 'expenseItem')).toBe(name))

test.each([
  ['401k besides', 'asset', '401k'],
  ['Rent alone', 'expenseItem', 'Rent'],
  ['Disney tho', 'goalTarget', 'Disney'],
  ['Mother', 'expenseItem', 'Support for mother'],
  ['Life', 'expenseItem', 'Expense'],
  ['Life insurance', 'expenseItem', 'Life insurance'],
  ['Cash', 'asset', 'Cash'],
  ['Hourly', 'income', 'Salary'],
  ['So', 'income', 'Salary'],
  ['Junior', 'income', 'Salary'],
  ['Junior league', 'income', 'Junior league'],
  ['Parents send', 'income', 'Parents'],
] as const)('%s of an %s is called %s', (written, role, name) => expect(rowName(written, role)).toBe(name))

test('what a place costs is its rent, what it is worth is not', () => {
  expect(rowName('New place', 'expenseItem')).toBe('Rent')
  expect(rowName('Place', 'asset')).toBe('Place')
  expect(rowName('Room and board', 'expenseItem')).toBe('Room and board')
})

test.each([
  ['He: 49,800. Me: 47,150.', ['His pay', 'My pay']],
  ['Husband 920 a week\nme 310 a week', ["Husband's pay", 'My pay']],
  ['82k me and 56k him', ['My pay', 'His pay']],
  ['They pay me 310 a week', [null]],
  ['For her 900', [null]],
])('a person in the place of a label: %s', (text, labels) => {
  const reading = readMessage(text)
  expect(reading.amounts.map((amount) => payLabel(reading, amount))).toEqual(labels)
})

test.each([
  ['my husband lost his job, im a baker making 41k', 'My pay'],
  ["she is between jobs and i'm paid 41k", 'My pay'],
  ['i am home with the kids and he makes 41k', 'His pay'],
])('%s: pay is called after whoever was named last', (text, name) => {
  const reading = readMessage(text)
  const amount = reading.amounts.find(({ value }) => value === 41_000)
  expect(amount && earnerBefore(reading, amount)).toBe(name)
})
