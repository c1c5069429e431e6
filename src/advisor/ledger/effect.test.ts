import { describe, expect, test } from 'vitest'
import { type Effect, takeBack } from './effect.ts'

const effect = (place: Effect['place'], before: unknown, after: unknown): Effect => ({
  place,
  field: null,
  itemId: 1,
  before,
  after,
  changeId: null,
})

describe('taking back what a fact changed', () => {
  const row = { id: 1, name: 'Visa', amount: 100, notes: null, updatedAt: 'a' }

  test.each<[string, unknown, unknown, unknown, unknown]>([
    ['a value that is still there', 5, 7, 7, 5],
    ['a first value', null, 7, 7, null],
    ['a value that was changed', 5, 7, 8, undefined],
    ['a value that was cleared', 5, 7, null, undefined],
  ])('%s', (_, before, after, current, result) => {
    expect(takeBack(effect('birthYear', before, after), current)).toEqual(result)
  })

  test.each<[string, unknown, unknown, unknown, unknown]>([
    ['an added row', null, row, { ...row, updatedAt: 'b' }, null],
    ['an added row that was edited', null, row, { ...row, notes: 'x' }, undefined],
    ['an added row that is gone', null, row, null, undefined],
    ['a removed row', row, null, null, row],
    ['a removed row that is there again', row, null, row, undefined],
    ['a changed row', row, { ...row, amount: 200 }, { ...row, amount: 200 }, row],
    [
      'a changed row with another edit',
      row,
      { ...row, amount: 200 },
      { ...row, amount: 200, notes: 'x' },
      { ...row, notes: 'x' },
    ],
    [
      'a changed row that was changed again',
      row,
      { ...row, amount: 200 },
      { ...row, amount: 300 },
      undefined,
    ],
    ['a changed row that is gone', row, { ...row, amount: 200 }, null, undefined],
  ])('%s', (_, before, after, current, result) => {
    expect(takeBack(effect('liabilities', before, after), current)).toEqual(result)
  })
})
