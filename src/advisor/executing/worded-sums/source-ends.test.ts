import { expect, test } from 'vitest'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { sourceEnds } from './source-ends.ts'

function gone(text: string, ...sources: string[]) {
  const date = '2026-11-01'
  const income = sources.map((source, at) => ({ id: at + 1, source, amount: 500_000 - at * 100_000, date }))
  const expenses = [{ id: 1, category: 'Daycare', amount: 120_000, date }]
  const snapshot = { ...emptySnapshot(), income, expenses }
  const action = sourceEnds({ text, minded: mindedAs(text, ['what-if']), snapshot, sums: [] })
  return (
    action?.inputs.map(({ slot, value }) => `${slot} ${value.kind === 'row' ? value.row.name : ''}`) ?? null
  )
}

test.each([
  ['what if my wife stays home', ["lessIncome Wife's pay", 'lessExpense Daycare']],
  ['could we manage if i stayed home', ['lessIncome My pay', 'lessExpense Daycare']],
  ['and if she lost her job', ["lessIncome Wife's pay"]],
  ['what would we have without her pay', ["lessIncome Wife's pay"]],
  ['could she quit her second job', null],
  ['would it make sense for her to quit', ["lessIncome Wife's pay"]],
])('%s', (text, rows) => expect(gone(text, 'My pay', "Wife's pay")).toEqual(rows))

test.each([
  ['if i quit the second job what do i lose', ['lessIncome Drive uber']],
  ['what if i stop driving', ['lessIncome Drive uber']],
  ['if i dropped by the office', null],
  ['i quit the second job', null],
  ['if i stop driving to work, gas is 180 a month', null],
])('%s', (text, rows) => expect(gone(text, 'Salary', 'Drive uber')).toEqual(rows))

test('of one source there is nothing to tell apart', () =>
  expect(gone('what if i quit', 'Salary')).toBeNull())
