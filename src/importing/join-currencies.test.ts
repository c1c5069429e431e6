import { expect, test } from 'vitest'
import { guessMapping } from './mapping.ts'
import { openFile } from './open-file.ts'
import { readRows } from './read-rows.ts'

const header = '"Account Number","Transaction Date","Description 1","CAD$","USD$"'

function read(...lines: string[]) {
  const table = openFile(new TextEncoder().encode([header, ...lines].join('\n')))
  const { mapping } = guessMapping(table)
  return { roles: mapping.roles, ...readRows(table, mapping) }
}

test('an account in US dollars beside one in Canadian is named, and never added to it', () => {
  const { rows, problems, currency } = read(
    '01234-1,1/29/2026,TIM HORTONS,-4.10,',
    '01234-1,1/15/2026,RENT,-1500.00,',
    '01234-2,1/12/2026,CHEVRON,,-41.15',
  )
  expect(currency).toBe('CAD')
  expect(rows.map(({ amount }) => amount)).toEqual([-410, -150_000])
  expect(problems).toEqual([{ row: 3, message: 'It is in USD, and most others are in CAD.' }])
})

test('a row with an amount in both, or in none, is not guessed', () => {
  const { rows, problems } = read(
    '01234-1,1/29/2026,TIM HORTONS,-4.10,',
    '01234-1,1/15/2026,RENT,-1500.00,',
    '01234-1,1/12/2026,EXCHANGE,-41.15,-30.00',
  )
  expect(rows).toHaveLength(2)
  expect(problems).toEqual([{ row: 3, message: 'It has no amount.' }])
})

test('a single column is an amount like any other', () => {
  const table = openFile(
    new TextEncoder().encode('Date,Description,USD$\n2026-01-29,SHOP,-4.10\n2026-01-30,SHOP,-5.10'),
  )
  expect(table.header).toEqual(['Date', 'Description', 'USD$'])
  expect(guessMapping(table).mapping.roles).toEqual(['date', 'payee', 'amount'])
})
