import { expect, test } from 'vitest'
import { countDrawn } from './use-row-count.ts'

const rows = (...ids: number[]) => ids.map((id) => ({ id }))
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
const placesOf = (ids: number[]) => new Map(ids.map((id, at) => [id, at]))

test('ten rows are made at once', () => {
  expect(countDrawn(rows(...upTo(25)), new Map())).toEqual({ count: 10, fresh: 10 })
  expect(countDrawn(rows(...upTo(25)), placesOf(upTo(10)))).toEqual({ count: 20, fresh: 10 })
  expect(countDrawn(rows(...upTo(25)), placesOf(upTo(25)))).toEqual({ count: 25, fresh: 0 })
})

test('rows that stay while others are filtered out are free', () => {
  const even = upTo(50).filter((id) => id % 2 === 0)
  expect(countDrawn(rows(...even), placesOf(upTo(50)))).toEqual({ count: 25, fresh: 0 })
})

test('one that is added among many leaves the others where they are', () => {
  expect(countDrawn(rows(99, ...upTo(50)), placesOf(upTo(50)))).toEqual({ count: 51, fresh: 1 })
})

test('another order moves rows, ten at once', () => {
  expect(countDrawn(rows(...upTo(50).toReversed()), placesOf(upTo(50)))).toEqual({ count: 11, fresh: 10 })
})
