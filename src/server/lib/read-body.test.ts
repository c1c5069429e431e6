import { expect, test } from 'vitest'
import { profile } from '#contract/profile.ts'
import { readBody } from './read-body.ts'

const date = '2026-01-01'
const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, category: 'Rent', amount: 12.5, date }))
const read = (body: unknown) => readBody(profile.save.body, profile.save, body)

test('long lists are read like short ones, beside everything else', async () => {
  const otherData = { expenseItems: rows(1500), incomeItems: [], mine: 'kept', version: 3 }
  const body = { savings: 5, version: 2, otherData }
  expect(await read(body)).toEqual({
    savings: 500,
    version: 2,
    otherData: { ...otherData, expenseItems: rows(1500).map((row) => ({ ...row, amount: 1250 })) },
  })
})

test.each([
  ['a bad row', rows(1500).with(1400, { id: 1, category: '', amount: 1, date }), 'Category is required'],
  ['two of one id', [...rows(1500), ...rows(1)], 'Two rows of a list have the same id'],
  ['too many', rows(5001), 'A budget list can hold at most 5,000 rows'],
])('%s among many is refused', async (_, expenseItems, message) => {
  await expect(read({ otherData: { expenseItems } })).rejects.toMatchObject({ status: 400, message })
})

test('what is wrong beside long lists is refused, too, and where it stands is named', async () => {
  const otherData = { expenseItems: rows(1500), incomeItems: 'none' }
  await expect(read({ otherData })).rejects.toMatchObject({ issues: [{ path: 'otherData.incomeItems' }] })
  const bad = { expenseItems: rows(1500).with(1400, { id: 1401, category: 'x', amount: -1, date }) }
  await expect(read({ otherData: bad })).rejects.toMatchObject({
    issues: [{ path: 'otherData.expenseItems.1400.amount' }],
  })
})
