import { expect, test } from 'vitest'
import { owing, owning, snapshotWith, spending } from '#advisor/planning/testing/rows.ts'
import { respond } from './respond.ts'
import { newTurn, seen } from './testing/turns.ts'

function ask(text: string, income: number | null, cash: number) {
  const rows = {
    expenses: [spending(1, 'Groceries', 900), spending(2, 'Property tax', 500)],
    assets: [
      owning(1, 'Credit union', cash, 'Cash and Equivalents'),
      owning(2, 'IRA', 90_000, 'Retirement Accounts'),
    ],
    liabilities: [owing(1, 'Visa', 2000, 22)],
  }
  const snapshot = snapshotWith(rows)
  return seen(
    respond(newTurn(text, { snapshot: { ...snapshot, profile: { ...snapshot.profile, income } } })).content,
  )
}

test.each([
  'So am I going to be ok or not',
  'will we be ok?',
  'be honest, are we okay financially?',
  'am i gonna be alright',
])('by what is stored: %s', (text) => {
  const said = ask(text, 2_400_000, 9000)
  expect(said).toMatch(/^Yes, I think so: \$600 is left each month after \$1,400 of bills\./)
  expect(said).toMatch(/\$9,000 in cash covers 6\.4 months of bills/)
  expect(said).toMatch(/\$90,000/)
})

test('what is missing is said plainly', () => {
  expect(ask('will i be ok', 2_400_000, 700)).toMatch(
    /^Month by month yes, if nothing goes wrong: \$600 is left/,
  )
  expect(ask('will i be ok', 1_200_000, 4000)).toMatch(
    /^Not as things stand: you're \$400 short each month, .* \$4,000 in cash carries that for 10 months/,
  )
  expect(ask('will i be ok', null, 4000)).toMatch(/^I can say that once I know more\. .*\?$/)
})

test('something else that is asked is not this', () =>
  expect(ask('will i be ok if i lose my job', 2_400_000, 9000)).not.toMatch(/^Yes, I think so/))
